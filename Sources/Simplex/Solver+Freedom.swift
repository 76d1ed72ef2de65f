extension Solver {
    /// The variables that are ambiguous in the last solution, in order. Empty where the solution is unique.
    ///
    /// - Complexity: as of ``visitFreeSums(among:where:_:)``.
    package mutating func freeVariables() -> [FreeVariable] {
        var free: [FreeVariable] = []
        visitFreeSums(among: Sums(variableCount: values.count)) {
            free.append(
                FreeVariable(variable: Variable($0.index), canDecrease: $0.canDecrease, canIncrease: $0.canIncrease))
            return true
        }
        return free
    }

    /// Visits the sums that are ambiguous in the last solution, in order, until `visit` returns false.
    ///
    /// - Parameter isIncluded: whether to examine a sum, by its index.
    /// - Complexity: one pass over the columns where the solution is unique. Otherwise, for each examined sum that may
    ///   be free, a few pivots and a pass over the system.
    package mutating func visitFreeSums(
        among sums: Sums, where isIncluded: (Int) -> Bool = { _ in true }, _ visit: (FreeSum) -> Bool
    ) {
        visitFreeSums(among: sums, where: isIncluded, knowsDirections: true, visit)
    }

    /// The sums that are ambiguous in the last solution, by their indices, in order.
    ///
    /// - Complexity: as of ``visitFreeSums(among:where:_:)``; about half of its time, as one direction is enough.
    package mutating func freeSums(among sums: Sums, where isIncluded: (Int) -> Bool) -> [Int] {
        var free: [Int] = []
        visitFreeSums(among: sums, where: isIncluded, knowsDirections: false) {
            free.append($0.index)
            return true
        }
        return free
    }

    /// - Parameter knowsDirections: whether to find both directions; otherwise one in which a sum can move is enough.
    private mutating func visitFreeSums(
        among sums: Sums, where isIncluded: (Int) -> Bool, knowsDirections: Bool, _ visit: (FreeSum) -> Bool
    ) {
        guard let reduced, reduced.tableau.hasFreeColumn else { return }
        var face = OptimalFace(reduced, sums)
        defer { work += face.work }
        let included = sums.indices.filter { face.mayMove($0) && isIncluded($0) }
        var position = 0
        var fixedCount = 0
        // How many in a row have to be fixed before the next are examined together, and how many those are.
        var patience = 2
        var blockSize: Int?
        while position < included.count {
            let index = included[position]
            guard isIncluded(index) else {
                position += 1
                continue
            }
            if let size = blockSize {
                let end = min(position + size, included.count)
                if face.areFixed(included[position..<end]) {
                    position = end
                    blockSize = 2 * size
                } else if size > Self.leastBlock {
                    blockSize = size / 4
                } else {
                    blockSize = nil
                    fixedCount = 0
                    patience *= 2
                }
                continue
            }
            position += 1
            let canDecrease = !isAtItsBound(sums[index]) && face.canMove(index, direction: -1)
            let canIncrease = !knowsDirections && canDecrease || face.canMove(index, direction: 1)
            guard canDecrease || canIncrease else {
                fixedCount += 1
                guard fixedCount == patience else { continue }
                if patience == 2, face.areFixed(included[position...]) { return }
                blockSize = Self.leastBlock
                continue
            }
            fixedCount = 0
            if !visit(FreeSum(index: index, canDecrease: canDecrease, canIncrease: canIncrease)) { return }
        }
    }

    private static let leastBlock = 16

    /// Whether a sum is a variable that must not be negative, and is zero. Many lengths are.
    private func isAtItsBound(_ sum: ArraySlice<Term>) -> Bool {
        guard sum.count == 1, let term = sum.first, term.coefficient > 0 else { return false }
        return isNonNegative[term.variable.index] && values[term.variable.index] <= 0
    }

    /// The variables that may be ambiguous, in order: all that are, and few others.
    package func possiblyFreeVariables() -> [Variable] {
        guard let reduced, reduced.tableau.hasFreeColumn else { return [] }
        let face = OptimalFace(reduced, Sums(variableCount: values.count))
        return values.indices.filter(face.mayMove).map { Variable($0) }
    }

    /// Whether each component of the system has the values in the last solution that it would have if solved alone.
    ///
    /// True where the nonbasic columns are few enough for pricing to look at all of them.
    package var choosesByParts: Bool {
        guard let tableau = reduced?.tableau else { return false }
        return tableau.columnCount - tableau.basicColumn.reduce(0) { $0 + ($1 >= 0 ? 1 : 0) } <= Tableau.pricingLimit
    }

    /// Whether each of some sums has the same value in every optimal solution.
    func areDecided(_ termsOfSums: [[Term]]) -> Bool {
        guard let reduced else { return false }
        guard reduced.tableau.hasFreeColumn else { return true }
        var sums = Sums()
        for terms in termsOfSums { sums.append(terms) }
        var face = OptimalFace(reduced, sums)
        return sums.indices.allSatisfy { index in
            !face.mayMove(index) || !face.canMove(index, direction: 1) && !face.canMove(index, direction: -1)
        }
    }
}
