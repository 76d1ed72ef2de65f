import LayoutModel
import SourceText

/// Rectangles in a grid of cells, so that a search for overlaps inspects only those nearby.
struct RectangleGrid {
    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    private var rectangles: [Rect] = []
    /// The indices of the rectangles that overlap each cell.
    private var cells: [Cell: [Int]] = [:]
    /// The indices of the rectangles that overlap too many cells to be listed in each.
    private var large: [Int] = []
    /// Rectangles outside it are in the cells at its edge.
    private let area: Rect

    private static let side = 48.0
    private static let mostCells = 64
    private static let mostColumns = 4096

    init(area: Rect, _ rectangles: [Rect] = []) {
        self.area = area
        for rectangle in rectangles { insert(rectangle) }
    }

    mutating func insert(_ rectangle: Rect) {
        let (columns, rows) = cells(of: rectangle)
        if columns.count * rows.count > Self.mostCells {
            large.append(rectangles.count)
        } else {
            for row in rows {
                for column in columns { cells[Cell(column: column, row: row), default: []].append(rectangles.count) }
            }
        }
        rectangles.append(rectangle)
    }

    /// Whether a rectangle overlaps another whose index, in the order of insertion, satisfies the condition.
    ///
    /// - Parameter index: the smallest index that may satisfy it.
    func contains(
        overlapping rect: Rect, from index: Int = 0, where condition: (Int) -> Bool = { _ in true }
    ) -> Bool {
        // Indices are listed in ascending order.
        func isFound(in indices: [Int]) -> Bool {
            let first = index == 0 ? 0 : indices.partitioningIndex { $0 >= index }
            return indices[first...].contains { rectangles[$0].overlaps(rect) && condition($0) }
        }
        if isFound(in: large) { return true }
        let (columns, rows) = cells(of: rect)
        for row in rows {
            for column in columns {
                if let indices = cells[Cell(column: column, row: row)], isFound(in: indices) { return true }
            }
        }
        return false
    }

    /// How many rectangles overlap another, counted up to `most`.
    func count(overlapping rect: Rect, most: Int) -> Int {
        var found: Set<Int> = []
        // A rectangle is found once in each of its cells.
        _ = contains(overlapping: rect) { index in
            found.insert(index)
            return found.count >= most
        }
        return found.count
    }

    /// The rectangles that overlap another, in the order of insertion.
    func overlapping(_ rect: Rect) -> [Rect] {
        var found: Set<Int> = []
        _ = contains(overlapping: rect) { index in
            found.insert(index)
            return false
        }
        return found.sorted().map { rectangles[$0] }
    }

    private func cells(of rectangle: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        func cell(_ distance: Double) -> Int {
            min(max(Int(clamping: distance / Self.side), 0), Self.mostColumns)
        }
        let (left, top) = (cell(rectangle.x - area.x), cell(rectangle.y - area.y))
        return (
            left...max(left, cell(rectangle.maxX - area.x)), top...max(top, cell(rectangle.maxY - area.y))
        )
    }
}
