import LayoutModel

/// A written constraint that is active in a configuration, with its numbers there. A nil number is unknown; a nil
/// constant may also depend on free numbers, see ``LayoutSolver/freeConstant(of:)``.
package struct ActiveConstraint: Sendable {
    package var id: ConstraintID
    package var multiplier: Double?
    package var constant: Double?
    /// The constant before collapsing set it to zero; nil where it is unknown, or collapsing activated the constraint.
    package var expandedConstant: Double?
    /// Whether collapsing activated the constraint.
    package var isActivatedByCollapsing: Bool
    package var priority: Double

    package var isRequired: Bool { Priority(priority).isRequired }

    /// - Parameters:
    ///   - constant: while no view has collapsed.
    ///   - priority: replaces the constraint's own. An unknown priority counts as the lowest, which implies least.
    init(
        _ constraint: Constraint, constant: Double?, isActivatedByCollapsing: Bool = false, priority: Quantity? = nil,
        parameters: [Double]
    ) {
        id = constraint.id
        multiplier = constraint.multiplier.value(parameters)
        self.constant = constant
        expandedConstant = isActivatedByCollapsing ? nil : constant
        self.isActivatedByCollapsing = isActivatedByCollapsing
        self.priority = min((priority ?? constraint.priority).value(parameters) ?? 1, 1000)
    }
}
