extension Core {
    /// How a run over the levels ended.
    enum Result: Hashable, Sendable {
        case solved
        case infeasible
        case stalled
        case cancelled
    }

    /// What a required row's violation may come to, for a sum of `size`.
    static func feasibilityTolerance(at size: Double) -> Double {
        1e-7 * max(1, abs(size))
    }

    /// Sets each nonbasic column that has kinks to the best place by its own cost alone, so that the pivots start near the end.
    mutating func placeColumns() {
        clearBoxes()
        for index in kinkOrder {
            let kink = kinks[Int(index)]
            let column = Int(kink.column)
            guard !isBasic(column) else { continue }
            if kink.slopeAbove > 0, kink.position < upper[column] {
                upperKink[column] = kink.position < lower[column] ? lowerKink[column] : index
                upper[column] = max(kink.position, lower[column])
            }
            if kink.slopeBelow < 0, kink.position > lower[column] {
                lowerKink[column] = kink.position > upper[column] ? upperKink[column] : index
                lower[column] = min(kink.position, upper[column])
            }
            if value[column] < lower[column] {
                value[column] = lower[column]
                anchor[column] = lowerKink[column]
            } else if value[column] > upper[column] {
                value[column] = upper[column]
                anchor[column] = upperKink[column]
            }
        }
    }

    /// Minimises the levels one after the other, from where the columns stand. The boxes must be those that the levels before the first leave.
    mutating func minimiseLevels(from first: Int, through last: Int = .max, isCancelled: () -> Bool) -> Result {
        if first == 0 { clearBoxes() }
        guard first < levelCount else { return .solved }
        for level in first...min(last, levelCount - 1) {
            let order = kinkOrder[levelStart[level]..<levelStart[level + 1]]
            if order.isEmpty { continue }
            beginLevel(order)
            let end = descend(isCancelled: isCancelled)
            if case .optimal = end {
                if level == 0 {
                    if violatedColumn(order) != nil {
                        endLevel(order)
                        return .infeasible
                    }
                    settleRequired(order)
                } else {
                    settle(level, order)
                }
            }
            endLevel(order)
            switch end {
            case .optimal: break
            case .cancelled: return .cancelled
            default: return .stalled
            }
        }
        return .solved
    }

    /// The first kink that is violated beyond the tolerance.
    func violatedColumn(_ level: ArraySlice<Int32>) -> Int32? {
        level.first { isViolated($0) }
    }

    func isViolated(_ index: Int32) -> Bool {
        let kink = kinks[Int(index)]
        let distance = value[Int(kink.column)] - kink.position
        let tolerance = Core.feasibilityTolerance(at: kink.position)
        return distance > 0
            ? kink.slopeAbove > 0 && distance > tolerance : kink.slopeBelow < 0 && -distance > tolerance
    }
}
