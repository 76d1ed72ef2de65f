import LayoutModel
import SourceText

/// A picture in the characters of a terminal: boxes with the names of their views.
package struct TerminalDrawing {
    private var grid: CharacterGrid

    /// - Parameter columns: the width of the terminal.
    package static func text(
        _ picture: Picture, columns: Int, characters: TerminalCharacters = .boxDrawing
    ) -> String {
        TerminalDrawing(picture, columns: max(columns, 20)).grid.text(characters)
    }

    private static let mostRows = 120.0
    /// The width of a character divided by its height.
    private static let aspect = 0.5
    /// The height in rows of a box that can contain a name.
    private static let rowsForName = 2.0

    private init(_ picture: Picture, columns: Int) {
        let bounds = picture.bounds
        let across = Double(columns - 1) / bounds.width
        // A low picture, such as a table row, is stretched so that names fit into its boxes.
        let heights = picture.boxes.filter { !$0.isContainer && $0.presence == .shown && $0.frame.height > 0 }
            .map(\.frame.height).sorted()
        let usual = heights.isEmpty ? bounds.height : heights[heights.count / 2]
        let readable = min(Self.rowsForName / usual, 3 * across * Self.aspect)
        let down = min(max(across * Self.aspect, readable), Self.mostRows / bounds.height)
        grid = CharacterGrid(columns: columns, rows: Int(clamping: (bounds.height * down).rounded()) + 1)
        func cells(_ frame: Rect) -> CharacterGrid.Box {
            func cell(_ points: Double, _ scale: Double, _ last: Int) -> Int {
                min(max(Int(clamping: (points * scale).rounded()), -1), last + 1)
            }
            return CharacterGrid.Box(
                left: cell(frame.x - bounds.x, across, columns - 1), top: cell(frame.y - bounds.y, down, grid.rows - 1),
                right: cell(frame.maxX - bounds.x, across, columns - 1),
                bottom: cell(frame.maxY - bounds.y, down, grid.rows - 1))
        }
        for box in picture.boxes { grid.draw(cells(box.frame), dashed: box.presence != .shown) }
        let named = picture.boxes.filter { $0.view != .root && !$0.name.isEmpty }
        for box in named where !box.isContainer { grid.write(Self.label(box), in: cells(box.frame)) }
        for box in named where box.isContainer { grid.write(Self.label(box), on: cells(box.frame)) }
    }

    private static func label(_ box: Picture.Box) -> String {
        let name = printable(box.name)
        switch box.presence {
        case .shown: return box.ambiguous.isEmpty ? name : name + "?"
        case .gone: return name + " (gone)"
        case .hidden: return name + " (hidden)"
        }
    }
}
