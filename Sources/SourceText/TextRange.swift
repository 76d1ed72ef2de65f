/// A half-open range of a text, from `start` up to but not including `end`.
package struct TextRange: Hashable, Sendable {
    package var start: UTF8Offset
    package var end: UTF8Offset

    /// The range between two offsets; the empty range at `start` if `end` is before it.
    package init(_ start: UTF8Offset, _ end: UTF8Offset) {
        self.start = start
        self.end = max(start, end)
    }

    package init(_ start: Int, _ end: Int) {
        self.init(UTF8Offset(start), UTF8Offset(end))
    }

    /// The empty range at `offset`.
    package init(at offset: UTF8Offset) {
        self.init(offset, offset)
    }

    package var length: Int { end.value - start.value }

    package var isEmpty: Bool { start == end }

    /// Whether `offset` is inside or at either end, as for a cursor.
    package func touches(_ offset: UTF8Offset) -> Bool {
        start <= offset && offset <= end
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
    /// Compares the starts, then the ends.
    package static func < (a: TextRange, b: TextRange) -> Bool {
        (a.start, a.end) < (b.start, b.end)
    }
}

extension TextRange: CustomStringConvertible {
    package var description: String { "\(start)..<\(end)" }
}
