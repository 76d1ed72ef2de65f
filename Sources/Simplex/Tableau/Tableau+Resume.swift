extension Tableau {
    /// Moves the breakpoints to the constraints' constants, and with them the nonbasic columns that rest at them.
    mutating func moveBreakpoints(_ constants: [Double]) {
        for index in breakpoints.indices {
            breakpoints[index].position = constants[Int(breakpoints[index].constraint)] / breakpoints[index].factor
        }
        for column in 0..<columnCount where !isBasic(column) && restingBreakpoint[column] >= 0 {
            value[column] = breakpoints[Int(restingBreakpoint[column])].position
        }
    }

    /// The first level that has to be minimised again; nil where the basis is still optimal.
    ///
    /// That is the first level with a column on the wrong side of a breakpoint, or with a column that it fixed between
    /// two breakpoints at one position that now differ.
    func firstNonoptimalLevel() -> Int? {
        var first = Int32.max
        for breakpoint in breakpoints where breakpoint.level < first {
            let distance = value[Int(breakpoint.column)] - breakpoint.position
            let tolerance = Tableau.tolerance(at: breakpoint.position)
            let isOnWrongSide =
                switch breakpoint.side {
                case .irrelevant: false
                case .atMost: distance > tolerance
                case .at: abs(distance) > tolerance
                case .atLeast: distance < -tolerance
                }
            if isOnWrongSide { first = breakpoint.level }
        }
        for column in 0..<columnCount where fixedLevel[column] < first {
            let (below, above) = (lowerBreakpoint[column], upperBreakpoint[column])
            guard below != above else { continue }
            let low = below >= 0 ? breakpoints[Int(below)].position : lower[column]
            let high = above >= 0 ? breakpoints[Int(above)].position : upper[column]
            if high - low > Tableau.tolerance(at: low) { first = fixedLevel[column] }
        }
        return first == .max ? nil : Int(first)
    }
}
