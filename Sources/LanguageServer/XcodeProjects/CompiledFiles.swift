import LayoutModel
import POSIX

/// What the Xcode projects below a folder compile.
struct CompiledFiles {
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
