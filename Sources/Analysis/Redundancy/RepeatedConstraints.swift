import AutoLayoutEngine
import LayoutModel

/// The constraints in force that say exactly what another one in force before them says.
///
/// `a == m × b + c` and `b == a / m − c / m` say the same. Constraints that differ in priority, relation or a fraction
/// of a point do not.
struct RepeatedConstraints {
    /// Each later one, with the first one that says the same.
    private(set) var first: [ConstraintID: ConstraintID] = [:]

    init(_ solved: SolvedConfiguration) {
        let constraints = solved.solver.activeConstraints
        var known: [Meaning: ConstraintID] = Dictionary(minimumCapacity: constraints.count)
        for active in constraints {
            guard let meaning = Meaning(active, solved.layout[active.id]) else { continue }
            if let other = known[meaning] { first[active.id] = other } else { known[meaning] = active.id }
        }
    }

    /// What a constraint says, with its two sides in one order.
    private struct Meaning: Hashable {
        var first: Anchor
        var second: Anchor?
        var relation: Relation
        /// In millionths, as the next two are.
        var multiplier: Double
        var constant: Double
        var priority: Double
        var isDesignTimeOnly: Bool
        /// Where locations are measured from, if that matters.
        var owner: ViewID?

        init?(_ active: ActiveConstraint, _ constraint: Constraint) {
            guard var multiplier = active.multiplier, var constant = active.constant, multiplier != 0 else {
                return nil
            }
            first = constraint.first
            second = constraint.second
            relation = constraint.relation
            if let other = constraint.second, Self.comesBefore(other, constraint.first) {
                first = other
                second = constraint.first
                if multiplier > 0 { relation = relation.flipped }
                multiplier = 1 / multiplier
                constant = -constant * multiplier
            }
            self.multiplier = (multiplier * 1e6).rounded()
            self.constant = (constant * 1e6).rounded() + 0
            priority = (active.priority * 1e6).rounded()
            isDesignTimeOnly = constraint.isDesignTimeOnly
            owner = multiplier == 1 || constraint.first.attribute.isSize ? nil : constraint.owner
        }

        private static func comesBefore(_ a: Anchor, _ b: Anchor) -> Bool {
            guard a.item.view == b.item.view else { return a.item.view < b.item.view }
            func key(_ anchor: Anchor) -> (String, String) {
                (anchor.item.guide?.rawValue ?? "", anchor.attribute.rawValue)
            }
            return key(a) < key(b)
        }

        /// The rest seldom differs where these are the same.
        func hash(into hasher: inout Hasher) {
            hasher.combine(first.item.view)
            hasher.combine(second?.item.view)
            hasher.combine(constant)
        }
    }
}
