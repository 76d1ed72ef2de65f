import SourceText

/// A word of a text with its meaning, for semantic highlighting.
package struct SemanticToken: Hashable, Sendable {
    package enum Kind: Hashable, Sendable, CaseIterable {
        case comment, keyword, number, string
        /// A layout, the kind of a view, a view or guide, an attribute.
        case layout, type, view, attribute
        case parameter
        /// A label, a state, a priority with a name.
        case constant
    }

    package var range: TextRange
    package var kind: Kind
    /// Whether it declares the name.
    package var isDeclaration: Bool

    package init(range: TextRange, kind: Kind, isDeclaration: Bool = false) {
        self.range = range
        self.kind = kind
        self.isDeclaration = isDeclaration
    }
}
