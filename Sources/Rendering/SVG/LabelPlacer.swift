import LayoutModel

/// The texts and lines placed in a drawing so far. Finds positions where texts do not overlap.
struct LabelPlacer {
    private var texts: RectangleGrid
    private var lines: RectangleGrid
    /// How many lines have the same rectangle.
    private var lineCounts: [Rect: Int] = [:]
    /// The area in which texts must be.
    let area: Rect

    init(area: Rect) {
        self.area = area
        texts = RectangleGrid(area: area)
        lines = texts
    }

    /// Beyond this many crossings, more make no difference.
    private static let mostCounted = 40

    /// Whether a text with this rectangle overlaps no other text.
    func isFree(_ rect: Rect) -> Bool {
        area.contains(rect) && !texts.contains(overlapping: rect)
    }

    /// The rectangles of the texts that overlap a rectangle.
    func texts(over rect: Rect) -> [Rect] {
        texts.overlapping(rect)
    }

    func textsCrossed(by line: Rect) -> Int {
        texts.count(overlapping: line, most: Self.mostCounted)
    }

    /// Whether a rectangle overlaps no line, which is found faster than how many it overlaps.
    func isClearOfLines(_ rect: Rect) -> Bool {
        !lines.contains(overlapping: rect)
    }

    func linesCrossed(by rect: Rect) -> Int {
        lines.count(overlapping: rect, most: Self.mostCounted)
    }

    mutating func insert(text: Rect) {
        texts.insert(text)
    }

    mutating func insert(line: Rect) {
        lineCounts[line, default: 0] += 1
        if lineCounts[line, default: 0] <= Self.mostCounted { lines.insert(line) }
    }
}
