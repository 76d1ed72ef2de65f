import LayoutModel
import SourceText

extension InterfaceBuilderDocument {
    /// What stands between a start tag and its end tag.
    var foldings: [Folding] {
        tree.elements.compactMap { element in
            element.endTag.map { Folding(range: TextRange(element.startTag.end, $0.start), kind: .block) }
        }
    }
}
