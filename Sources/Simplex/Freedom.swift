extension Solver {
    /// The variables that the last solution leaves undecided, in order. Empty where the solution is the only one.
    package mutating func freeVariables() -> [FreeVariable] {
        guard let core, core.hasFreedom else { return [] }
        var probe = Freedom(core)
        var free: [FreeVariable] = []
        for variable in values.indices {
            let form = [(column: variable, factor: 1.0)]
            guard core.dependsOnFreedom(form) else { continue }
            let canDecrease = probe.canMove(form, direction: -1)
            let canIncrease = probe.canMove(form, direction: 1)
            if canDecrease || canIncrease {
                free.append(
                    FreeVariable(variable: Variable(variable), canDecrease: canDecrease, canIncrease: canIncrease))
            }
        }
        return free
    }
}
