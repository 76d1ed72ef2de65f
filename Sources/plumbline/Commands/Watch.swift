import LanguageServer
import LayoutModel
import POSIX
import Synchronization

/// Repeats a command whenever one of its files changes. It looks for changes a few times each second, because not every
/// file system reports them.
enum Watch {
    static let option = Option(
        "--watch", nil, "check again whenever a file changes; Ctrl-C ends this with the last exit status")

    private static let pauseInMicroseconds: UInt32 = 400_000
    private static let lastStatus = Atomic<Int32>(0)

    /// Runs a command until Ctrl-C, until nobody reads standard output, or until the program that started this one has
    /// ended: an editor that is killed does not end what it started.
    ///
    /// - Parameter state: the files that the command depends on.
    static func run(
        isQuiet: Bool, state: () -> [String: FileStamp], command: () throws(UsageError) -> ExitStatus
    ) throws(UsageError) -> ExitStatus {
        let parent = getppid()
        endOnInterrupt()
        var before = state()
        var status = try command()
        while !Output.isClosed {
            lastStatus.store(status.rawValue, ordering: .relaxed)
            if !isQuiet { Output.complain("watching for changes; Ctrl-C ends") }
            guard let after = changed(from: before, while: { getppid() == parent }, state) else { break }
            let path = Set(before.keys).union(after.keys).sorted().first { before[$0] != after[$0] }
            if !isQuiet, let path { Output.complain("\"\(path)\" changed") }
            before = after
            do throws(UsageError) {
                status = try command()
            } catch {
                // A file that is needed may be back at the next change.
                Output.complain(error.message)
                status = .failure
            }
        }
        return status
    }

    /// Lets Ctrl-C end the program at once.
    private static func endOnInterrupt() {
        // A signal handler may not be the first to use it.
        lastStatus.store(0, ordering: .relaxed)
        signal(SIGINT) { _ in _exit(Watch.lastStatus.load(ordering: .relaxed)) }
        // The program that started this one may have blocked the signal.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Waits until the state differs. Nil if it has to wait no longer.
    private static func changed(
        from before: [String: FileStamp], while isWanted: () -> Bool, _ state: () -> [String: FileStamp]
    ) -> [String: FileStamp]? {
        while isWanted() {
            usleep(pauseInMicroseconds)
            let after = state()
            if after != before { return after }
        }
        return nil
    }

    /// The states of files, and of the settings files in their folders and above.
    static func stamps(of paths: [String]) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        var folders: Set<String> = []
        for path in paths {
            stamps[path] = FileStamp(path)
            var folder = Files.folder(of: path)
            while folders.insert(folder).inserted {
                let settings = (folder == "/" ? "" : folder) + "/" + ProjectFile.name
                stamps[settings] = FileStamp(settings)
                folder = Files.folder(of: folder)
            }
        }
        return stamps
    }
}
