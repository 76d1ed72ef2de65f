import LayoutModel
import SourceText

extension Document {
    /// The name at a place; of two that touch there the one that begins, since an editor's cursor stands on the character behind it.
    ///
    /// Complexity: O(log occurrences + occurrences at the place).
    package func occurrence(at place: UTF8Offset) -> Occurrence? {
        let next = occurrences.partitioningIndex { $0.range.start > place }
        // Names do not nest, but a slot's label and the view in it may start together: the shorter one is meant.
        return occurrences[..<next].suffix(4).filter { $0.range.touches(place) }
            .max { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    }

    package func occurrences(of symbol: Symbol) -> [Occurrence] {
        occurrences.filter { $0.symbol == symbol }
    }

    /// The view of an identity, with its layout.
    package func view(ofObject id: String) -> (layout: Int, view: View)? {
        for (index, layout) in layouts.enumerated() {
            if let view = layout.views.first(where: { $0.objectID == id }) { return (index, view) }
        }
        return nil
    }

    package func layout(_ index: Int) -> Layout? {
        layouts.indices.contains(index) ? layouts[index] : nil
    }
}

extension Layout {
    package func view(_ id: ViewID) -> View? {
        views.indices.contains(id.index) ? views[id.index] : nil
    }

    /// What a person calls the view: its path, and for the root the layout.
    package func displayName(of view: View) -> String {
        view.path.isEmpty ? name : view.path
    }
}
