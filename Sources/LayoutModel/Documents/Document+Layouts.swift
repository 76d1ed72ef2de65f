import SourceText

extension Document {
    /// The innermost layout around an offset, because layouts of cells lie within those of their tables.
    ///
    /// Complexity: O(layouts).
    package func layoutIndex(at offset: UTF8Offset) -> Int? {
        layouts.indices.filter { layouts[$0].range.touches(offset) }
            .min { layouts[$0].range.length < layouts[$1].range.length }
    }
}
