import LayoutModel

/// The widths and heights that equalities fix: by a constant, or by another length that is fixed, as by the width of a
/// square of which the height is.
struct FixedLengths {
    struct Length {
        var points: Double
        /// The constraint that fixes it.
        var constraint: ConstraintID
    }

    /// Those that another length fixes.
    private(set) var derived: [Anchor: Length] = [:]
    /// Those that a constant fixes, in points.
    private var stated: [Anchor: Double] = [:]

    /// - Parameter constraints: those that are required and always active.
    /// - Complexity: O(constraints × lengths that are found).
    init(_ constraints: [Constraint]) {
        let sizes = constraints.filter { $0.relation == .equal && $0.first.attribute.isSize }
        for constraint in sizes where constraint.second == nil {
            guard let points = constraint.constant.literal, stated[constraint.first] == nil else { continue }
            stated[constraint.first] = points
        }
        guard !stated.isEmpty else { return }
        // Each round finds one at least.
        for _ in sizes {
            var hasChanged = false
            for constraint in sizes {
                guard let second = constraint.second, second.attribute.isSize,
                    let constant = constraint.constant.literal,
                    let factor = constraint.multiplier.literal, factor > 0
                else { continue }
                let (first, other) = (points(of: constraint.first), points(of: second))
                if first == nil, let other {
                    derived[constraint.first] = Length(points: factor * other + constant, constraint: constraint.id)
                    hasChanged = true
                } else if let first, other == nil {
                    derived[second] = Length(points: (first - constant) / factor, constraint: constraint.id)
                    hasChanged = true
                }
            }
            if !hasChanged { return }
        }
    }

    /// In points; nil if it is not fixed.
    func points(of length: Anchor) -> Double? { stated[length] ?? derived[length]?.points }
}
