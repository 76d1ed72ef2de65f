import LayoutModel
import Features
import LanguageServerProtocol
import Synchronization

/// The folders that the person has open, and what is known of the files in them.
final class Workspace: Sendable {
    /// The folders' paths in the client's order.
    private let folders = Mutex<[String]>([])
    /// The files of the folders when they were last listed; nil where that may not be so any more.
    private let listed = Mutex(Listing())
    /// Whether the client tells of every file that comes, goes or changes.
    private let isWatched = Mutex(false)
    let symbols = FileCache<[SymbolInformation]>()
    let findings = FileCache<FileFindings>()
    private let targets = LinkTargets()

    private struct Listing {
        var paths: [String]?
        /// How often it has been forgotten, so that a list that was made meanwhile does not count.
        var forgotten = 0
    }

    var paths: [String] { folders.withLock { $0 } }

    func change(adding added: [WorkspaceFolder], removing removed: [WorkspaceFolder] = []) {
        let gone = Set(removed.compactMap { DocumentURI.filePath(of: $0.uri) })
        let new = added.compactMap { DocumentURI.filePath(of: $0.uri) }
        folders.withLock { folders in
            folders.removeAll { gone.contains($0) }
            for path in new where !folders.contains(path) { folders.append(path) }
        }
        forgetFiles()
    }

    /// The innermost of the folders in which a file lies.
    func folder(ofFileAt path: String) -> String? {
        paths.filter { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }.max { $0.count < $1.count }
    }

    /// Whether the client tells of every file that comes, goes or changes.
    var isWatchedByClient: Bool { isWatched.withLock { $0 } }

    /// The files to which documents may refer, by their names. Nil once `flag` is set.
    func linkTargets(_ flag: CancellationFlag) -> [String: String]? { targets.paths(below: paths, flag) }

    /// The client tells from now on of files that come and go.
    func beginWatching() { isWatched.withLock { $0 = true } }

    /// Files have come, gone or changed.
    func forgetFiles() {
        listed.withLock { listed in
            listed.paths = nil
            listed.forgotten += 1
        }
        targets.forget()
    }

    /// The paths of our files in the folders. Where the client watches them, the folders are read only after it told of a change. Nil once
    /// `flag` is set.
    func files(_ formats: FormatRegistry, _ flag: CancellationFlag) -> [String]? {
        let known = listed.withLock { $0 }
        if let paths = known.paths { return paths }
        let found = WorkspaceFiles.paths(below: paths, flag: flag) { formats.format(path: $0) != nil }
        guard let found else { return nil }
        symbols.keep(only: Set(found))
        findings.keep(only: Set(found))
        if isWatched.withLock({ $0 }) {
            listed.withLock { listed in
                if listed.forgotten == known.forgotten { listed.paths = found }
            }
        }
        return found
    }
}
