extension Core {
    /// Whether a nonbasic column may still move, by its own box.
    var hasFreedom: Bool {
        (0..<columnCount).contains { isFree($0) }
    }

    private func isFree(_ column: Int) -> Bool {
        !isBasic(column) && lower[column] < upper[column]
    }

    /// Speeds of the columns as those that may still move do so all at once, each at a pace of its own: so that none cancel.
    func speedsOfFreedom() -> [Double] {
        var speed = Array(repeating: 0.0, count: columnCount)
        for column in 0..<columnCount where isFree(column) {
            // A random generator's last step (Steele, Lea and Flood's SplitMix64): no sum of a layout's coefficients makes such paces cancel.
            var hash = UInt64(truncatingIfNeeded: column + 1) &* 0x9e37_79b9_7f4a_7c15
            hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
            hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
            speed[column] = 1 + Double((hash ^ (hash >> 31)) >> 11) / Double(1 << 53)
        }
        for row in 0..<basicColumn.count where basicColumn[row] >= 0 {
            var sum = 0.0
            var at = tableau.rowHead[row]
            while at >= 0 {
                sum += tableau.cells[Int(at)].value * speed[Int(tableau.cells[Int(at)].column)]
                at = tableau.cells[Int(at)].nextInRow
            }
            speed[Int(basicColumn[row])] = sum
        }
        return speed
    }
}
