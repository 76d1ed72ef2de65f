import SourceText

/// `first relation multiplier × second + constant @ priority`, as written in the document.
///
/// A statement that Auto Layout would refuse is a finding, not a constraint; see ``Refusal``.
package struct Constraint: Hashable, Sendable {
    package var id: ConstraintID
    package var first: Anchor
    package var relation: Relation
    package var multiplier: Quantity
    /// Nil if a size is compared with a constant.
    package var second: Anchor?
    package var constant: Quantity
    package var priority: Quantity
    /// False if it is inactive until a state activates it.
    package var isActive: Bool
    /// Whether an edit removed it. It keeps its index, so that the other constraints keep theirs, and no state
    /// activates it.
    package var isRemoved = false
    /// Whether it is removed at build time, as Interface Builder's placeholders are.
    package var isDesignTimeOnly = false
    /// The view in whose coordinates a multiplied location is measured; nil for the nearest common ancestor of both
    /// items.
    package var owner: ViewID?
    /// The constraint's identity in its document, if the format has one.
    package var objectID: String?
    /// Whether an outlet or an outlet collection refers to it.
    package var hasOutlet = false
    /// The label or identifier. The label of a slot is the view's path, a dot and the attribute.
    package var label: String?
    package var source: ConstraintSource

    package init(
        id: ConstraintID, first: Anchor, relation: Relation, multiplier: Quantity = 1, second: Anchor?,
        constant: Quantity, priority: Quantity = .required, isActive: Bool = true, label: String? = nil,
        source: ConstraintSource
    ) {
        self.id = id
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
        self.priority = priority
        self.isActive = isActive
        self.label = label
        self.source = source
    }

    /// Whether code may refer to it, by an outlet, an identifier or a label.
    package var mayBeNamedByCode: Bool { hasOutlet || label != nil }

    package var anchors: [Anchor] { second.map { [first, $0] } ?? [first] }

    /// Whether its multiplier, constant and priority contain no parameter and are all known.
    package var hasLiteralNumbers: Bool {
        multiplier.literal != nil && constant.literal != nil && priority.literal != nil
    }

    /// Whether its constant is made of no more than literal and free numbers, and its other numbers are literal.
    package var hasLinearNumbers: Bool {
        multiplier.literal != nil && constant.linear([]) != nil && priority.literal != nil
    }

    /// The anchor on the other side of `anchor`; nil if neither side is `anchor`, or there is no other side.
    package func partner(of anchor: Anchor) -> Anchor? {
        first == anchor ? second : second == anchor ? first : nil
    }

    /// Whether its priority is 1000. False if the priority is unknown or depends on parameters.
    package var isRequired: Bool {
        priority.literal.map { Priority($0).isRequired } ?? false
    }
}

/// The text that a constraint was read from.
package struct ConstraintSource: Hashable, Sendable {
    /// The whole statement, which may stand for several constraints.
    package var statement: FileRange
    /// The part for this constraint: the gap or predicate of a Visual Format line, otherwise the statement.
    package var focus: FileRange
    /// Where a function that the statement calls makes it, if one does.
    package var helper: FileRange?
    /// The class of the view that requires it by its own constraints, whatever uses the view. Then the statement is the
    /// view's name, and ``helper`` is where the class says so.
    package var requiringClass: String?

    package init(statement: FileRange, focus: FileRange, helper: FileRange? = nil) {
        self.statement = statement
        self.focus = focus
        self.helper = helper
    }
}
