extension Tableau {
    /// Makes the costs of the breakpoints the objective.
    mutating func beginObjective(_ level: ArraySlice<Int32>) {
        for index in level {
            let column = Int(breakpoints[Int(index)].column)
            breakpoints[Int(index)].next = firstBreakpoint[column]
            firstBreakpoint[column] = index
        }
        // A dense row is not contiguous, so those are added up column by column.
        var denseRows: [(row: Int, factor: Double)] = []
        for index in level {
            let breakpoint = breakpoints[Int(index)]
            let column = Int(breakpoint.column)
            guard isBasic(column) else {
                markForPricing(column)
                continue
            }
            let here = value[column]
            let tolerance = Tableau.tolerance(at: breakpoint.position)
            let isAbove =
                if here > breakpoint.position + tolerance {
                    true
                } else if here < breakpoint.position - tolerance {
                    false
                } else {
                    breakpoint.slopeAbove < -breakpoint.slopeBelow
                }
            breakpoints[Int(index)].isAbove = isAbove
            let slope = isAbove ? breakpoint.slopeAbove : breakpoint.slopeBelow
            if slope == 0 { continue }
            let row = Int(basicRow[column])
            if dense != nil {
                denseRows.append((row, slope))
            } else {
                addToReducedCosts(slope, timesRow: row)
            }
        }
        work += 4 * level.count + denseRows.count * (dense?.slotCount ?? 0)
        for cell in dense?.sum(of: denseRows) ?? [] { addToReducedCost(cell.value, of: Int(cell.index)) }
    }

    /// Makes a sum over columns, times a factor, the objective.
    mutating func beginLinearObjective(_ form: [(column: Int, factor: Double)], factor: Double) {
        for (column, share) in form {
            if isBasic(column) {
                addToReducedCosts(factor * share, timesRow: Int(basicRow[column]))
            } else {
                reducedCost[column] += factor * share
                markForPricing(column)
            }
        }
    }

    mutating func endObjective(_ level: ArraySlice<Int32>) {
        for column in pricedColumns {
            reducedCost[Int(column)] = 0
            isPriced[Int(column)] = false
        }
        for column in candidates { isCandidate[Int(column)] = false }
        pricingStart = 0
        pricedColumns.removeAll(keepingCapacity: true)
        candidates.removeAll(keepingCapacity: true)
        for index in level { firstBreakpoint[Int(breakpoints[Int(index)].column)] = Tableau.none }
    }

    // MARK: Reduced costs

    /// Slopes smaller than this count as zero.
    static let slopeTolerance = 1e-9

    /// The slopes of the cost as a nonbasic column rises and as it falls. Where one is negative, the column may enter.
    @inline(__always)
    func slopes(of column: Int) -> (up: Double, down: Double) {
        var up = reducedCost[column]
        var down = -up
        var at = firstBreakpoint[column]
        if at >= 0 {
            let here = value[column]
            let tolerance = Tableau.tolerance(at: here)
            while at >= 0 {
                let breakpoint = breakpoints[Int(at)]
                if here > breakpoint.position + tolerance {
                    up += breakpoint.slopeAbove
                    down -= breakpoint.slopeAbove
                } else if here < breakpoint.position - tolerance {
                    up += breakpoint.slopeBelow
                    down -= breakpoint.slopeBelow
                } else {
                    up += breakpoint.slopeAbove
                    down -= breakpoint.slopeBelow
                }
                at = breakpoint.next
            }
        }
        return (up, down)
    }

    /// The slope of a column's own cost, on the side of its breakpoints on which it counts.
    func ownSlope(of column: Int) -> Double {
        var sum = 0.0
        var at = firstBreakpoint[column]
        while at >= 0 {
            let breakpoint = breakpoints[Int(at)]
            sum += breakpoint.isAbove ? breakpoint.slopeAbove : breakpoint.slopeBelow
            at = breakpoint.next
        }
        return sum
    }

    mutating func addToReducedCosts(_ factor: Double, timesRow row: Int) {
        if let cells = dense?.cells(ofRow: row) {
            for cell in cells { addToReducedCost(factor * cell.value, of: Int(cell.index)) }
            return
        }
        var at = matrix.rowHead[row]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            addToReducedCost(factor * cell.value, of: Int(cell.column))
            at = cell.nextInRow
        }
    }

    @inline(__always)
    private mutating func addToReducedCost(_ part: Double, of column: Int) {
        reducedCost[column] += part
        markForPricing(column)
    }

    mutating func markForPricing(_ column: Int) {
        if !isPriced[column] {
            isPriced[column] = true
            pricedColumns.append(Int32(truncatingIfNeeded: column))
        }
        if !isCandidate[column] {
            isCandidate[column] = true
            candidates.append(Int32(truncatingIfNeeded: column))
        }
    }
}
