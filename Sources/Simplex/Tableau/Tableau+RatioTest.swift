/// A breakpoint or bound that some column reaches as the entering column moves.
struct RatioCandidate: Sendable {
    /// How far the entering column has moved then.
    var distance: Double
    /// The increase of the cost's slope; infinite at a bound.
    var slopeIncrease: Double
    /// How far the column moves while the entering one moves by one, without sign.
    var speed: Double
    var column: Int32
    var breakpoint: Int32
}

extension Tableau {
    /// Columns that move less than this while the entering one moves by one are ignored, so no pivot is smaller.
    static let pivotTolerance = 1e-9

    /// Moves a nonbasic column as far as the cost falls, and pivots it into the basis unless its own breakpoint or
    /// bound stops it.
    ///
    /// The step crosses breakpoints beyond which the cost still falls: the long-step rule of Fourer's method.
    ///
    /// - Returns: the length of the step; nil where nothing stops the column.
    mutating func step(_ column: Int, direction: Double, slope: Double, byBlandsRule: Bool) -> Double? {
        chooseSides(of: column, direction: direction)
        collectRatioCandidates(column, direction: direction)
        work += 4 * ratioCandidates.count + Self.pricingLimit
        guard let stop = blockingCandidate(slope: slope, byBlandsRule: byBlandsRule) else { return nil }
        let end = ratioCandidates[stop]
        move(column, by: direction * end.distance)
        for index in 0..<stop { cross(ratioCandidates[index], entering: column) }
        let leaving = Int(end.column)
        let position = end.breakpoint >= 0 ? breakpoints[Int(end.breakpoint)].position : value[leaving]
        value[leaving] = position
        restingBreakpoint[leaving] = end.breakpoint
        if leaving == column {
            markForPricing(column)
        } else {
            exchange(leaving, for: column)
        }
        return end.distance
    }

    /// Chooses the side of its own breakpoints on which the entering column counts at the start of the step.
    private mutating func chooseSides(of column: Int, direction: Double) {
        let here = value[column]
        let tolerance = Tableau.tolerance(at: here)
        var at = firstBreakpoint[column]
        while at >= 0 {
            let position = breakpoints[Int(at)].position
            breakpoints[Int(at)].isAbove =
                here > position + tolerance || (here >= position - tolerance && direction > 0)
            at = breakpoints[Int(at)].next
        }
    }

    private mutating func collectRatioCandidates(_ column: Int, direction: Double) {
        ratioCandidates.removeAll(keepingCapacity: true)
        collectRatioCandidates(of: column, speed: direction)
        if let cells = dense?.cells(ofColumn: column) {
            for cell in cells where abs(cell.value) > Tableau.pivotTolerance {
                collectRatioCandidates(of: Int(basicColumn[Int(cell.index)]), speed: direction * cell.value)
            }
            return
        }
        var at = matrix.columnHead[column]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            let speed = direction * cell.value
            if abs(speed) > Tableau.pivotTolerance {
                collectRatioCandidates(of: Int(basicColumn[Int(cell.row)]), speed: speed)
            }
            at = cell.nextInColumn
        }
    }

    @inline(__always)
    private mutating func collectRatioCandidates(of column: Int, speed: Double) {
        let here = value[column]
        let isRising = speed > 0
        let pace = abs(speed)
        let mark = Int32(truncatingIfNeeded: column)
        let bound = isRising ? upper[column] : lower[column]
        if bound.isFinite {
            ratioCandidates.append(
                RatioCandidate(
                    distance: max(0, (bound - here) / speed), slopeIncrease: .infinity, speed: pace, column: mark,
                    breakpoint: isRising ? upperBreakpoint[column] : lowerBreakpoint[column]))
        }
        var at = firstBreakpoint[column]
        while at >= 0 {
            let breakpoint = breakpoints[Int(at)]
            if breakpoint.isAbove != isRising {
                ratioCandidates.append(
                    RatioCandidate(
                        distance: max(0, (breakpoint.position - here) / speed),
                        slopeIncrease: breakpoint.slopeChange * pace, speed: pace, column: mark, breakpoint: at))
            }
            at = breakpoint.next
        }
    }

    /// The index of the candidate beyond which the cost no longer falls. The candidates before it come first, sorted.
    private mutating func blockingCandidate(slope: Double, byBlandsRule: Bool) -> Int? {
        var slope = slope
        for index in ratioCandidates.indices {
            // Steps seldom cross many breakpoints, so the first dozen are selected one by one.
            if index == 12 {
                ratioCandidates[index...].sort { $0.distance < $1.distance }
            }
            if index < 12 {
                var nearest = index
                for other in index + 1..<max(index + 1, ratioCandidates.count)
                where ratioCandidates[other].distance < ratioCandidates[nearest].distance {
                    nearest = other
                }
                if nearest != index { ratioCandidates.swapAt(nearest, index) }
            }
            slope += ratioCandidates[index].slopeIncrease
            if byBlandsRule || slope >= -Tableau.slopeTolerance {
                breakTies(at: index, byBlandsRule: byBlandsRule)
                return index
            }
        }
        return nil
    }

    /// Replaces the blocking candidate by the best pivot among those equally near: the fastest column, or the first by
    /// Bland's rule.
    private mutating func breakTies(at stop: Int, byBlandsRule: Bool) {
        let reach = ratioCandidates[stop].distance + 1e-10 * max(1, ratioCandidates[stop].distance)
        var best = stop
        for other in stop..<ratioCandidates.count where ratioCandidates[other].distance <= reach {
            let isBetter =
                if byBlandsRule {
                    ratioCandidates[other].column < ratioCandidates[best].column
                } else {
                    ratioCandidates[other].speed > 2 * ratioCandidates[best].speed
                }
            if isBetter { best = other }
        }
        ratioCandidates.swapAt(stop, best)
    }

    /// Puts a column on the other side of a breakpoint.
    private mutating func cross(_ candidate: RatioCandidate, entering: Int) {
        let column = Int(candidate.column)
        let breakpoint = breakpoints[Int(candidate.breakpoint)]
        breakpoints[Int(candidate.breakpoint)].isAbove = !breakpoint.isAbove
        if column != entering {
            let change = breakpoint.isAbove ? -breakpoint.slopeChange : breakpoint.slopeChange
            addToReducedCosts(change, timesRow: Int(basicRow[column]))
        }
    }
}
