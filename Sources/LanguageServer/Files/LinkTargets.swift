import Features
import Synchronization

/// The files to which documents may refer, by their names, as they were a moment ago.
final class LinkTargets: Sendable {
    private let known = Mutex(Known())

    private struct Known {
        var list: (paths: [String: String], folders: [String], made: ContinuousClock.Instant)?
        /// How often it has been forgotten, so that a list that was made meanwhile does not count.
        var forgotten = 0
    }

    /// So long they count as what is there: an editor asks for links again with every change of a document.
    private static let lifetime = Duration.seconds(10)

    /// Files have come, gone or changed.
    func forget() {
        known.withLock { known in
            known.list = nil
            known.forgotten += 1
        }
    }

    /// The path by name; for a picture that of the list of its contents. Of several of one name the first counts. Nil once `flag` is set.
    func paths(below folders: [String], _ flag: CancellationFlag) -> [String: String]? {
        let before = known.withLock { $0 }
        if let list = before.list, list.folders == folders, .now - list.made < Self.lifetime { return list.paths }
        let found = WorkspaceFiles.paths(below: folders, flag: flag) { path in
            Self.name(of: path).map(DocumentLinks.mayBeMeant) ?? false
        }
        guard let found else { return nil }
        let paths = Dictionary(found.compactMap { path in Self.name(of: path).map { ($0, path) } }) { first, _ in first
        }
        known.withLock { known in
            if known.forgotten == before.forgotten { known.list = (paths, folders, .now) }
        }
        return paths
    }

    /// The name of a file; for the contents of an image set that of its folder.
    private static func name(of path: String) -> String? {
        let parts = path.split(separator: "/").suffix(2)
        guard let last = parts.last else { return nil }
        if last == "Contents.json", let folder = parts.first, folder.hasSuffix(".imageset") { return String(folder) }
        return String(last)
    }
}
