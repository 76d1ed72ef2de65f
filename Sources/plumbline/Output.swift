import POSIX
import Synchronization

/// Standard output and standard error as byte streams that may be closed at any time.
enum Output {
    /// Lets a write to a closed pipe fail instead of ending the process, as `plumbline check … | head` needs.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes to standard output; says whether somebody still reads it.
    @discardableResult
    static func print(_ text: String) -> Bool {
        if FileDescriptor.standardOutput.put(text.utf8) { return true }
        let error = SystemError()
        // A reader that has seen enough has lost nothing.
        if error.code != EPIPE { problem.withLock { $0 = error } }
        return false
    }

    private static let problem = Mutex<SystemError?>(nil)

    /// Why something that was printed got lost; nil where nothing did.
    static var loss: SystemError? { problem.withLock { $0 } }

    /// Writes a line about the run itself to standard error.
    static func complain(_ message: String) {
        FileDescriptor.standardError.put("plumbline: \(message)\n".utf8)
    }

    /// Writes to standard error as it stands.
    static func note(_ text: String) {
        FileDescriptor.standardError.put(text.utf8)
    }
}
