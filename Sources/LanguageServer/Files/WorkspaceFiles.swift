import LayoutModel
import POSIX

/// Searches the folders of a workspace.
enum WorkspaceFiles {
    /// The most files and folders that are visited. The limit bounds the time for a folder such as a home directory.
    static let mostEntries = 50_000

    /// The paths of the files that `isWanted` accepts, in the order of the folders and then by name.
    ///
    /// Skips hidden files and folders. Symbolic links to folders are not followed, as they may form a cycle.
    ///
    /// - Parameters:
    ///   - isEntered: whether a folder is searched.
    ///   - onLink: called with each symbolic link that is not wanted.
    ///   - onInvalidName: called with each wanted file or folder whose name is not UTF-8.
    ///   - onLimit: called if there is more than is visited.
    static func paths(
        below folders: [String], most: Int = mostEntries, _ cancellation: Cancellation, isWanted: (String) -> Bool,
        isEntered: (String) -> Bool = { _ in true }, onLink: (String) -> Void = { _ in },
        onInvalidName: (String) -> Void = { _ in },
        onLimit: () -> Void = {}
    ) throws(Cancelled) -> [String] {
        var found: [String] = []
        var visited = 0
        var entered: Set<String> = []
        var waiting: [String] = folders.reversed()
        while let folder = waiting.popLast(), visited < most {
            try cancellation.check()
            guard entered.insert(folder).inserted, let entries = try? FolderEntries(of: folder) else { continue }
            var below: [String] = []
            let prefix = folder.hasSuffix("/") ? folder : folder + "/"
            for (name, isFolder) in entries.invalid where !name.hasPrefix(".") && (isFolder || isWanted(prefix + name))
            {
                onInvalidName(prefix + name)
            }
            for name in entries.names.sorted() where !name.hasPrefix(".") && visited < most {
                visited += 1
                let path = prefix + name
                if isWanted(path), FileStamp(path) != nil {
                    found.append(path)
                } else {
                    switch kind(of: path) {
                    case S_IFDIR: if isEntered(path) { below.append(path) }
                    case S_IFLNK: onLink(path)
                    default: break
                    }
                }
            }
            waiting += below.reversed()
        }
        if visited >= most { onLimit() }
        return found
    }

    /// What is at a path itself, as `st_mode` says; nil for nothing.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
