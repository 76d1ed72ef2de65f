extension Solver {
    /// The variables that are ambiguous in the last solution, in order. Empty where the solution is unique.
    ///
    /// - Complexity: as of ``visitFreeVariables(where:_:)``.
    package mutating func freeVariables() -> [FreeVariable] {
        var free: [FreeVariable] = []
        visitFreeVariables {
            free.append($0)
            return true
        }
        return free
    }

    /// Whether the last solution is one of several.
    package mutating func hasFreeVariables() -> Bool {
        var found = false
        visitFreeVariables { _ in
            found = true
            return false
        }
        return found
    }

    /// Visits the variables that are ambiguous in the last solution, in order, until `visit` returns false.
    ///
    /// - Parameter isIncluded: whether to examine a variable.
    /// - Complexity: one pass over the columns where the solution is unique. Otherwise, for each examined variable that
    ///   may be free, a few pivots and a pass over the system.
    package mutating func visitFreeVariables(
        where isMeant: (Variable) -> Bool = { _ in true }, _ visit: (FreeVariable) -> Bool
    ) {
        guard let reduced, reduced.tableau.hasFreeColumn else { return }
        var face = OptimalFace(reduced)
        for variable in face.possiblyFreeVariables(of: values.count) where isMeant(Variable(variable)) {
            let form = [(variable: variable, factor: 1.0)]
            let canDecrease = face.canMove(form, direction: -1)
            let canIncrease = face.canMove(form, direction: 1)
            guard canDecrease || canIncrease else { continue }
            let free = FreeVariable(variable: Variable(variable), canDecrease: canDecrease, canIncrease: canIncrease)
            if !visit(free) { return }
        }
    }

    /// The variables that may be ambiguous, in order: all that are, and few others.
    package func possiblyFreeVariables() -> [Variable] {
        guard let reduced, reduced.tableau.hasFreeColumn else { return [] }
        return OptimalFace(reduced).possiblyFreeVariables(of: values.count).map { Variable($0) }
    }

    /// Whether each component of the system has the values in the last solution that it would have if solved alone.
    ///
    /// True where the nonbasic columns are few enough for pricing to look at all of them.
    package var choosesByParts: Bool {
        guard let tableau = reduced?.tableau else { return false }
        return tableau.columnCount - tableau.basicColumn.reduce(0) { $0 + ($1 >= 0 ? 1 : 0) } <= Tableau.pricingLimit
    }

    /// Whether a sum has the same value in every optimal solution.
    func isDecided(_ terms: [Term]) -> Bool {
        guard let reduced else { return false }
        guard reduced.tableau.hasFreeColumn else { return true }
        var face = OptimalFace(reduced)
        let form = terms.map { (variable: $0.variable.index, factor: $0.coefficient) }
        guard face.mayMove(form) else { return true }
        return !face.canMove(form, direction: 1) && !face.canMove(form, direction: -1)
    }
}
