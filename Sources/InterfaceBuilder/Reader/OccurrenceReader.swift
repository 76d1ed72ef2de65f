import LayoutModel
import SourceText

/// Finds the ids and user labels of a document.
enum OccurrenceReader {
    /// The attributes that contain the id of an object in any element.
    static let references: Set<String> = [
        "firstItem", "secondItem", "destination", "reference", "initialViewController", "target", "cell", "textLabel",
        "detailTextLabel", "imageView",
    ]

    /// Sorted by range, because attributes are in document order. O(attributes).
    ///
    /// Interface Builder has many more attributes with ids than are listed here, such as a content view's
    /// `tableViewCell` and a binding's `previousBinding`. A value with the form of an id that is the id of an object
    /// counts as a reference, except in identifiers, which a person chooses.
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
            for attribute in tree.attributes[element.attributes] {
                if attribute.name == labelName {
                    label = attribute
                    continue
                }
                let isDeclaration = attribute.name == idName
                let mayBeID =
                    isDeclaration || isReference[attribute.name]
                    || ObjectID.hasForm(tree.text.bytes(in: attribute.valueRange)) && !isIdentifier[attribute.name]
                guard mayBeID else { continue }
                let value = tree.value(of: attribute)
                if isDeclaration {
                    id = value
                } else if !isReference[attribute.name], index.element(withID: value) == nil {
                    continue
                }
                result.append(
                    Occurrence(range: attribute.valueRange, symbol: .object(value), isDeclaration: isDeclaration))
            }
            if let id, let label {
                result.append(Occurrence(range: label.valueRange, symbol: .userLabel(id), isDeclaration: true))
                result[first...].sort { $0.range < $1.range }
            }
        }
        return result
    }
}
