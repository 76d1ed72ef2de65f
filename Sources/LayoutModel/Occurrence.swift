import SourceText

/// Something that has a name, by what does not change with edits elsewhere.
package enum Symbol: Hashable, Sendable {
    /// A layout, by ``Layout/key``.
    case layout(String)
    /// What a layout declares: a view by its path as it is written.
    case view(layout: String, String)
    /// A label of constraints; a slot's label is the view's path, a dot and the attribute.
    case label(layout: String, String)
    case state(layout: String, String)
    case parameter(layout: String, String)
    /// Anything with an identity in its document: a view, a guide, a constraint, a controller, an outlet.
    case object(String)
    /// What people call the object of this identity.
    case userLabel(String)
    /// What files declare to each other, by ``Declaration/key``.
    case shared(String)
}

/// A part of the text where a name stands.
package struct Occurrence: Hashable, Sendable {
    package var range: TextRange
    package var symbol: Symbol
    package var isDeclaration: Bool

    package init(range: TextRange, symbol: Symbol, isDeclaration: Bool) {
        self.range = range
        self.symbol = symbol
        self.isDeclaration = isDeclaration
    }
}
