extension Core {
    /// Puts the kinks where the lines' constants now are, and takes the nonbasic columns that stand at them along.
    mutating func moveKinks(_ constant: [Double]) {
        for index in kinks.indices {
            kinks[index].position = constant[Int(kinks[index].line)] / kinks[index].factor
        }
        for column in 0..<columnCount where !isBasic(column) && anchor[column] >= 0 {
            value[column] = kinks[Int(anchor[column])].position
        }
    }

    /// The first level with a column that is not on the side of a kink on which the level put it, or with a column that was decided because two kinks stood
    /// at one place and now do not; nil where the basis is optimal as it stands.
    func firstBrokenLevel() -> Int? {
        var first = Int32.max
        for kink in kinks where kink.level < first {
            let distance = value[Int(kink.column)] - kink.position
            let tolerance = Core.tolerance(at: kink.position)
            let isBroken =
                switch kink.side {
                case .irrelevant: false
                case .atMost: distance > tolerance
                case .at: abs(distance) > tolerance
                case .atLeast: distance < -tolerance
                }
            if isBroken { first = kink.level }
        }
        for column in 0..<columnCount where decidedLevel[column] < first && lowerKink[column] != upperKink[column] {
            let low = lowerKink[column] >= 0 ? kinks[Int(lowerKink[column])].position : lower[column]
            let high = upperKink[column] >= 0 ? kinks[Int(upperKink[column])].position : upper[column]
            if high - low > Core.tolerance(at: low) { first = decidedLevel[column] }
        }
        return first == .max ? nil : Int(first)
    }
}
