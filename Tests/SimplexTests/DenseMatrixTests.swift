import Testing

@testable import Simplex

@Suite struct DenseMatrixTests {
    private let size = 12

    /// A random tableau of `size` variables with a logical column for each of twice as many rows.
    private func tableau(_ generator: inout SeededGenerator) -> Tableau {
        var matrix = SparseMatrix(columnCount: size, rowCount: 2 * size + 1, capacity: 0)
        // The last row is not in use.
        for row in 0..<2 * size {
            for column in 0..<size where Int.random(in: 0..<3, using: &generator) == 0 {
                matrix.insert([-1, 1, 2].randomElement(using: &generator) ?? 1, row: row, column: column)
            }
        }
        return Tableau(matrix, variableCount: size, logicalRows: (0..<Int32(2 * size)).map { $0 })
    }

    private func coefficients(of tableau: Tableau) -> [[Double]] {
        (0..<tableau.columnCount).filter(tableau.isBasic).map { basic in
            (0..<tableau.columnCount).map { tableau.coefficient(row: Int(tableau.basicRow[basic]), column: $0) }
        }
    }

    @Test(arguments: 0..<20)
    func pivotsAgreeWithASparseMatrix(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var sparse = tableau(&generator)
        var dense = sparse
        dense.useDenseMatrix()
        #expect(dense.basicColumn.count == 2 * size)
        for step in 0..<60 {
            guard let leaving = (0..<sparse.columnCount).filter(sparse.isBasic).randomElement(using: &generator),
                let entering = (0..<sparse.columnCount).filter({ !sparse.isBasic($0) })
                    .randomElement(using: &generator)
            else { continue }
            guard abs(sparse.coefficient(row: Int(sparse.basicRow[leaving]), column: entering)) > 0.1 else { continue }
            sparse.pivot(row: Int(sparse.basicRow[leaving]), entering: entering)
            dense.pivot(row: Int(dense.basicRow[leaving]), entering: entering)
            // The same sums in the same order, so that not even rounding differs.
            #expect(coefficients(of: dense) == coefficients(of: sparse), "step \(step)")
            // Each counts what it passes itself.
            #expect(dense.work > 0 && sparse.work > 0)
        }
        #expect(dense.pivotCount > 5)
    }

    @Test(arguments: 0..<20)
    func addedRowsAgreeWithASparseMatrix(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var sparse = tableau(&generator)
        var dense = sparse
        dense.useDenseMatrix()
        for _ in 0..<20 {
            let sum = (0..<sparse.columnCount).shuffled(using: &generator).prefix(3).map { (column: $0, factor: 0.5) }
            let added = sparse.addLogical(sum)
            #expect(dense.addLogical(sum) == added)
        }
        // The order in which a sparse row is added up may differ.
        for (own, other) in zip(coefficients(of: dense), coefficients(of: sparse)) { #expect(isClose(own, other)) }
        for column in 0..<size { sparse.value[column] = Double(column) }
        dense.value = sparse.value
        sparse.computeBasicValues()
        dense.computeBasicValues()
        #expect(isClose(dense.value, sparse.value))
    }

    /// Equal widths at several priorities, which cannot all hold, and required inequalities.
    private func store(_ generator: inout SeededGenerator) -> System {
        var system = System()
        let x = system.variables(20)
        for one in x {
            for other in x.shuffled(using: &generator).prefix(3) where one.index != other.index {
                let priority: Double = [250, 500, 750].randomElement(using: &generator) ?? 250
                let constant = Double(Int.random(in: -4...4, using: &generator))
                system.row([(1, one), (-1, other)], .equal, constant, at: priority)
                system.row([(1, one), (-1, other)], .atLeast, -6)
            }
        }
        system.row([(1, x[0])], .equal, 10)
        return system
    }

    private func violations(_ system: System, dense: Bool) -> [Double: Double] {
        var system = system
        var reduced = ReducedSystem(store: system.solver.store, isNonNegative: system.solver.isNonNegative)
        if dense { reduced.tableau.useDenseMatrix() }
        #expect(reduced.solve(store: system.solver.store, isCancelled: { false }) == .solved)
        #expect((reduced.tableau.dense != nil) == dense)
        system.solver.values = Array(reduced.tableau.value.prefix(system.solver.values.count))
        return system.violations
    }

    @Test(arguments: 0..<20)
    func solutionsAreAsGoodAsThoseOfASparseMatrix(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let system = store(&generator)
        let (own, other) = (violations(system, dense: true), violations(system, dense: false))
        #expect(own.keys.sorted() == other.keys.sorted())
        for (priority, violation) in own { #expect(abs(violation - (other[priority] ?? -1)) < 1e-6) }
    }

    /// The widths of 120 views, each equal to six others if possible.
    @Test func aTableauThatFillsUpBecomesDense() {
        var system = System()
        var generator = SeededGenerator(seed: 5)
        let x = system.variables(120)
        for one in x {
            for other in x.shuffled(using: &generator).prefix(6) where one.index != other.index {
                let constant = Double(Int.random(in: -9...9, using: &generator))
                system.row([(1, one), (-1, other)], .equal, constant, at: 500)
            }
        }
        let first = system.row([(1, x[0])], .equal, 10)
        #expect(system.solver.solve() == .solved)
        #expect(system.solver.reduced?.tableau.dense != nil)
        #expect(abs(system.solver.value(of: x[0]) - 10) < 1e-9)
        // From the last basis everything moves along.
        let before = x.map { system.solver.value(of: $0) }
        system.solver.setConstant(30, of: first)
        #expect(isClose(system.values(of: x), before.map { $0 + 20 }))
    }

    /// Rows of `length` neighbouring columns.
    @Test(arguments: [(2, false), (10, true)])
    func onlyAFilledTableauBecomesDense(length: Int, isFilled: Bool) {
        var matrix = SparseMatrix(columnCount: 300, rowCount: 300, capacity: 0)
        for row in 0..<300 {
            for place in 0..<length { matrix.insert(1, row: row, column: (row + place) % 300) }
        }
        var tableau = Tableau(matrix, variableCount: 300, logicalRows: (0..<300).map { $0 })
        tableau.useDenseMatrixIfFilled()
        #expect((tableau.dense != nil) == isFilled)
    }
}
