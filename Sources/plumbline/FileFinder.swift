import POSIX

/// Finds the files of our formats below a folder.
struct FileFinder {
    /// Whether a path's ending is one of ours.
    var isOurs: (String) -> Bool
    /// Folders that were entered, by device and number, so that no link leads in a circle.
    private var entered: Set<FileIdentity> = []
    /// Folders below that could not be listed.
    private(set) var problems: [UsageError] = []

    init(isOurs: @escaping (String) -> Bool) {
        self.isOurs = isOurs
    }

    /// The paths, each the folder as given plus the path below it, in order of their names. Hidden files and folders
    /// are left out.
    mutating func files(below folder: String) -> [String] {
        guard let identity = FileIdentity(folder), entered.insert(identity).inserted else { return [] }
        let names: [String]
        do throws(SystemError) {
            names = try Files.names(in: folder)
        } catch {
            problems.append(UsageError("The folder \"\(folder)\" cannot be read."))
            return []
        }
        var found: [String] = []
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = prefix + name
            switch PathKind(path) {
            case .folder: found += files(below: path)
            case .file: if isOurs(path) { found.append(path) }
            case .stream, .missing: break
            }
        }
        return found
    }
}

private struct FileIdentity: Hashable {
    var device: UInt64
    var number: UInt64

    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
