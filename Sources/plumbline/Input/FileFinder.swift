import POSIX

/// Finds files in a folder and its subfolders.
struct FileFinder {
    /// Whether a path is wanted.
    private let matches: (String) -> Bool
    /// The folders that were entered. A link may lead to one of them again.
    private var entered: Set<FileIdentity> = []
    /// The folders and files that cannot be read.
    private(set) var problems: [UsageError] = []

    init(matching matches: @escaping (String) -> Bool) {
        self.matches = matches
    }

    /// What the paths of files in a folder begin with: nothing for the current folder.
    static func prefix(of folder: String) -> String {
        if folder == "." { return "" }
        return folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// The paths, sorted by name. Each begins with ``prefix(of:)``. Hidden files and folders are skipped.
    mutating func files(in folder: String) -> [String] {
        guard let identity = FileIdentity(folder), entered.insert(identity).inserted else { return [] }
        let entries: FolderEntries
        do throws(SystemError) {
            entries = try FolderEntries(of: folder)
        } catch {
            problems.append(UsageError("The folder \"\(folder)\" cannot be read."))
            return []
        }
        var found: [String] = []
        let prefix = Self.prefix(of: folder)
        for (name, isFolder) in entries.invalid.sorted(by: { $0.name < $1.name })
        where !name.hasPrefix(".") && (isFolder || matches(prefix + name)) {
            problems.append(.notUTF8(prefix + name))
        }
        for name in entries.names.sorted() where !name.hasPrefix(".") {
            let path = prefix + name
            switch PathKind(path) {
            case .folder: found += files(in: path)
            case .file: if matches(path) { found.append(path) }
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
