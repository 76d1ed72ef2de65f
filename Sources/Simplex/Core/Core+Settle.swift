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
        var at = firstKink[column]
        while at >= 0 {
            let kink = kinks[Int(at)]
            let isAbove = here > kink.position + tolerance
            let isBelow = here < kink.position - tolerance
            if isAbove || (mayRise && !isBelow) {
                kinks[Int(at)].side = .atLeast
                if kink.position > lower[column] { confine(column, from: isAbove ? kink.position : here, at) }
            } else if isBelow || mayFall {
                kinks[Int(at)].side = .atMost
                if kink.position < upper[column] { confine(column, to: isBelow ? kink.position : here, at) }
            } else {
                kinks[Int(at)].side = .at
            }
            at = kink.next
        }
        if !mayRise { confine(column, to: here, anchor[column]) }
        if !mayFall { confine(column, from: here, anchor[column]) }
        if lower[column] >= upper[column] { decidedLevel[column] = depth }
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
            if !isBasic(column), lower[column] >= upper[column] { decidedLevel[column] = 0 }
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
}
