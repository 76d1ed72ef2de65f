/// A half-open stretch of a text, from `start` up to but not including `end`.
package struct TextRange: Hashable, Sendable {
    package var start: UTF8Offset
    package var end: UTF8Offset

    /// The range between two places; an `end` before `start` gives the empty range at `start`.
    package init(_ start: UTF8Offset, _ end: UTF8Offset) {
        self.start = start
        self.end = max(start, end)
    }

    package init(_ start: Int, _ end: Int) {
        self.init(UTF8Offset(start), UTF8Offset(end))
    }

    /// The empty range at `place`.
    package init(at place: UTF8Offset) {
        self.init(place, place)
    }

    package var length: Int { end.value - start.value }

    package var isEmpty: Bool { start == end }

    /// Whether `place` lies inside or at either end, as a cursor does.
    package func touches(_ place: UTF8Offset) -> Bool {
        start <= place && place <= end
    }

    package func contains(_ other: TextRange) -> Bool {
        start <= other.start && other.end <= end
    }

    package func overlaps(_ other: TextRange) -> Bool {
        start < other.end && other.start < end
    }

    /// The smallest range that covers both.
    package func union(_ other: TextRange) -> TextRange {
        TextRange(min(start, other.start), max(end, other.end))
    }
}

extension TextRange: Comparable {
    /// In order of the start, then of the end.
    package static func < (a: TextRange, b: TextRange) -> Bool {
        (a.start, a.end) < (b.start, b.end)
    }
}

extension TextRange: CustomStringConvertible {
    package var description: String { "\(start)..<\(end)" }
}
