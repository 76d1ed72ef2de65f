import LayoutModel
import POSIX
import Synchronization

/// The Swift files that lie beside an Xcode project and that no target compiles: what was once removed from the project
/// and not from the disk. Nobody sees their layouts, and a class of one may have the name of a class that is used.
///
/// A file belongs to the nearest folder above it with an Xcode project or with what another tool builds. Of a folder of
/// both kinds, and of one whose project cannot be read, every file counts as compiled.
package final class UncompiledFiles: Sendable {
    fileprivate struct State {
        var roots = ProjectRoots()
        /// By folder.
        var builders: [String: Builder] = [:]
        /// What the projects below a root compile.
        var compiled: [String: Compiled] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether no target compiles a file.
    ///
    /// - Parameter path: an absolute path.
    /// - Complexity: the first question below a root reads the Xcode projects below it.
    package func contains(_ path: String) -> Bool {
        guard path.hasSuffix(".swift"), !path.contains(".playground/"), !VendoredCode.contains(path) else {
            return false
        }
        return state.withLock { $0.contains(path) }
    }
}

extension UncompiledFiles.State {
    fileprivate mutating func contains(_ path: String) -> Bool {
        let folder = Files.folder(of: path)
        guard let root = outermostRoot(of: folder), case .xcode(let projects) = builder(of: folder, below: root) else {
            return false
        }
        let compiled = compiled[root] ?? Compiled(below: root)
        self.compiled[root] = compiled
        return projects.contains(where: compiled.projects.contains) && !compiled.contains(path)
    }

    /// The folder of all projects that may compile a file: the whole repository, for a module with settings of its own
    /// and for a submodule too, whose `.git` is a file.
    private mutating func outermostRoot(of folder: String) -> String? {
        var found: String?
        var next = roots.root(at: folder)
        while let root = next {
            found = root
            let parent = Files.folder(of: root)
            next = Files.isFolder(root + "/.git") || parent == root ? nil : roots.root(at: parent)
        }
        return found
    }

    private mutating func builder(of folder: String, below root: String) -> Builder {
        if let known = builders[folder] { return known }
        var builder = Builder(ofFolderWith: (try? FolderEntries(of: folder))?.names ?? [], at: folder)
        if case .none = builder, folder != root { builder = self.builder(of: Files.folder(of: folder), below: root) }
        builders[folder] = builder
        return builder
    }
}

/// What builds the files of a folder.
private enum Builder {
    /// The Xcode projects of a folder.
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
        if names.contains(where: { Self.files.contains($0) || $0.hasSuffix(".podspec") }) {
            self = .other
            return
        }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        self = projects.isEmpty ? .none : .xcode(projects.map { "\(folder)/\($0)/\(XcodeProject.fileName)" })
    }
}

/// What the Xcode projects below a folder compile.
private struct Compiled {
    /// The paths of files without capitals: most file systems of Macs do not tell them apart.
    private var files: Set<String> = []
    /// The files of each name, as the projects spell them.
    private var places: [String: [String]] = [:]
    /// The names of files that are nowhere below a project's folder.
    private var unplacedNames: Set<String> = []
    private var folders: [String] = []
    /// The projects that compile Swift files, by their paths.
    private(set) var projects: Set<String> = []
    /// Whether a project could not be read, so that any file may be compiled.
    private var isUnknown = false

    init(below root: String) {
        var isTooMuch = false
        let paths = uncancelled { (never) throws(Cancelled) in
            try WorkspaceFiles.paths(
                below: [root], never, isWanted: { $0.hasSuffix(".xcodeproj/\(XcodeProject.fileName)") },
                isEntered: { !VendoredCode.contains($0) && !$0.hasSuffix("/node_modules") },
                onLimit: { isTooMuch = true })
        }
        isUnknown = isTooMuch
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        let folder = Files.folder(of: Files.folder(of: path))
        guard let text = try? Files.contents(of: path, atMost: FileStamp.largestRead),
            let project = XcodeProject(text, in: folder)
        else {
            isUnknown = true
            return
        }
        for file in project.files {
            files.insert(file.lowercased())
            places[Self.name(of: file), default: []].append(file)
        }
        unplacedNames.formUnion(project.names.map { $0.lowercased() })
        folders += project.folders.map { $0.lowercased() + "/" }
        if !project.files.isEmpty || !project.folders.isEmpty { projects.insert(path) }
    }

    func contains(_ path: String) -> Bool {
        let lowercased = path.lowercased()
        if isUnknown || files.contains(lowercased) || folders.contains(where: lowercased.hasPrefix) { return true }
        // A project that says where a file is, and it is not there, may mean this one; so may one that follows links.
        let name = Self.name(of: path)
        return unplacedNames.contains(name)
            || places[name, default: []].contains { place in
                guard let place = try? Files.resolved(place) else { return true }
                return place == (try? Files.resolved(path))
            }
    }

    private static func name(of path: String) -> String {
        (path.split(separator: "/").last ?? "").lowercased()
    }
}
