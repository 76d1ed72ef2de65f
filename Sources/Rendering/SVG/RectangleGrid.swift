import LayoutModel

/// Rectangles by where they lie, so that those at a place are found without a look at all of them.
struct RectangleGrid {
    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    private var rectangles: [Rect] = []
    /// The places in ``rectangles`` of those that reach into each cell.
    private var cells: [Cell: [Int]] = [:]
    /// Those that reach into so many cells that it is better to ask each of them.
    private var large: [Int] = []
    /// What lies outside is kept in the cells at its edge.
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

    /// Whether one of those that overlap a place is meant, by the order in which they were put in.
    func contains(overlapping place: Rect, where isMeant: (Int) -> Bool = { _ in true }) -> Bool {
        if large.contains(where: { rectangles[$0].overlaps(place) && isMeant($0) }) { return true }
        let (columns, rows) = cells(of: place)
        for row in rows {
            for column in columns {
                for index in cells[Cell(column: column, row: row)] ?? []
                where rectangles[index].overlaps(place) && isMeant(index) {
                    return true
                }
            }
        }
        return false
    }

    /// How many overlap a place, counted up to `most`.
    func count(overlapping place: Rect, most: Int) -> Int {
        var found: Set<Int> = []
        // One that reaches into several cells comes several times.
        _ = contains(overlapping: place) { index in
            found.insert(index)
            return found.count >= most
        }
        return found.count
    }

    private func cells(of rectangle: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        func cell(_ distance: Double) -> Int {
            guard distance.isFinite else { return 0 }
            return Int(min(max(distance / Self.side, 0), Double(Self.mostColumns)))
        }
        let (left, top) = (cell(rectangle.x - area.x), cell(rectangle.y - area.y))
        return (
            left...max(left, cell(rectangle.maxX - area.x)), top...max(top, cell(rectangle.maxY - area.y))
        )
    }
}
