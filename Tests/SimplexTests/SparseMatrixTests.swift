import Testing

@testable import Simplex

@Suite struct SparseMatrixTests {
    /// Applies the same random changes to the matrix and to a dense array.
    @Test func rowAdditionsAgreeWithADenseMatrix() {
        let size = 24
        var matrix = SparseMatrix(columnCount: size, rowCount: size, capacity: 0)
        var dense = Array(repeating: Array(repeating: 0.0, count: size), count: size)
        var generator = SeededGenerator(seed: 11)
        for row in 0..<size {
            for column in 0..<size where Int.random(in: 0..<4, using: &generator) == 0 {
                dense[row][column] = Double(Int.random(in: 1...3, using: &generator))
                matrix.insert(dense[row][column], row: row, column: column)
            }
        }
        for _ in 0..<300 {
            let source = Int.random(in: 0..<size, using: &generator)
            let target = Int.random(in: 0..<size, using: &generator)
            let factor = Double([-1, 1, 2].randomElement(using: &generator) ?? 1)
            if source == target || dense[target].contains(where: { abs($0) > 1000 }) {
                matrix.clearRow(target)
                dense[target] = Array(repeating: 0, count: size)
                matrix.insert(1, row: target, column: target)
                dense[target][target] = 1
            } else {
                matrix.add(factor, timesRow: source, toRow: target)
                for column in 0..<size { dense[target][column] += factor * dense[source][column] }
            }
        }
        for row in 0..<size {
            #expect((0..<size).map { matrix.value(row: row, column: $0) } == dense[row])
            #expect(Int(matrix.rowLength[row]) == dense[row].filter { $0 != 0 }.count)
        }
        for column in 0..<size {
            #expect(Int(matrix.columnLength[column]) == dense.filter { $0[column] != 0 }.count)
        }
    }

    /// A short row takes the place of a column in few rows and in many, which are different ways through the matrix.
    @Test(arguments: [3, 8, 9, 30, 60], [1, 3, 8, 20])
    func aRowTakesThePlaceOfAColumn(rowsWithColumn: Int, length: Int) {
        let size = 61
        var matrix = SparseMatrix(columnCount: size, rowCount: size, capacity: 0)
        var dense = Array(repeating: Array(repeating: 0.0, count: size), count: size)
        var generator = SeededGenerator(seed: UInt64(100 * rowsWithColumn + length))
        func insert(_ row: Int, _ column: Int, in matrix: inout SparseMatrix) {
            dense[row][column] = Double(Int.random(in: 1...3, using: &generator))
            matrix.insert(dense[row][column], row: row, column: column)
        }
        // Row 0 is the source and column 0 the replaced one. Some of the sums are zero.
        for column in 1...length { insert(0, column, in: &matrix) }
        for row in 1..<size {
            if row <= rowsWithColumn { insert(row, 0, in: &matrix) }
            for column in 1..<size where Int.random(in: 0..<3, using: &generator) == 0 {
                if column <= length, row <= rowsWithColumn, Bool.random(using: &generator) {
                    dense[row][column] = -dense[row][0] * dense[0][column]
                    matrix.insert(dense[row][column], row: row, column: column)
                } else {
                    insert(row, column, in: &matrix)
                }
            }
        }
        _ = matrix.replace(column: 0, byRow: 0)
        for row in 1..<size {
            for column in 1..<size { dense[row][column] += dense[row][0] * dense[0][column] }
            dense[row][0] = 0
        }
        for row in 0..<size {
            #expect((0..<size).map { matrix.value(row: row, column: $0) } == dense[row])
            #expect(Int(matrix.rowLength[row]) == dense[row].filter { $0 != 0 }.count)
        }
        for column in 0..<size {
            #expect(Int(matrix.columnLength[column]) == dense.filter { $0[column] != 0 }.count)
        }
    }

    @Test func cellsThatCancelAreRemoved() {
        var matrix = SparseMatrix(columnCount: 2, rowCount: 2, capacity: 4)
        matrix.insert(2, row: 0, column: 0)
        matrix.insert(1, row: 0, column: 1)
        matrix.insert(4, row: 1, column: 0)
        matrix.add(-2, timesRow: 0, toRow: 1)
        #expect(matrix.rowLength == [2, 1])
        #expect(matrix.columnLength == [1, 2])
        #expect(matrix.value(row: 1, column: 1) == -2)
    }
}
