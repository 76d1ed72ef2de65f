import LayoutModel

/// Finds room for texts in a drawing, so that none lies on another.
struct LabelPlacer {
    private var texts: RectangleGrid
    private var lines: RectangleGrid
    /// How many lines lie at the very same place.
    private var lineCounts: [Rect: Int] = [:]
    /// What texts have to stay inside.
    let area: Rect

    init(area: Rect) {
        self.area = area
        texts = RectangleGrid(area: area)
        lines = texts
    }

    /// Where so much is crossed, a little more makes no difference.
    private static let mostCounted = 40

    /// Whether a text may stand there.
    func isFree(_ place: Rect) -> Bool {
        area.contains(place) && !texts.contains(overlapping: place)
    }

    func textsCrossed(by line: Rect) -> Int {
        texts.count(overlapping: line, most: Self.mostCounted)
    }

    func linesCrossed(by place: Rect) -> Int {
        lines.count(overlapping: place, most: Self.mostCounted)
    }

    mutating func take(_ text: Rect) {
        texts.insert(text)
    }

    /// Of many lines at one place no more are kept than are counted.
    mutating func take(line: Rect) {
        lineCounts[line, default: 0] += 1
        if lineCounts[line, default: 0] <= Self.mostCounted { lines.insert(line) }
    }
}

extension Rect {
    /// Whether they have more in common than an edge.
    func overlaps(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    func contains(_ other: Rect) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }

    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
