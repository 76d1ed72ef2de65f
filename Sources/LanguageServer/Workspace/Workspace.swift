import Features
import LanguageServerProtocol
import LayoutModel
import Synchronization

/// The folders that are open in the editor, with cached results for the files in them.
final class Workspace: Sendable {
    /// The paths of the folders, in the client's order.
    private let paths = Mutex<[String]>([])
    private let isWatched = Mutex(false)
    private let listing = FolderSearch<[String]>()
    private let targets = FolderSearch<[String: String]>()
    private let uncompiled = FolderSearch<UncompiledFiles>()
    let symbols = FileCache<[SymbolInformation]>()
    let findings = FileCache<FileFindings>()
    /// The problems that were reported. The folders are searched again and again.
    private let reported = Mutex<Set<String>>([])
    private let onProblem: @Sendable (String) -> Void

    /// - Parameter onProblem: called once with a sentence about each file that cannot be read because of its name.
    init(onProblem: @escaping @Sendable (String) -> Void = { _ in }) {
        self.onProblem = onProblem
    }

    var folders: [String] { paths.withLock { $0 } }

    func change(adding added: [WorkspaceFolder], removing removed: [WorkspaceFolder] = []) {
        let old = Set(removed.compactMap { DocumentURI.filePath(of: $0.uri) })
        let new = added.compactMap { DocumentURI.filePath(of: $0.uri) }
        paths.withLock { paths in
            paths.removeAll { old.contains($0) }
            for path in new where !paths.contains(path) { paths.append(path) }
        }
        forgetFiles()
    }

    /// Tells the user about a problem once.
    func report(_ problem: String) {
        if reported.withLock({ $0.insert(problem).inserted }) { onProblem(problem) }
    }

    /// The innermost folder that contains a file.
    func folder(ofFileAt path: String) -> String? {
        folders.filter { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }.max { $0.count < $1.count }
    }

    /// Whether the client reports each file that is created, deleted or changed.
    var isWatchedByClient: Bool { isWatched.withLock { $0 } }

    /// Notes that the client reports changes of files from now on. Earlier changes may have been missed.
    func beginWatching() {
        isWatched.withLock { $0 = true }
        forgetFiles()
    }

    /// Forgets lists of files after some were created, deleted or changed.
    func forgetFiles() {
        listing.forget()
        targets.forget()
        forgetUncompiledFiles()
    }

    /// The files that no target of an Xcode project compiles, as of the last time that declarations were read.
    func uncompiledFiles() -> UncompiledFiles {
        uncancelled { (never) throws(Cancelled) in try uncompiled.result(keptFor: nil) { UncompiledFiles() } }
    }

    /// Forgets what Xcode projects compile, to be asked for again.
    func forgetUncompiledFiles() { uncompiled.forget() }

    /// The files to which links in documents can lead, by name.
    func linkTargets(_ cancellation: Cancellation) throws(Cancelled) -> [String: String] {
        try targets.result(keptFor: LinkTargets.lifetime) { () throws(Cancelled) in
            try LinkTargets.paths(below: folders, cancellation)
        }
    }

    /// The paths of the files that a format reads. If the client watches files, the folders are searched only after it
    /// reported a change.
    func files(_ formats: FormatRegistry, _ cancellation: Cancellation) throws(Cancelled) -> [String] {
        try listing.result(keptFor: isWatchedByClient ? nil : .zero) { () throws(Cancelled) in
            let found = try WorkspaceFiles.paths(
                below: folders, cancellation, isWanted: { formats.format(path: $0) != nil },
                onInvalidName: { path in
                    guard reported.withLock({ $0.insert(path).inserted }) else { return }
                    onProblem("\"\(path)\" cannot be read: its name is not UTF-8. Rename it.")
                })
            symbols.keep(only: Set(found))
            findings.keep(only: Set(found))
            return found
        }
    }
}
