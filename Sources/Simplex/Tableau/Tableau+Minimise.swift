extension Tableau {
    /// How a run of pivots ended.
    enum Termination: Sendable {
        case optimal
        /// A step lowered the cost by more than the caller asked for.
        case improved
        /// The cost falls without limit as the column moves in the direction. Nothing has moved.
        case unbounded(column: Int, direction: Double)
        /// Too many pivots: rounding errors or a cycle.
        case stalled
        case cancelled
    }

    /// Pivots until the objective is least within the bounds.
    ///
    /// The column with the steepest slope enters (Dantzig's rule), of those that pricing looks at. After a long run of
    /// degenerate steps the first column that may enter does, and the first that blocks leaves (Bland, "New finite
    /// pivoting rules for the simplex method", Mathematics of Operations Research 2, 1977), until the cost falls again.
    /// That rules out cycles.
    mutating func minimise(stopAfterGain enough: Double = .infinity, isCancelled: () -> Bool) -> Termination {
        let patience = 100 + basicColumn.count / 4
        let limit = 2000 + 40 * (columnCount + basicColumn.count)
        var degenerateSteps = 0
        var steps = 0
        while true {
            let byBlandsRule = usesBlandsRule || degenerateSteps > patience
            guard let (column, direction, slope) = enteringColumn(byBlandsRule: byBlandsRule) else { return .optimal }
            guard let length = step(column, direction: direction, slope: slope, byBlandsRule: byBlandsRule) else {
                return .unbounded(column: column, direction: direction)
            }
            let gain = -slope * length
            if gain > enough { return .improved }
            if gain > 1e-10 {
                degenerateSteps = 0
            } else {
                degenerateSteps += 1
            }
            steps += 1
            if steps > limit { return .stalled }
            if steps & 63 == 0, isCancelled() { return .cancelled }
        }
    }

    /// The number of columns that pricing looks at: looking at all of them would cost more than the better pivot saves.
    static let pricingLimit = 128

    /// The nonbasic column to move, its direction and the cost's slope; nil where none lowers the cost.
    ///
    /// Partial pricing: the search continues where the last one stopped. Bland's rule looks at all columns.
    private mutating func enteringColumn(
        byBlandsRule: Bool
    ) -> (column: Int, direction: Double, slope: Double)? {
        var best = -1
        var bestSlope = 0.0
        var bestDirection = 1.0
        var seen = 0
        var left = candidates.count
        while left > 0, byBlandsRule || seen < Tableau.pricingLimit {
            left -= 1
            if pricingStart >= candidates.count { pricingStart = 0 }
            let column = Int(candidates[pricingStart])
            guard let (slope, direction) = descent(of: column) else {
                isCandidate[column] = false
                candidates[pricingStart] = candidates[candidates.count - 1]
                candidates.removeLast()
                continue
            }
            pricingStart += 1
            seen += 1
            let isBetter =
                byBlandsRule ? column < best : slope < bestSlope || (slope == bestSlope && column < best)
            if best < 0 || isBetter {
                best = column
                bestSlope = slope
                bestDirection = direction
            }
        }
        return best < 0 ? nil : (best, bestDirection, bestSlope)
    }

    /// The direction in which a column can move and the cost falls, with the slope; nil where there is none.
    @inline(__always)
    private func descent(of column: Int) -> (slope: Double, direction: Double)? {
        guard !isBasic(column), lower[column] < upper[column] else { return nil }
        let (up, down) = slopes(of: column)
        if up < -Tableau.slopeTolerance, value[column] < upper[column] { return (up, 1) }
        if down < -Tableau.slopeTolerance, value[column] > lower[column] { return (down, -1) }
        return nil
    }
}
