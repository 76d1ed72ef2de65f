extension Core {
    /// How a run of pivots ended.
    enum Descent: Sendable {
        case optimal
        /// A step lowered the cost by as much as the caller wanted.
        case moved
        /// The column may move in the direction without end and without the cost's ceasing to fall; nothing has moved.
        case unbounded(column: Int, direction: Double)
        /// Too many pivots: rounding errors or a cycle.
        case stalled
        case cancelled
    }

    /// The slopes of the cost as a nonbasic column goes up, and as it goes down; where one is negative the column may enter.
    @inline(__always)
    func slopes(of column: Int) -> (up: Double, down: Double) {
        var up = gradient[column]
        var down = -up
        var at = firstKink[column]
        if at >= 0 {
            let here = value[column]
            let tolerance = Core.tolerance(at: here)
            while at >= 0 {
                let kink = kinks[Int(at)]
                if here > kink.position + tolerance {
                    up += kink.slopeAbove
                    down -= kink.slopeAbove
                } else if here < kink.position - tolerance {
                    up += kink.slopeBelow
                    down -= kink.slopeBelow
                } else {
                    up += kink.slopeAbove
                    down -= kink.slopeBelow
                }
                at = kink.next
            }
        }
        return (up, down)
    }

    /// A slope nearer to zero than this counts as zero.
    static let slopeTolerance = 1e-9

    /// Makes the kinks the cost to be minimised.
    mutating func beginLevel(_ level: ArraySlice<Int32>) {
        for index in level {
            let column = Int(kinks[Int(index)].column)
            kinks[Int(index)].next = firstKink[column]
            firstKink[column] = index
        }
        for index in level {
            let kink = kinks[Int(index)]
            let column = Int(kink.column)
            guard isBasic(column) else {
                touch(column)
                continue
            }
            let here = value[column]
            let tolerance = Core.tolerance(at: kink.position)
            let isAbove =
                if here > kink.position + tolerance {
                    true
                } else if here < kink.position - tolerance {
                    false
                } else {
                    kink.slopeAbove < -kink.slopeBelow
                }
            kinks[Int(index)].isAbove = isAbove
            let slope = isAbove ? kink.slopeAbove : kink.slopeBelow
            if slope != 0 { addToGradient(slope, timesRow: Int(tableauRow[column])) }
        }
    }

    mutating func touch(_ column: Int) {
        if !isTouched[column] {
            isTouched[column] = true
            touched.append(Int32(truncatingIfNeeded: column))
        }
        if !isCandidate[column] {
            isCandidate[column] = true
            candidates.append(Int32(truncatingIfNeeded: column))
        }
    }

    mutating func addToGradient(_ factor: Double, timesRow row: Int) {
        var at = tableau.rowHead[row]
        while at >= 0 {
            let cell = tableau.cells[Int(at)]
            gradient[Int(cell.column)] += factor * cell.value
            touch(Int(cell.column))
            at = cell.nextInRow
        }
    }

    /// Forgets the cost.
    mutating func endLevel(_ level: ArraySlice<Int32>) {
        for column in touched {
            gradient[Int(column)] = 0
            isTouched[Int(column)] = false
        }
        for column in candidates { isCandidate[Int(column)] = false }
        pricingStart = 0
        touched.removeAll(keepingCapacity: true)
        candidates.removeAll(keepingCapacity: true)
        for index in level { firstKink[Int(kinks[Int(index)].column)] = Core.none }
    }

    /// The cost of the kinks where the columns stand.
    func cost(of level: ArraySlice<Int32>) -> Double {
        var sum = 0.0
        for index in level {
            let kink = kinks[Int(index)]
            let distance = value[Int(kink.column)] - kink.position
            sum += distance * (distance > 0 ? kink.slopeAbove : kink.slopeBelow)
        }
        return sum
    }

    /// Pivots until the cost is least, within the boxes.
    ///
    /// The column whose slope is steepest of those looked at enters (Dantzig's rule). After a long stretch of steps of no length it is the first that may, and the first
    /// that blocks leaves (Bland's rule), until the cost falls again: so no cycle can go on.
    mutating func descend(stopAfterGain enough: Double = .infinity, isCancelled: () -> Bool) -> Descent {
        let patience = 100 + basicColumn.count / 4
        let limit = 2000 + 40 * (columnCount + basicColumn.count)
        var stalled = 0
        var steps = 0
        while true {
            let isCautious = self.isCautious || stalled > patience
            guard let (column, direction, slope) = entering(first: isCautious) else { return .optimal }
            switch step(column, direction: direction, slope: slope, first: isCautious) {
            case .unbounded:
                return .unbounded(column: column, direction: direction)
            case .moved(let length):
                let gain = -slope * length
                if gain > enough { return .moved }
                if gain > 1e-10 {
                    stalled = 0
                } else {
                    stalled += 1
                }
            }
            steps += 1
            if steps > limit { return .stalled }
            if steps & 63 == 0, isCancelled() { return .cancelled }
        }
    }

    /// Once so many columns that may enter have been seen, the best of them does: to look at all would take longer than the pivot saves.
    static let pricingLimit = 128

    /// The nonbasic column that is to move, its direction and the cost's slope; nil where none lowers the cost.
    ///
    /// The search goes on where the last one stopped (partial pricing); the one for the first column looks at all.
    private mutating func entering(first: Bool) -> (column: Int, direction: Double, slope: Double)? {
        var best = -1
        var bestSlope = 0.0
        var bestDirection = 1.0
        var seen = 0
        var left = candidates.count
        while left > 0, first || seen < Core.pricingLimit {
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
                first ? column < best : slope < bestSlope || (slope == bestSlope && column < best)
            if best < 0 || isBetter {
                best = column
                bestSlope = slope
                bestDirection = direction
            }
        }
        return best < 0 ? nil : (best, bestDirection, bestSlope)
    }

    /// The slope of the cost as a column goes where it falls; nil where it may go nowhere or falls nowhere.
    @inline(__always)
    private func descent(of column: Int) -> (slope: Double, direction: Double)? {
        guard !isBasic(column), lower[column] < upper[column] else { return nil }
        let (up, down) = slopes(of: column)
        if up < -Core.slopeTolerance, value[column] < upper[column] { return (up, 1) }
        if down < -Core.slopeTolerance, value[column] > lower[column] { return (down, -1) }
        return nil
    }
}
