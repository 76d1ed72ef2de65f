import POSIX

/// The Swift files that the targets of an Xcode project compile.
struct XcodeProject: Sendable {
    /// The file in the folder that Xcode shows as a project.
    static let fileName = "project.pbxproj"

    /// The absolute paths of files, as the project spells them.
    private(set) var files: [String] = []
    /// The names of files whose place is not in the project's folder but, say, in a folder of build products.
    private(set) var names: Set<String> = []
    /// The folders of which targets compile everything.
    private(set) var folders: [String] = []

    /// Nil for a text that is no project, and for one with a folder of which everything is compiled and that is nowhere
    /// below the project's.
    ///
    /// - Parameter folder: the absolute path of the folder that contains the project.
    init?(_ text: [UInt8], in folder: String) {
        guard let list = PropertyList(text), case .dictionary(let objects)? = list["objects"],
            let project = list["rootObject"]?.string.flatMap({ objects[$0] }), let group = project["mainGroup"]?.string
        else { return nil }
        let compiled = Set(
            objects.values.compactMap { object in
                object["isa"]?.string == "PBXBuildFile" ? object["fileRef"]?.string : nil
            })
        let root = Self.path(project["projectDirPath"]?.string ?? "", in: folder)
        var reader = GroupReader(objects: objects, compiled: compiled, root: root)
        guard reader.read(group, in: root) else { return nil }
        let isPlaced = objects.allSatisfy { key, object in
            object["isa"]?.string != GroupReader.synchronizedFolder || reader.entered.contains(key)
        }
        guard isPlaced else { return nil }
        files = reader.files
        folders = reader.folders
        names = Set(
            compiled.subtracting(reader.entered).compactMap { key in
                objects[key].flatMap(Self.name).flatMap { $0.hasSuffix(".swift") ? $0 : nil }
            })
    }

    private static func name(of object: PropertyList) -> String? {
        guard let name = (object["path"] ?? object["name"])?.string else { return nil }
        return name.split(separator: "/").last.map(String.init)
    }

    fileprivate static func path(_ relative: String, in folder: String) -> String {
        relative.isEmpty ? folder : Files.absolute(relative.hasPrefix("/") ? relative : folder + "/" + relative)
    }
}

/// Follows the groups of a project, which say where its files are.
private struct GroupReader {
    static let synchronizedFolder = "PBXFileSystemSynchronizedRootGroup"
    /// The limit of nesting, as each level needs space on the stack.
    private static let deepest = 200

    let objects: [String: PropertyList]
    let compiled: Set<String>
    /// What paths from the project's source root begin with.
    let root: String
    private(set) var files: [String] = []
    private(set) var folders: [String] = []
    /// The objects whose places are known. A group cannot contain itself, but a damaged file may say so.
    private(set) var entered: Set<String> = []

    init(objects: [String: PropertyList], compiled: Set<String>, root: String) {
        self.objects = objects
        self.compiled = compiled
        self.root = root
    }

    /// - Parameters:
    ///   - folder: the folder of the group around the object.
    ///   - depth: how many groups are around it.
    /// - Returns: False if the groups are nested too deeply.
    mutating func read(_ key: String, in folder: String, depth: Int = 0) -> Bool {
        guard let object = objects[key], !entered.contains(key), let place = place(of: object, in: folder) else {
            return true
        }
        guard depth < Self.deepest else { return false }
        entered.insert(key)
        switch object["isa"]?.string {
        case Self.synchronizedFolder: folders.append(place)
        case "PBXFileReference": if compiled.contains(key), place.hasSuffix(".swift") { files.append(place) }
        default:
            for child in object["children"]?.array ?? [] {
                if let key = child.string, !read(key, in: place, depth: depth + 1) { return false }
            }
        }
        return true
    }

    /// Nil for a place that only Xcode knows.
    private func place(of object: PropertyList, in folder: String) -> String? {
        let path = object["path"]?.string ?? ""
        return switch object["sourceTree"]?.string {
        case "<group>", nil: XcodeProject.path(path, in: folder)
        case "SOURCE_ROOT": XcodeProject.path(path, in: root)
        case "<absolute>": XcodeProject.path(path, in: "/")
        default: nil
        }
    }
}
