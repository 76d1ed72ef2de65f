import LayoutModel

/// Finds room for texts in a drawing, so that none lies on another.
struct LabelPlacer {
    private var texts: [Rect] = []
    private var lines: [Rect] = []
    /// What texts have to stay inside.
    let area: Rect

    init(area: Rect) {
        self.area = area
    }

    /// Whether a text may stand there. O(texts).
    func isFree(_ place: Rect) -> Bool {
        area.contains(place) && !texts.contains { $0.overlaps(place) }
    }

    func textsCrossed(by line: Rect) -> Int {
        texts.count { $0.overlaps(line) }
    }

    func linesCrossed(by place: Rect) -> Int {
        lines.count { $0.overlaps(place) }
    }

    mutating func take(_ text: Rect) {
        texts.append(text)
    }

    mutating func take(line: Rect) {
        lines.append(line)
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
