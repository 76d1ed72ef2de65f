import SourceText

extension Document {
    /// The innermost layout around an offset, because layouts of cells lie within those of their tables.
    ///
    /// Complexity: O(layouts).
    package func layoutIndex(at offset: UTF8Offset) -> Int? { layoutIndices(at: offset).first }

    /// The layouts around an offset, the innermost first. Of those of one class, with an initializer each, in their
    /// order.
    ///
    /// Complexity: O(layouts).
    package func layoutIndices(at offset: UTF8Offset) -> [Int] {
        var around: [(index: Int, length: Int)] = []
        for index in layouts.indices {
            var length = layouts[index].range.touches(offset) ? layouts[index].range.length : Int.max
            for part in layouts[index].extensions where part.touches(offset) { length = min(length, part.length) }
            if length < Int.max { around.append((index, length)) }
        }
        return around.sorted { ($0.length, $0.index) < ($1.length, $1.index) }.map(\.index)
    }
}
