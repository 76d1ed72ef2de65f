import LayoutModel
import SourceText

extension InterfaceBuilderDocument {
    /// Custom classes, storyboards to which a scene refers, and pictures that are not the system's. Complexity: O(attributes).
    var fileReferences: [FileReference] {
        let kinds = Self.kinds.reduce(into: [Int: FileReference.Kind]()) { kinds, kind in
            if let name = tree.name(kind.key) { kinds[name] = kind.value }
        }
        guard !kinds.isEmpty else { return [] }
        let system = systemImages
        var references: [FileReference] = []
        for element in tree.elements {
            for place in element.attributes {
                let attribute = tree.attributes[place]
                guard let kind = kinds[attribute.name], !attribute.valueRange.isEmpty else { continue }
                let name = tree.value(of: attribute)
                if kind == .image, system.contains(name) { continue }
                references.append(FileReference(kind: kind, name: name, range: attribute.valueRange))
            }
        }
        return references.sorted { $0.range < $1.range }
    }

    private static let kinds: [String: FileReference.Kind] = [
        "customClass": .type, "storyboardName": .storyboard, "image": .image, "backgroundImage": .image,
        "selectedImage": .image, "highlightedImage": .image, "landscapeImage": .image, "largeContentSizeImage": .image,
    ]

    /// The names under which the document lists pictures that the system brings along.
    private var systemImages: Set<String> {
        var names: Set<String> = []
        for place in tree.elements.indices {
            let element = XMLElementID(index: place)
            if tree.tag(of: element) == "image", tree[element, .catalog] == "system", let name = tree[element, .name] {
                names.insert(name)
            }
        }
        return names
    }
}
