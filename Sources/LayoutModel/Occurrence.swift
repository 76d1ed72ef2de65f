import SourceText

/// Something that has a name in a document.
package enum Symbol: Hashable, Sendable {
    case layout(Int)
    case view(layout: Int, ViewID)
    /// A label of constraints; a slot's label is the view's path, a dot and the attribute.
    case label(layout: Int, String)
    case state(layout: Int, Int)
    case parameter(layout: Int, ParameterID)
    /// Anything with an identity in its document: a view, a guide, a constraint, a controller, an outlet.
    case object(String)
    /// What people call the object of this identity.
    case userLabel(String)
}

/// A place in the text where a name stands.
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
