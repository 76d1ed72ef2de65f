import AutoLayoutEngine
import LayoutModel

/// The active constraints that are equivalent to an active constraint before them.
///
/// `a == m × b + c` and `b == a / m − c / m` are equivalent. Constraints that differ in priority, relation or a
/// fraction of a point are not.
struct RepeatedConstraints {
    /// Each later constraint, with the first equivalent one.
    private(set) var first: [ConstraintID: ConstraintID] = [:]

    init(_ solved: SolvedConfiguration) {
        let constraints = solved.solver.activeConstraints
        var known: [Meaning: ConstraintID] = Dictionary(minimumCapacity: constraints.count)
        for active in constraints {
            let constant = active.constant.map { LinearQuantity($0) } ?? solved.solver.freeConstant(of: active.id)
            guard let constant, let meaning = Meaning(active, constant, solved.layout[active.id]) else { continue }
            if let other = known[meaning] { first[active.id] = other } else { known[meaning] = active.id }
        }
    }

    /// A constraint with its two sides in a canonical order.
    private struct Meaning: Hashable {
        var first: Anchor
        var second: Anchor?
        var relation: Relation
        /// In millionths, as all numbers below are.
        var multiplier: Double
        var constant: Double
        /// The free numbers in the constant.
        var multiples: [LinearQuantity.Multiple]
        var priority: Double
        var isDesignTimeOnly: Bool
        /// The view from which locations are measured, if that matters.
        var owner: ViewID?

        init?(_ active: ActiveConstraint, _ constant: LinearQuantity, _ constraint: Constraint) {
            guard var multiplier = active.multiplier, multiplier != 0 else { return nil }
            var constant = constant
            first = constraint.first
            second = constraint.second
            relation = constraint.relation
            if let other = constraint.second, Self.comesBefore(other, constraint.first) {
                first = other
                second = constraint.first
                if multiplier > 0 { relation = relation.flipped }
                multiplier = 1 / multiplier
                constant = -multiplier * constant
            }
            self.multiplier = (multiplier * 1e6).rounded()
            self.constant = (constant.constant * 1e6).rounded() + 0
            multiples = constant.multiples.map {
                LinearQuantity.Multiple(number: $0.number, factor: ($0.factor * 1e6).rounded())
            }
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

        /// The other members seldom differ if these are equal.
        func hash(into hasher: inout Hasher) {
            hasher.combine(first.item.view)
            hasher.combine(second?.item.view)
            hasher.combine(constant)
        }
    }
}
