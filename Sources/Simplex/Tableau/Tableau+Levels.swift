extension Tableau {
    /// How a run over the levels ended.
    enum Result: Hashable, Sendable {
        case solved
        case infeasible
        case stalled
        case cancelled
    }

    /// The largest violation of a required row that counts as none, for a sum of `size`.
    static func feasibilityTolerance(at size: Double) -> Double {
        1e-7 * max(1, abs(size))
    }

    /// Moves each nonbasic column to the best value for its own cost alone, which saves most of the pivots.
    mutating func chooseStartingPoint() {
        removeBounds()
        for index in breakpointOrder {
            let breakpoint = breakpoints[Int(index)]
            let column = Int(breakpoint.column)
            guard !isBasic(column) else { continue }
            if breakpoint.slopeAbove > 0, breakpoint.position < upper[column] {
                upperBreakpoint[column] = breakpoint.position < lower[column] ? lowerBreakpoint[column] : index
                upper[column] = max(breakpoint.position, lower[column])
            }
            if breakpoint.slopeBelow < 0, breakpoint.position > lower[column] {
                lowerBreakpoint[column] = breakpoint.position > upper[column] ? upperBreakpoint[column] : index
                lower[column] = min(breakpoint.position, upper[column])
            }
            if value[column] < lower[column] {
                value[column] = lower[column]
                restingBreakpoint[column] = lowerBreakpoint[column]
            } else if value[column] > upper[column] {
                value[column] = upper[column]
                restingBreakpoint[column] = upperBreakpoint[column]
            }
        }
    }

    /// Minimises one level after the other, from the columns' current values.
    ///
    /// The bounds must be those that the levels before the first set.
    mutating func minimiseLevels(from first: Int, isCancelled: () -> Bool) -> Result {
        if first == 0 { removeBounds() }
        guard first < levelCount else { return .solved }
        for level in first..<levelCount {
            let order = breakpointOrder[levelStart[level]..<levelStart[level + 1]]
            if order.isEmpty { continue }
            beginObjective(order)
            let end = minimise(isCancelled: isCancelled)
            if case .optimal = end {
                if level == 0 {
                    if firstViolated(of: order) != nil {
                        endObjective(order)
                        return .infeasible
                    }
                    restrictToFeasibleRegion(order)
                } else {
                    restrictToOptimalFace(ofLevel: level, order)
                }
            }
            endObjective(order)
            switch end {
            case .optimal: break
            case .cancelled: return .cancelled
            default: return .stalled
            }
        }
        return .solved
    }

    /// The first breakpoint that is violated beyond the tolerance.
    func firstViolated(of order: ArraySlice<Int32>) -> Int32? {
        order.first { isViolated($0) }
    }

    func isViolated(_ index: Int32) -> Bool {
        let breakpoint = breakpoints[Int(index)]
        let distance = value[Int(breakpoint.column)] - breakpoint.position
        let tolerance = Tableau.feasibilityTolerance(at: breakpoint.position)
        return distance > 0
            ? breakpoint.slopeAbove > 0 && distance > tolerance : breakpoint.slopeBelow < 0 && -distance > tolerance
    }
}
