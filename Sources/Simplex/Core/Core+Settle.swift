extension Core {
    /// Boxes the columns into the solutions of least cost, which complementary slackness names: each column stays on the piece of its cost whose slope
    /// is the column's multiplier.
    mutating func settle(_ index: Int, _ level: ArraySlice<Int32>) {
        let depth = Int32(truncatingIfNeeded: index)
        for at in level {
            let column = Int(kinks[Int(at)].column)
            if isBasic(column) {
                settleBasic(at, column)
            } else if decidedLevel[column] < depth {
                kinks[Int(at)].side = .irrelevant
            }
        }
        for at in touched {
            let column = Int(at)
            if !isBasic(column), decidedLevel[column] == Core.noLevel { settleNonbasic(column, depth) }
        }
    }

    private mutating func settleBasic(_ index: Int32, _ column: Int) {
        let kink = kinks[Int(index)]
        if kink.isAbove {
            kinks[Int(index)].side = .atLeast
            if kink.position > lower[column] { confine(column, from: kink.position, index) }
        } else {
            kinks[Int(index)].side = .atMost
            if kink.position < upper[column] { confine(column, to: kink.position, index) }
        }
    }

    private mutating func settleNonbasic(_ column: Int, _ depth: Int32) {
        let here = value[column]
        let tolerance = Core.tolerance(at: here)
        let (up, down) = slopes(of: column)
        let mayRise = up <= Core.slopeTolerance
        let mayFall = down <= Core.slopeTolerance
        var holder = anchor[column]
        var at = firstKink[column]
        while at >= 0 {
            let kink = kinks[Int(at)]
            if here > kink.position + tolerance {
                kinks[Int(at)].side = .atLeast
                if kink.position > lower[column] { confine(column, from: kink.position, at) }
            } else if here < kink.position - tolerance {
                kinks[Int(at)].side = .atMost
                if kink.position < upper[column] { confine(column, to: kink.position, at) }
            } else {
                kinks[Int(at)].side = mayRise ? .atLeast : mayFall ? .atMost : .at
                holder = at
            }
            at = kink.next
        }
        if !mayRise, here < upper[column] { confine(column, to: here, holder) }
        if !mayFall, here > lower[column] { confine(column, from: here, holder) }
        if up < -Core.slopeTolerance { lowerKink[column] = upperKink[column] }
        if down < -Core.slopeTolerance { upperKink[column] = lowerKink[column] }
        if lower[column] >= upper[column] { decide(column, depth) }
    }

    /// Takes a column for decided. It stands where the kinks do that bound it, should they move.
    private mutating func decide(_ column: Int, _ depth: Int32) {
        decidedLevel[column] = depth
        if lowerKink[column] == upperKink[column] { anchor[column] = lowerKink[column] }
    }

    /// Boxes the columns into what the required rows allow, once their violations have come to nothing.
    mutating func settleRequired(_ level: ArraySlice<Int32>) {
        for index in level {
            let kink = kinks[Int(index)]
            let column = Int(kink.column)
            if kink.slopeAbove > 0, kink.slopeBelow < 0 {
                kinks[Int(index)].side = .at
            } else {
                kinks[Int(index)].side = kink.slopeAbove > 0 ? .atMost : .atLeast
            }
            if kink.slopeAbove > 0, kink.position < upper[column] { confine(column, to: kink.position, index) }
            if kink.slopeBelow < 0, kink.position > lower[column] { confine(column, from: kink.position, index) }
            if !isBasic(column), lower[column] >= upper[column] { decide(column, 0) }
        }
    }

    private mutating func confine(_ column: Int, to position: Double, _ kink: Int32) {
        upper[column] = position
        upperKink[column] = kink
    }

    private mutating func confine(_ column: Int, from position: Double, _ kink: Int32) {
        lower[column] = position
        lowerKink[column] = kink
    }

    mutating func clearBoxes() {
        for column in 0..<columnCount {
            lower[column] = -.infinity
            upper[column] = .infinity
            lowerKink[column] = Core.none
            upperKink[column] = Core.none
            decidedLevel[column] = Core.noLevel
        }
    }

    /// Makes the boxes again that the levels before this one leave, from the sides on which they put the columns.
    mutating func restoreBoxes(above level: Int) {
        for column in 0..<columnCount {
            if decidedLevel[column] < level {
                lower[column] = value[column]
                upper[column] = value[column]
            } else {
                lower[column] = -.infinity
                upper[column] = .infinity
                lowerKink[column] = Core.none
                upperKink[column] = Core.none
                decidedLevel[column] = Core.noLevel
            }
        }
        for at in 0..<levelStart[level] {
            let index = kinkOrder[at]
            let kink = kinks[Int(index)]
            let column = Int(kink.column)
            guard decidedLevel[column] == Core.noLevel else { continue }
            if kink.side == .atMost || kink.side == .at, kink.position < upper[column] {
                confine(column, to: kink.position, index)
            }
            if kink.side == .atLeast || kink.side == .at, kink.position > lower[column] {
                confine(column, from: kink.position, index)
            }
        }
    }
}
