extension Tableau {
    /// Whether some nonbasic column can move within its bounds.
    var hasFreeColumn: Bool {
        (0..<columnCount).contains { isFree($0) }
    }

    private func isFree(_ column: Int) -> Bool {
        !isBasic(column) && lower[column] < upper[column]
    }

    /// The direction in which the columns move when all free ones do, each at a random speed so that none cancel out.
    func genericFreeDirection() -> [Double] {
        var direction = Array(repeating: 0.0, count: columnCount)
        var generator = SeededGenerator(seed: 0)
        for column in 0..<columnCount {
            let random = generator.weight()
            if isFree(column) { direction[column] = random }
        }
        computeBasicColumns(of: &direction)
        return direction
    }

    /// Moves a nonbasic column that has no bound in its way.
    mutating func moveUnbounded(_ column: Int, by length: Double) {
        move(column, by: length)
        restingBreakpoint[column] = Tableau.none
    }

    /// How far the columns can move along a direction, or against it, within their bounds; at most a thousand times it.
    func room(along direction: [Double], sign: Double) -> Double {
        var room = 1000.0
        for column in 0..<columnCount where direction[column] != 0 {
            let speed = sign * direction[column]
            room = min(room, ((speed > 0 ? upper[column] : lower[column]) - value[column]) / speed)
        }
        return max(0, room)
    }
}
