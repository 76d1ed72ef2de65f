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
        layouts.indices.compactMap { index -> (index: Int, length: Int)? in
            let parts = [layouts[index].range] + layouts[index].extensions
            return parts.filter { $0.touches(offset) }.map(\.length).min().map { (index, $0) }
        }.sorted { ($0.length, $0.index) < ($1.length, $1.index) }.map(\.index)
    }
}
