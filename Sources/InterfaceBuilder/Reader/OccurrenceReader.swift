import LayoutModel
import SourceText

/// Where ids and user labels stand in a document.
enum OccurrenceReader {
    /// The attributes whose value is the id of an object, whatever the tag.
    static let references: Set<String> = [
        "firstItem", "secondItem", "destination", "reference", "initialViewController", "target", "cell", "textLabel",
        "detailTextLabel", "imageView",
    ]

    /// In order of place: attributes are in document order. O(attributes).
    static func occurrences(in tree: XMLTree) -> [Occurrence] {
        let isReference = tree.names.map { references.contains($0) }
        let idName = tree.names.firstIndex(of: "id") ?? -1
        let labelName = tree.names.firstIndex(of: "userLabel") ?? -1
        let others = Set(["device", "adaptation"].compactMap { tree.names.firstIndex(of: $0) })
        var result: [Occurrence] = []
        for element in tree.elements where !others.contains(element.name) {
            var id: String?
            var label: XMLAttribute?
            let first = result.count
            for place in element.attributes {
                let attribute = tree.attributes[place]
                if attribute.name == idName {
                    let value = tree.value(of: attribute)
                    id = value
                    result.append(Occurrence(range: attribute.valueRange, symbol: .object(value), isDeclaration: true))
                } else if isReference[attribute.name] {
                    let value = tree.value(of: attribute)
                    result.append(Occurrence(range: attribute.valueRange, symbol: .object(value), isDeclaration: false))
                } else if attribute.name == labelName {
                    label = attribute
                }
            }
            if let id, let label {
                result.append(Occurrence(range: label.valueRange, symbol: .userLabel(id), isDeclaration: true))
                result[first...].sort { $0.range < $1.range }
            }
        }
        return result
    }
}
