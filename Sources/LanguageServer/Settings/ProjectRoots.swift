import POSIX

/// The projects that files belong to: the nearest folder at or above a file that has settings or a repository.
///
/// A file can use what the other files of its project declare, those in projects further below included. So a module
/// with settings of its own is a project, and the app around it still sees what the module declares.
package struct ProjectRoots {
    /// By folder; nil for folders outside of any project.
    private var known: [String: String?] = [:]

    package init() {}

    /// The folder of a file's project, without a slash at its end; nil for a file outside of any.
    ///
    /// - Parameter path: an absolute path. The file need not exist.
    /// - Complexity: O(folders above the file) for a folder that was not asked for before.
    package mutating func root(ofFileAt path: String) -> String? { root(at: Files.folder(of: path)) }

    /// The folder of the project that a folder belongs to; the folder itself if that has settings or a repository.
    package mutating func root(at folder: String) -> String? {
        if let known = known[folder] { return known }
        let root = Self.isRoot(folder) ? folder : parent(of: folder).flatMap { self.root(at: $0) }
        known[folder] = .some(root)
        return root
    }

    private func parent(of folder: String) -> String? {
        let parent = Files.folder(of: folder)
        return parent == folder || parent.isEmpty ? nil : parent
    }

    private static func isRoot(_ folder: String) -> Bool {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return Files.isThere(prefix + ProjectFile.name) || Files.isThere(prefix + ".git")
    }

    /// Whether a file is in a project's folder, or in one below.
    package static func contains(_ root: String, _ path: String) -> Bool {
        path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
}
