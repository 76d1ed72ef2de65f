extension Tableau {
    /// Tightens the bounds so that exactly the optimal solutions of a level remain.
    ///
    /// By complementary slackness, each column stays on the piece of its cost whose slope is the column's multiplier.
    mutating func restrictToOptimalFace(ofLevel level: Int, _ order: ArraySlice<Int32>) {
        let level = Int32(truncatingIfNeeded: level)
        for index in order {
            let column = Int(breakpoints[Int(index)].column)
            if isBasic(column) {
                boundBasicColumn(column, at: index)
            } else if fixedLevel[column] < level {
                breakpoints[Int(index)].side = .irrelevant
            }
        }
        for column in pricedColumns.lazy.map({ Int($0) }) where !isBasic(column) {
            if fixedLevel[column] == Tableau.noLevel { boundNonbasicColumn(column, level) }
        }
    }

    private mutating func boundBasicColumn(_ column: Int, at index: Int32) {
        let breakpoint = breakpoints[Int(index)]
        if breakpoint.isAbove {
            breakpoints[Int(index)].side = .atLeast
            if breakpoint.position > lower[column] { setLowerBound(of: column, breakpoint.position, index) }
        } else {
            breakpoints[Int(index)].side = .atMost
            if breakpoint.position < upper[column] { setUpperBound(of: column, breakpoint.position, index) }
        }
    }

    private mutating func boundNonbasicColumn(_ column: Int, _ level: Int32) {
        let here = value[column]
        let tolerance = Tableau.tolerance(at: here)
        let (up, down) = slopes(of: column)
        let mayRise = up <= Tableau.slopeTolerance
        let mayFall = down <= Tableau.slopeTolerance
        var holder = restingBreakpoint[column]
        var at = firstBreakpoint[column]
        while at >= 0 {
            let breakpoint = breakpoints[Int(at)]
            if here > breakpoint.position + tolerance {
                breakpoints[Int(at)].side = .atLeast
                if breakpoint.position > lower[column] { setLowerBound(of: column, breakpoint.position, at) }
            } else if here < breakpoint.position - tolerance {
                breakpoints[Int(at)].side = .atMost
                if breakpoint.position < upper[column] { setUpperBound(of: column, breakpoint.position, at) }
            } else {
                breakpoints[Int(at)].side = mayRise ? .atLeast : mayFall ? .atMost : .at
                holder = at
            }
            at = breakpoint.next
        }
        if !mayRise, here < upper[column] { setUpperBound(of: column, here, holder) }
        if !mayFall, here > lower[column] { setLowerBound(of: column, here, holder) }
        if up < -Tableau.slopeTolerance { lowerBreakpoint[column] = upperBreakpoint[column] }
        if down < -Tableau.slopeTolerance { upperBreakpoint[column] = lowerBreakpoint[column] }
        if lower[column] >= upper[column] { fix(column, level) }
    }

    /// Tightens the bounds to the breakpoints of the required constraints, once none is violated.
    mutating func restrictToFeasibleRegion(_ order: ArraySlice<Int32>) {
        for index in order {
            let breakpoint = breakpoints[Int(index)]
            let column = Int(breakpoint.column)
            let (isAtMost, isAtLeast) = (breakpoint.slopeAbove > 0, breakpoint.slopeBelow < 0)
            breakpoints[Int(index)].side = isAtMost && isAtLeast ? .at : isAtMost ? .atMost : .atLeast
            if isAtMost, breakpoint.position < upper[column] { setUpperBound(of: column, breakpoint.position, index) }
            if isAtLeast, breakpoint.position > lower[column] { setLowerBound(of: column, breakpoint.position, index) }
            if !isBasic(column), lower[column] >= upper[column] { fix(column, 0) }
        }
    }

    /// Marks a column as fixed. It follows the breakpoint that bounds it on both sides, should that move.
    private mutating func fix(_ column: Int, _ level: Int32) {
        fixedLevel[column] = level
        if lowerBreakpoint[column] == upperBreakpoint[column] { restingBreakpoint[column] = lowerBreakpoint[column] }
    }

    private mutating func setUpperBound(of column: Int, _ position: Double, _ breakpoint: Int32) {
        upper[column] = position
        upperBreakpoint[column] = breakpoint
    }

    private mutating func setLowerBound(of column: Int, _ position: Double, _ breakpoint: Int32) {
        lower[column] = position
        lowerBreakpoint[column] = breakpoint
    }

    mutating func removeBounds() {
        for column in 0..<columnCount { removeBounds(of: column) }
    }

    @inline(__always)
    private mutating func removeBounds(of column: Int) {
        lower[column] = -.infinity
        upper[column] = .infinity
        lowerBreakpoint[column] = Tableau.none
        upperBreakpoint[column] = Tableau.none
        fixedLevel[column] = Tableau.noLevel
    }

    /// Restores the bounds that the levels before this one set, from the sides on which they keep the columns.
    mutating func restoreBounds(beforeLevel level: Int) {
        for column in 0..<columnCount {
            if fixedLevel[column] < level {
                lower[column] = value[column]
                upper[column] = value[column]
            } else {
                removeBounds(of: column)
            }
        }
        for index in breakpointOrder[..<levelStart[level]] {
            let breakpoint = breakpoints[Int(index)]
            let column = Int(breakpoint.column)
            guard fixedLevel[column] == Tableau.noLevel else { continue }
            if breakpoint.side == .atMost || breakpoint.side == .at, breakpoint.position < upper[column] {
                setUpperBound(of: column, breakpoint.position, index)
            }
            if breakpoint.side == .atLeast || breakpoint.side == .at, breakpoint.position > lower[column] {
                setLowerBound(of: column, breakpoint.position, index)
            }
        }
    }
}
