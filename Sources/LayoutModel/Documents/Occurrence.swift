import SourceText

/// Something with a name, identified independently of positions in the text.
package enum Symbol: Hashable, Sendable {
    /// A layout, by ``Layout/key``.
    case layout(String)
    /// A view of a layout, by its written path.
    case view(layout: String, String)
    /// A label of constraints. The label of a slot is the view's path, a dot and the attribute.
    case label(layout: String, String)
    case state(layout: String, String)
    case parameter(layout: String, String)
    /// A ``DocumentObject``, by its identity.
    case object(String)
    /// The name that a person gave to the object with this identity.
    case userLabel(String)
    /// A ``Declaration``, by its key.
    case shared(String)
}

/// A name in the text.
package struct Occurrence: Hashable, Sendable {
    package var range: TextRange
    package var symbol: Symbol
    package var isDeclaration: Bool
    /// Whether the word hides or shows the view, as `isHidden` does.
    package var isVisibility = false

    package init(range: TextRange, symbol: Symbol, isDeclaration: Bool) {
        self.range = range
        self.symbol = symbol
        self.isDeclaration = isDeclaration
    }
}
