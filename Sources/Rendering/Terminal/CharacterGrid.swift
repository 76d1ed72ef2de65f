import SourceText

/// The characters of a drawing.
package enum TerminalCharacters: Sendable {
    case boxDrawing
    /// For terminals without box-drawing characters.
    case ascii
}

/// Characters in rows and columns, with lines that join at crossings.
struct CharacterGrid {
    /// The cells of a rectangle's edges. Parts outside the grid are cut off.
    struct Box {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    private struct Cell {
        /// The directions in which lines leave the cell.
        var lines: Lines = []
        var isDashed = false
        /// Nil for a cell without text; empty after a character that is two columns wide.
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
        guard let index = index(column, row) else { return }
        // A solid line stays solid under a dashed one.
        cells[index].isDashed = dashed && (cells[index].lines.isEmpty || cells[index].isDashed)
        cells[index].lines.formUnion(lines)
    }

    private func index(_ column: Int, _ row: Int) -> Int? {
        (0..<columns).contains(column) && (0..<rows).contains(row) ? row * columns + column : nil
    }

    // MARK: Texts

    /// Writes inside a box, or on its upper edge if it has no inside.
    mutating func write(_ text: String, in box: Box) {
        for row in box.top + 1..<max(box.bottom, box.top + 1)
        where write(text, from: box.left + 1, to: box.right - 1, row) {
            return
        }
        write(text, on: box)
    }

    /// Writes on the upper edge of a box, or on its lower edge.
    mutating func write(_ text: String, on box: Box) {
        for row in [box.top, box.bottom] {
            if write(text, from: box.left + 1, to: box.right - 1, row) { return }
            // The name of a narrow box is beside it.
            if box.right - box.left < 3, write(text, from: box.right + 1, to: box.right + displayWidth(text), row) {
                return
            }
        }
    }

    /// Writes a text, cut to the room. False if another text is there, or nothing of it would remain.
    private mutating func write(_ text: String, from: Int, to: Int, _ row: Int) -> Bool {
        let last = min(to, columns - 1)
        let fitted = Self.fitted(text, columns: last - from + 1)
        let width = displayWidth(fitted)
        guard width > 0, from >= 0, index(from, row) != nil else { return false }
        // Names are at least one cell apart.
        for column in from - 1...from + width {
            if let index = index(column, row), cells[index].text != nil { return false }
        }
        var column = from
        for character in fitted {
            guard let index = index(column, row) else { break }
            cells[index].text = String(character)
            for extra in 1..<max(displayWidth(character), 1) {
                if let index = self.index(column + extra, row) { cells[index].text = "" }
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

    func text(_ characters: TerminalCharacters) -> String {
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

    private static func character(_ lines: Lines, dashed: Bool, _ characters: TerminalCharacters) -> String {
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
            // Indexed by the sum of up 1, down 2, left 4 and right 8.
            let joints = ["", "", "", "", "", "┘", "┐", "┤", "", "└", "┌", "├", "", "┴", "┬", "┼"]
            return joints[lines.rawValue]
        }
    }
}
