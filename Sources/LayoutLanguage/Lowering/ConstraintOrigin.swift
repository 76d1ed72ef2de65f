import LayoutModel
import SourceText

/// The part of a statement that a constraint was made from.
struct ConstraintOrigin: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        /// Of an equation: the relation, the member of the group and the attribute of the composite.
        case equation(link: Int, member: Int, component: Attribute?)
        /// Of a Visual Format line: an index into ``VisualFormatExpansion/constraints``.
        case visualFormat(Int)
    }

    /// An index into ``LayoutLowering/records``.
    var record: Int
    var part: Part
    /// Whether the relation in the text is the opposite of the constraint's.
    var isFlipped = false
}

/// A statement that made constraints.
struct StatementRecord: Sendable {
    enum Kind: Sendable {
        case equation(ConstraintNode)
        case visualFormat(VisualFormatNode)
    }

    var kind: Kind
    var scope: ViewID
    var range: TextRange
    var constraints: [ConstraintID] = []
}
