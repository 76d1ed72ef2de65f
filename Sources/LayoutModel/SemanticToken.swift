import SourceText

/// A part of a text with what it means, for editors that colour by meaning.
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
    /// Whether the name is declared here.
    package var isDeclaration: Bool

    package init(range: TextRange, kind: Kind, isDeclaration: Bool = false) {
        self.range = range
        self.kind = kind
        self.isDeclaration = isDeclaration
    }
}
