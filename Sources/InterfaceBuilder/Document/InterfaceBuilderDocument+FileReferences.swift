import LayoutModel
import SourceText

extension InterfaceBuilderDocument {
    /// Custom classes, other storyboards, and images that are not the system's. Complexity: O(attributes).
    var fileReferences: [FileReference] {
        let kinds = Self.kinds.reduce(into: [Int: FileReference.Kind]()) { kinds, kind in
            if let name = tree.name(kind.key) { kinds[name] = kind.value }
        }
        guard !kinds.isEmpty else { return [] }
        let system = systemImages
        var references: [FileReference] = []
        for attribute in tree.attributes {
            guard let kind = kinds[attribute.name], !attribute.valueRange.isEmpty else { continue }
            let name = tree.value(of: attribute)
            if kind == .image, system.contains(name) { continue }
            references.append(FileReference(kind: kind, name: name, range: attribute.valueRange))
        }
        return references.sorted { $0.range < $1.range }
    }

    private static let kinds: [String: FileReference.Kind] = [
        "customClass": .type, "storyboardName": .storyboard, "image": .image, "backgroundImage": .image,
        "selectedImage": .image, "highlightedImage": .image, "landscapeImage": .image, "largeContentSizeImage": .image,
    ]

    /// The names of the system's images in the document's list of images.
    private var systemImages: Set<String> {
        Set(
            tree.ids.filter { tree.has($0, tag: .image) && tree[$0, .catalog] == "system" }
                .compactMap { tree[$0, .name] })
    }
}
