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

    /// Nil for a text that is no project.
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
        var reader = GroupReader(objects: objects, compiled: compiled)
        reader.root = Self.path(project["projectDirPath"]?.string ?? "", in: folder)
        reader.read(group, in: reader.root)
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
    let objects: [String: PropertyList]
    let compiled: Set<String>
    /// What paths from the project's source root begin with.
    var root = ""
    var files: [String] = []
    var folders: [String] = []
    /// The objects whose places are known. A group cannot contain itself, but a damaged file may say so.
    var entered: Set<String> = []

    init(objects: [String: PropertyList], compiled: Set<String>) {
        self.objects = objects
        self.compiled = compiled
    }

    /// - Parameter folder: the folder of the group around the object.
    mutating func read(_ key: String, in folder: String) {
        guard let object = objects[key], !entered.contains(key), let place = place(of: object, in: folder) else {
            return
        }
        entered.insert(key)
        switch object["isa"]?.string {
        case "PBXFileSystemSynchronizedRootGroup": folders.append(place)
        case "PBXFileReference": if compiled.contains(key), place.hasSuffix(".swift") { files.append(place) }
        default: for child in object["children"]?.array ?? [] { child.string.map { read($0, in: place) } }
        }
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
