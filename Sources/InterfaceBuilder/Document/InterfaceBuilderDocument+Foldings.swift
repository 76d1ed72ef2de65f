import LayoutModel
import SourceText

extension InterfaceBuilderDocument {
    /// The contents of elements.
    var foldings: [Folding] {
        tree.elements.compactMap { element in
            element.endTag.map { Folding(range: TextRange(element.startTag.end, $0.start), kind: .block) }
        }
    }
}
