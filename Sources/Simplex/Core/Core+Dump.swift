extension Core {
    /// The basis for a person's eyes: each basic column with its value and its row of the tableau, then the nonbasic ones.
    func dump(name: (Int) -> String = { "c\($0)" }) -> String {
        var lines: [String] = []
        for row in 0..<basicColumn.count where basicColumn[row] >= 0 {
            let column = Int(basicColumn[row])
            var sum: [String] = []
            var at = tableau.rowHead[row]
            while at >= 0 {
                let cell = tableau.cells[Int(at)]
                sum.append("\(cell.value) \(name(Int(cell.column)))")
                at = cell.nextInRow
            }
            lines.append("\(name(column)) = \(sum.joined(separator: " + "))  (\(value[column]))")
        }
        for column in 0..<columnCount where !isBasic(column) {
            lines.append("\(name(column)) stands at \(value[column]) in \(lower[column])...\(upper[column])")
        }
        return lines.joined(separator: "\n")
    }

    /// What is wrong with the tableau, the values and the boxes; empty when all is well.
    func brokenInvariants() -> [String] {
        var broken: [String] = []
        for row in 0..<basicColumn.count where basicColumn[row] >= 0 {
            let basic = Int(basicColumn[row])
            if tableauRow[basic] != row { broken.append("column \(basic) does not know its row \(row)") }
            var sum = 0.0
            var size = 1.0
            var length = 0
            var at = tableau.rowHead[row]
            while at >= 0 {
                let cell = tableau.cells[Int(at)]
                if isBasic(Int(cell.column)) { broken.append("basic column \(cell.column) stands in row \(row)") }
                if cell.row != row { broken.append("a cell of row \(cell.row) is linked into row \(row)") }
                sum += cell.value * value[Int(cell.column)]
                size = max(size, abs(cell.value * value[Int(cell.column)]))
                length += 1
                at = cell.nextInRow
            }
            if length != tableau.rowLength[row] { broken.append("row \(row) is not as long as it says") }
            if abs(sum - value[basic]) > 1e-6 * size { broken.append("column \(basic) is \(value[basic]), not \(sum)") }
        }
        for column in 0..<columnCount {
            let tolerance = 1e-6 * max(1, abs(value[column]))
            if value[column] < lower[column] - tolerance || value[column] > upper[column] + tolerance {
                broken.append("column \(column) has left its box")
            }
            if !isBasic(column), anchor[column] >= 0,
                abs(kinks[Int(anchor[column])].position - value[column]) > tolerance
            {
                broken.append("column \(column) does not stand at its anchor")
            }
            var length = 0
            var at = tableau.columnHead[column]
            while at >= 0 {
                length += 1
                at = tableau.cells[Int(at)].nextInColumn
            }
            if length != tableau.columnLength[column] { broken.append("column \(column) is not as long as it says") }
        }
        return broken
    }
}
