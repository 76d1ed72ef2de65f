extension Tableau {
    /// Whether some nonbasic column can move within its bounds.
    var hasFreeColumn: Bool {
        (0..<columnCount).contains { isFree($0) }
    }

    private func isFree(_ column: Int) -> Bool {
        !isBasic(column) && lower[column] < upper[column]
    }

    /// The direction in which the columns move when all free ones do, each at a random speed so that none cancel out.
    ///
    /// - Parameter sign: 1 where the columns rise, -1 where they fall. Those at a bound leave it either way.
    func genericFreeDirection(sign: Double) -> [Double] {
        var direction = Array(repeating: 0.0, count: columnCount)
        var generator = SeededGenerator(seed: 0)
        for column in 0..<columnCount {
            let random = generator.weight()
            guard isFree(column) else { continue }
            let isAtLower = value[column] <= lower[column]
            let isAtUpper = value[column] >= upper[column]
            direction[column] = random * (isAtLower ? 1 : isAtUpper ? -1 : sign)
        }
        computeBasicColumns(of: &direction)
        return direction
    }

    /// Moves a nonbasic column that has no bound in its way.
    mutating func moveUnbounded(_ column: Int, by length: Double) {
        move(column, by: length)
        restingBreakpoint[column] = Tableau.none
    }

    /// How far the columns can move along a direction within their bounds; at most a thousand times it.
    func room(along direction: [Double]) -> Double {
        var room = 1000.0
        for column in 0..<columnCount where direction[column] != 0 {
            let speed = direction[column]
            room = min(room, ((speed > 0 ? upper[column] : lower[column]) - value[column]) / speed)
        }
        return max(0, room)
    }
}
