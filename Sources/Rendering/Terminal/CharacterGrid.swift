import SourceText

/// Characters in rows and columns, with lines that join where they meet.
struct CharacterGrid {
    /// The cells of a rectangle's edges; what lies beyond the grid is cut.
    struct Box {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    private struct Cell {
        /// Which of the four neighbours a line leads to.
        var lines: Lines = []
        var isDashed = false
        /// Nil where nothing is written; empty behind a character that is two columns wide.
        var text: String?
    }

    private struct Lines: OptionSet {
        let rawValue: Int
        static let up = Lines(rawValue: 1)
        static let down = Lines(rawValue: 2)
        static let left = Lines(rawValue: 4)
        static let right = Lines(rawValue: 8)
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = max(rows, 1)
        cells = Array(repeating: Cell(), count: columns * max(rows, 1))
    }

    // MARK: Lines

    mutating func draw(_ box: Box, dashed: Bool) {
        for row in Set([box.top, box.bottom]) where box.left < box.right {
            for column in box.left...box.right {
                var lines: Lines = []
                if column > box.left { lines.insert(.left) }
                if column < box.right { lines.insert(.right) }
                add(lines, column, row, dashed)
            }
        }
        for column in Set([box.left, box.right]) where box.top < box.bottom {
            for row in box.top...box.bottom {
                var lines: Lines = []
                if row > box.top { lines.insert(.up) }
                if row < box.bottom { lines.insert(.down) }
                add(lines, column, row, dashed)
            }
        }
    }

    private mutating func add(_ lines: Lines, _ column: Int, _ row: Int, _ dashed: Bool) {
        guard let place = place(column, row) else { return }
        // A full line stays one where a dashed one comes to lie on it.
        cells[place].isDashed = dashed && (cells[place].lines.isEmpty || cells[place].isDashed)
        cells[place].lines.formUnion(lines)
    }

    private func place(_ column: Int, _ row: Int) -> Int? {
        (0..<columns).contains(column) && (0..<rows).contains(row) ? row * columns + column : nil
    }

    // MARK: Texts

    /// Writes inside a box, or on its upper edge where it has no inside.
    mutating func write(_ text: String, in box: Box) {
        for row in box.top + 1..<max(box.bottom, box.top + 1)
        where write(text, from: box.left + 1, to: box.right - 1, row) {
            return
        }
        write(text, on: box)
    }

    /// Writes on the upper edge of a box, or on its lower one.
    mutating func write(_ text: String, on box: Box) {
        for row in [box.top, box.bottom] {
            if write(text, from: box.left + 1, to: box.right - 1, row) { return }
            // A box of a single column has its name beside it.
            if box.right - box.left < 3, write(text, from: box.right + 1, to: box.right + displayWidth(text), row) {
                return
            }
        }
    }

    /// Cut where it is longer than the room; false where somebody else's name stands there, or nothing of it would be left.
    private mutating func write(_ text: String, from: Int, to: Int, _ row: Int) -> Bool {
        let last = min(to, columns - 1)
        let fitted = Self.fitted(text, columns: last - from + 1)
        let width = displayWidth(fitted)
        guard width > 0, from >= 0, place(from, row) != nil else { return false }
        // A blank on either side keeps names apart.
        for column in from - 1...from + width {
            if let place = place(column, row), cells[place].text != nil { return false }
        }
        var column = from
        for character in fitted {
            guard let place = place(column, row) else { break }
            cells[place].text = String(character)
            for extra in 1..<max(displayWidth(character), 1) {
                if let place = self.place(column + extra, row) { cells[place].text = "" }
            }
            column += displayWidth(character)
        }
        return true
    }

    private static func fitted(_ text: String, columns: Int) -> String {
        if displayWidth(text) <= columns { return text }
        var shorter = text
        while !shorter.isEmpty, displayWidth(shorter) + 1 > columns { shorter.removeLast() }
        return shorter.isEmpty ? "" : shorter + "~"
    }

    // MARK: Output

    func text(_ characters: TerminalDrawing.Characters) -> String {
        var text = ""
        for row in 0..<rows {
            var line = ""
            for column in 0..<columns {
                let cell = cells[row * columns + column]
                line += cell.text ?? Self.character(cell.lines, dashed: cell.isDashed, characters)
            }
            while line.last == " " { line.removeLast() }
            text += line + "\n"
        }
        return text
    }

    private static func character(
        _ lines: Lines, dashed: Bool, _ characters: TerminalDrawing.Characters
    ) -> String {
        guard !lines.isEmpty else { return " " }
        let isUpright = lines.isSubset(of: [.up, .down])
        let isLevel = lines.isSubset(of: [.left, .right])
        switch characters {
        case .ascii:
            if isLevel { return dashed ? "." : "-" }
            if isUpright { return dashed ? ":" : "|" }
            return dashed ? "." : "+"
        case .boxDrawing:
            if isLevel { return dashed ? "╌" : "─" }
            if isUpright { return dashed ? "╎" : "│" }
            // By the sum of up 1, down 2, left 4, right 8.
            let joints = ["", "", "", "", "", "┘", "┐", "┤", "", "└", "┌", "├", "", "┴", "┬", "┼"]
            return joints[lines.rawValue]
        }
    }
}
