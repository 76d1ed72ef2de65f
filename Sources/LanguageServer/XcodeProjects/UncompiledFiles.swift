import POSIX
import Synchronization

/// The Swift files that lie beside an Xcode project and that no target compiles: what was once removed from the project
/// and not from the disk. Nobody sees their layouts, and a class of one may have the name of a class that is used.
///
/// A file belongs to the nearest folder above it with an Xcode project. Where another tool decides what is built, in a
/// folder above the file, every file counts as compiled, and so it does where a project of the repository cannot be
/// read.
package final class UncompiledFiles: Sendable {
    fileprivate struct State {
        var roots = ProjectRoots()
        /// By folder.
        var builders: [String: Builder] = [:]
        /// What the projects below a root compile.
        var compiled: [String: CompiledFiles] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether no target compiles a file. Of one that is not there, as in an old commit, that is not known.
    ///
    /// - Parameter path: an absolute path.
    /// - Complexity: the first question below a root reads the Xcode projects below it.
    package func contains(_ path: String) -> Bool {
        guard path.hasSuffix(".swift"), !path.contains(".playground/"), Files.isThere(path) else { return false }
        return state.withLock { $0.contains(path) }
    }
}

extension UncompiledFiles.State {
    fileprivate mutating func contains(_ path: String) -> Bool {
        let folder = Files.folder(of: path)
        guard let root = outermostRoot(of: folder), !VendoredCode.contains(path, below: root),
            case .xcode(let projects) = builder(of: folder, below: root)
        else { return false }
        if compiled[root] == nil { compiled[root] = CompiledFiles(below: root) }
        guard let isCompiled = compiled[root]?.contains(path, builtBy: projects) else { return false }
        return !isCompiled
    }

    /// The folder of all projects that may compile a file: the whole repository, for a module with settings of its own
    /// and for a submodule too, whose `.git` is a file as that of a work tree is.
    private mutating func outermostRoot(of folder: String) -> String? {
        var found: String?
        var next = roots.root(at: folder)
        while let root = next {
            found = root
            let parent = Files.folder(of: root)
            next = Self.isWhole(root) || parent == root ? nil : roots.root(at: parent)
        }
        return found
    }

    /// Whether a folder is that of a repository and no submodule of another one.
    private static func isWhole(_ folder: String) -> Bool {
        if Files.isFolder(folder + "/.git") { return true }
        guard let link = try? Files.contents(of: folder + "/.git", atMost: 1 << 12) else { return false }
        return String(decoding: link, as: UTF8.self).contains("/worktrees/")
    }

    private mutating func builder(of folder: String, below root: String) -> Builder {
        if let known = builders[folder] { return known }
        var builder = Builder(ofFolderWith: (try? FolderEntries(of: folder))?.names ?? [], at: folder)
        if folder != root {
            switch (builder, self.builder(of: Files.folder(of: folder), below: root)) {
            case (.none, let above): builder = above
            case (.xcode, .other): builder = .other
            case (.xcode, _), (.other, _): break
            }
        }
        builders[folder] = builder
        return builder
    }
}

/// What builds the files of a folder.
private enum Builder {
    /// The Xcode projects of the nearest folder that has any.
    case xcode([String])
    case other
    case none

    /// The names of files by which other tools know what to build, or to make an Xcode project of.
    private static let files: Set<String> = [
        "Package.swift", "Project.swift", "project.yml", "project.yaml", "BUILD", "BUILD.bazel", "BUCK",
        "CMakeLists.txt",
    ]

    /// - Parameter folder: the folder whose files these are.
    init(ofFolderWith names: [String], at folder: String) {
        let isOther = names.contains {
            Self.files.contains($0) || $0.hasSuffix(".podspec") || $0.hasSuffix(".podspec.json")
        }
        if isOther {
            self = .other
            return
        }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        self = projects.isEmpty ? .none : .xcode(projects.map { "\(folder)/\($0)/\(XcodeProject.fileName)" })
    }
}
