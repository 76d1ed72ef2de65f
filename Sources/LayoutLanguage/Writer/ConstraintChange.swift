import LayoutModel

/// The changes of one constraint.
struct ConstraintChange: Hashable {
    var isRemoved = false
    var relation: Relation?
    var constant: Double?
    var priority: Double?
    var attributes: AttributePair?
    /// Whether first and second item are exchanged, after the other changes.
    var isReversed = false

    /// Applies an edit of the constraint.
    mutating func apply(_ edit: ModelEdit) {
        switch edit {
        case .removeConstraint: isRemoved = true
        case .setRelation(_, let relation): self.relation = relation
        case .setConstant(_, let constant): self.constant = constant
        case .setPriority(_, let priority): self.priority = priority
        case .setAttributes(_, let first, let second): attributes = AttributePair(first, second)
        case .reverseItems: isReversed.toggle()
        default: break
        }
    }

    /// The change without the parts that the constraint already has; nil if nothing is left.
    func without(_ constraint: Constraint) -> ConstraintChange? {
        if isRemoved { return self }
        var change = self
        if relation == constraint.relation { change.relation = nil }
        if let constant, constraint.constant.literal == constant { change.constant = nil }
        if let priority, constraint.priority.literal == priority { change.priority = nil }
        let current = AttributePair(constraint.first.attribute, constraint.second?.attribute)
        if attributes == current { change.attributes = nil }
        return change == ConstraintChange() ? nil : change
    }
}

/// The attributes of a constraint's two sides.
struct AttributePair: Hashable {
    var first: Attribute
    var second: Attribute?

    init(_ first: Attribute, _ second: Attribute?) {
        self.first = first
        self.second = second
    }
}
