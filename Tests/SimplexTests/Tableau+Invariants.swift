@testable import Simplex

extension Tableau {
    /// The violated invariants of the rows, the columns and their values; empty if all hold.
    func brokenInvariants() -> [String] {
        basicColumn.indices.filter { basicColumn[$0] >= 0 }.flatMap(brokenInvariants(ofRow:))
            + (0..<columnCount).flatMap(brokenInvariants(ofColumn:))
    }

    private func brokenInvariants(ofRow row: Int) -> [String] {
        var broken: [String] = []
        let basic = Int(basicColumn[row])
        if basicRow[basic] != row { broken.append("column \(basic) has row \(basicRow[basic]), not \(row)") }
        var sum = 0.0
        var size = 1.0
        var length = 0
        var at = matrix.rowHead[row]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            if isBasic(Int(cell.column)) { broken.append("row \(row) contains the basic column \(cell.column)") }
            if cell.row != row { broken.append("row \(row) contains a cell of row \(cell.row)") }
            sum += cell.value * value[Int(cell.column)]
            size = max(size, abs(cell.value * value[Int(cell.column)]))
            length += 1
            at = cell.nextInRow
        }
        if length != matrix.rowLength[row] { broken.append("the length of row \(row) is \(length)") }
        if abs(sum - value[basic]) > 1e-6 * size { broken.append("column \(basic) is \(value[basic]), not \(sum)") }
        return broken
    }

    private func brokenInvariants(ofColumn column: Int) -> [String] {
        var broken: [String] = []
        let tolerance = 1e-6 * max(1, abs(value[column]))
        if value[column] < lower[column] - tolerance || value[column] > upper[column] + tolerance {
            broken.append("column \(column) is outside its bounds")
        }
        let resting = restingBreakpoint[column]
        if !isBasic(column), resting >= 0, abs(breakpoints[Int(resting)].position - value[column]) > tolerance {
            broken.append("column \(column) does not rest at breakpoint \(resting)")
        }
        var length = 0
        var at = matrix.columnHead[column]
        while at >= 0 {
            length += 1
            at = matrix.cells[Int(at)].nextInColumn
        }
        if length != matrix.columnLength[column] { broken.append("the length of column \(column) is \(length)") }
        return broken
    }
}
