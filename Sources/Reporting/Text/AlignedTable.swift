import SourceText

/// Cells in columns of equal width in a terminal.
package enum AlignedTable {
    /// The lines of a table. The first `leftAligned` columns are aligned to the left, the others to the right.
    ///
    /// - Parameters:
    ///   - width: the most columns of the terminal for a line; nil if lines may have any width. Long cells at the left
    ///     are then broken into lines. If that is not enough, the columns are divided among tables, one below the
    ///     other, each with the first column.
    ///   - head: a style for the lines of the first row.
    package static func lines(
        _ rows: [[String]], leftAligned: Int, width: Int? = nil, head: (String) -> String = { $0 }
    ) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        var widths = Array(repeating: 0, count: count)
        for row in rows {
            for (column, cell) in row.enumerated() { widths[column] = max(widths[column], displayWidth(cell)) }
        }
        guard let width else { return lines(rows, Array(0..<count), widths, leftAligned, head) }
        shrink(&widths, leftAligned: leftAligned, to: width)
        return bands(of: widths, to: width).flatMap { lines(rows, $0, widths, leftAligned, head) }
    }

    /// The spaces before each column.
    private static let gap = 2

    /// Makes the widest columns at the left narrower, each to no less than a third of the width.
    private static func shrink(_ widths: inout [Int], leftAligned: Int, to width: Int) {
        var excess = widths.reduce(0) { $0 + $1 + gap } - width
        let least = max(width / 3, 1)
        for column in widths.indices.prefix(leftAligned).sorted(by: { (widths[$0], $1) > (widths[$1], $0) })
        where excess > 0 && widths[column] > least {
            let cut = min(excess, widths[column] - least)
            widths[column] -= cut
            excess -= cut
        }
    }

    /// The columns of each table that is no wider than `width`, if a single one is too wide.
    private static func bands(of widths: [Int], to width: Int) -> [[Int]] {
        guard let first = widths.first else { return [[]] }
        var bands = [[0]]
        var used = gap + first
        for column in widths.indices.dropFirst() {
            if used + gap + widths[column] > width, let last = bands.last, last.count > 1 {
                bands.append([0])
                used = gap + first
            }
            bands[bands.count - 1].append(column)
            used += gap + widths[column]
        }
        return bands
    }

    private static func lines(
        _ rows: [[String]], _ columns: [Int], _ widths: [Int], _ leftAligned: Int, _ head: (String) -> String
    ) -> [String] {
        rows.enumerated().flatMap { number, row in
            let cells = columns.map { column in
                row.indices.contains(column) ? wrappedLines(row[column], to: max(widths[column], 1)) : []
            }
            return (0..<(cells.map(\.count).max() ?? 0)).map { index in
                let line = zip(columns, cells).map { column, parts in
                    let part = parts.indices.contains(index) ? parts[index] : ""
                    let padding = String(repeating: " ", count: max(widths[column] - displayWidth(part), 0))
                    return String(repeating: " ", count: gap) + (column < leftAligned ? part + padding : padding + part)
                }.joined()
                let trimmed = String(line.reversed().drop { $0 == " " }.reversed())
                return number == 0 ? head(trimmed) : trimmed
            }
        }
    }
}
