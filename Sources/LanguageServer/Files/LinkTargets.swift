import Features
import LayoutModel

/// The files to which links in documents can lead.
enum LinkTargets {
    /// The time for which a list is kept. Editors request links again after every change of a document.
    static let lifetime = Duration.seconds(10)

    /// The paths by file name; for an image set, its contents by the folder's name. Of equal names, the first file.
    static func paths(
        below folders: [String], _ cancellation: Cancellation
    ) throws(Cancelled) -> [String: String] {
        let found = try WorkspaceFiles.paths(below: folders, cancellation) { path in
            name(of: path).map(DocumentLinks.canBeTarget) ?? false
        }
        return Dictionary(found.compactMap { path in name(of: path).map { ($0, path) } }) { first, _ in first }
    }

    /// The name of a file; for the contents of an image set, that of its folder.
    private static func name(of path: String) -> String? {
        let parts = path.split(separator: "/").suffix(2)
        guard let last = parts.last else { return nil }
        if last == "Contents.json", let folder = parts.first, folder.hasSuffix(".imageset") { return String(folder) }
        return String(last)
    }
}
