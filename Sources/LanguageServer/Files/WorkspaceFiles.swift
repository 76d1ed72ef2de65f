import POSIX

/// The files of our formats below the folders of a workspace.
enum WorkspaceFiles {
    /// How many files and folders are looked at in all, so that a folder such as a home directory costs a moment and no more.
    static let mostEntries = 50_000

    /// The paths, in the order of the folders and then of their names; nil once `flag` is set.
    ///
    /// Hidden files and folders are left out, and folders that are links, as these may lead in a circle.
    static func paths(
        below folders: [String], most: Int = mostEntries, flag: CancellationFlag, isOurs: (String) -> Bool
    ) -> [String]? {
        var found: [String] = []
        var seen = 0
        var entered: Set<String> = []
        var waiting: [String] = folders.reversed()
        while let folder = waiting.popLast(), seen < most {
            if flag.isCancelled { return nil }
            guard entered.insert(folder).inserted, let names = try? Files.names(in: folder) else { continue }
            var below: [String] = []
            for name in names.sorted() where !name.hasPrefix(".") && seen < most {
                seen += 1
                let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
                if isOurs(path), FileStamp(path) != nil {
                    found.append(path)
                } else if isRealFolder(path) {
                    below.append(path)
                }
            }
            waiting += below.reversed()
        }
        return found
    }

    private static func isRealFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
