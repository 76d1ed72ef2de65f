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
    ///
    /// Interface Builder has many more attributes that name objects than are listed here, such as a content view's `tableViewCell` and a
    /// binding's `previousBinding`. A value that has the form of an object's id, and is one, is one, unless a person chose it to look
    /// something up by, as identifiers are.
    static func occurrences(in index: ElementIndex) -> [Occurrence] {
        let tree = index.tree
        var isReference = Array(repeating: false, count: tree.names.count)
        for name in references.compactMap(tree.name) { isReference[name] = true }
        let isIdentifier = tree.names.map { $0.hasSuffix("dentifier") }
        let (idName, labelName) = (XMLName.id.rawValue, XMLName.userLabel.rawValue)
        var result: [Occurrence] = []
        for element in tree.elements where !ElementIndex.namesNoObject(element) {
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
                } else if ObjectID.hasForm(tree.text.bytes(in: attribute.valueRange)), !isIdentifier[attribute.name] {
                    let value = tree.value(of: attribute)
                    guard index.objects[value] != nil else { continue }
                    result.append(Occurrence(range: attribute.valueRange, symbol: .object(value), isDeclaration: false))
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
