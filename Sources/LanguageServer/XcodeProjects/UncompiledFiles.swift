import LayoutModel
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
        var compiled: [String: Compiled] = [:]
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
        if compiled[root] == nil { compiled[root] = Compiled(below: root) }
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

/// What the Xcode projects below a folder compile.
private struct Compiled {
    /// The paths of files without capitals: most file systems of Macs do not tell them apart.
    private var files: Set<String> = []
    /// The files of each name, as the projects spell them.
    private var places: [String: [String]] = [:]
    /// Where the files of a name are, with links followed; nil if one of them is not where its project says.
    private var resolvedPlaces: [String: Set<String>?] = [:]
    /// The names of files that are nowhere below a project's folder.
    private var unplacedNames: Set<String> = []
    private var folders: [String] = []
    /// The projects that were read, by their paths, and whether they compile Swift files.
    private var projects: [String: Bool] = [:]
    /// Whether a project could not be read, so that any file may be compiled.
    private var isUnknown = false

    init(below root: String) {
        var isTooMuch = false
        var links: [String] = []
        let paths = uncancelled { (never) throws(Cancelled) in
            try WorkspaceFiles.paths(
                below: [root], never, isWanted: { $0.hasSuffix(".xcodeproj/\(XcodeProject.fileName)") },
                isEntered: { !VendoredCode.contains($0, below: root) && !$0.hasSuffix("/node_modules") },
                onLink: { links.append($0) }, onLimit: { isTooMuch = true })
        }
        isUnknown = isTooMuch
        for path in paths { add(path) }
        // What a compiled link leads to is compiled.
        for link in links where isNamed(link.lowercased()) {
            guard let target = try? Files.resolved(link) else { continue }
            if Files.isFolder(target) { add(folder: target) } else { files.insert(target.lowercased()) }
        }
    }

    private mutating func add(_ path: String) {
        guard let project = XcodeProjectCache.shared.project(at: path) else {
            isUnknown = true
            return
        }
        for file in project.files {
            files.insert(file.lowercased())
            places[Self.name(of: file), default: []].append(file)
        }
        unplacedNames.formUnion(project.names.map { $0.lowercased() })
        for folder in project.folders {
            // One that is not where the project says may be any.
            if let target = try? Files.resolved(folder) { add(folder: target) } else { isUnknown = true }
            add(folder: folder)
        }
        projects[path] = !project.files.isEmpty || !project.folders.isEmpty
    }

    private mutating func add(folder: String) { folders.append(folder.lowercased() + "/") }

    /// Whether a file is compiled, or may be.
    ///
    /// - Parameter own: the projects of the nearest folder that has any.
    mutating func contains(_ path: String, builtBy own: [String]) -> Bool {
        guard !isUnknown, own.allSatisfy({ projects[$0] != nil }), own.contains(where: { projects[$0] == true }) else {
            return true
        }
        if isNamed(path.lowercased()) { return true }
        let name = Self.name(of: path)
        if unplacedNames.contains(name) { return true }
        let resolved = try? Files.resolved(path)
        if let resolved, resolved != path, isNamed(resolved.lowercased()) { return true }
        guard places[name] != nil else { return false }
        // A project that says where a file is, and it is not there, may mean this one; so may one that follows links.
        if resolvedPlaces[name] == nil { resolvedPlaces[name] = .some(resolvedPlaces(ofFilesNamed: name)) }
        guard let known = resolvedPlaces[name] ?? nil else { return true }
        return resolved.map(known.contains) ?? true
    }

    /// Whether a project names a file, or a folder that it is in.
    private func isNamed(_ lowercased: String) -> Bool {
        files.contains(lowercased) || folders.contains(where: lowercased.hasPrefix)
    }

    private func resolvedPlaces(ofFilesNamed name: String) -> Set<String>? {
        var result: Set<String> = []
        for place in places[name] ?? [] {
            guard let resolved = try? Files.resolved(place) else { return nil }
            result.insert(resolved)
        }
        return result
    }

    private static func name(of path: String) -> String {
        (path.split(separator: "/").last ?? "").lowercased()
    }
}
