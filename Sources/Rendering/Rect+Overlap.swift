import LayoutModel

extension Rect {
    /// Whether the rectangles share more than an edge.
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
