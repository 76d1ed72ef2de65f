import SourceText

/// Cells in columns of equal width in a terminal.
enum AlignedTable {
    /// The lines of a table. The first `leftAligned` columns are aligned to the left, the others to the right.
    static func lines(_ rows: [[String]], leftAligned: Int) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        var widths = Array(repeating: 0, count: columns)
        for row in rows {
            for (column, cell) in row.enumerated() { widths[column] = max(widths[column], displayWidth(cell)) }
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - displayWidth(cell))
                return column < leftAligned ? cell + padding : padding + cell
            }
            let line = "  " + cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
