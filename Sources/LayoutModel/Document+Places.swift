import SourceText

extension Document {
    /// The innermost layout around a place, since those of cells stand within those of their tables; between two layouts none.
    ///
    /// Complexity: O(layouts).
    package func layoutIndex(at place: UTF8Offset) -> Int? {
        layouts.indices.filter { layouts[$0].range.touches(place) }
            .min { layouts[$0].range.length < layouts[$1].range.length }
    }
}
