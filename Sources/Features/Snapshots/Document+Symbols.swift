import LayoutModel
import SourceText

extension Document {
    /// The name at an offset. Where two names meet, the second: a cursor is on the character after it.
    ///
    /// - Complexity: O(log occurrences).
    package func occurrence(at offset: UTF8Offset) -> Occurrence? {
        let next = occurrences.partitioningIndex { $0.range.start > offset }
        // Names do not nest, but a slot's label begins with the name of a view. The shorter one counts.
        return occurrences[..<next].suffix(4).filter { $0.range.touches(offset) }
            .max { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    }

    package func occurrences(of symbol: Symbol) -> [Occurrence] {
        occurrences.filter { $0.symbol == symbol }
    }

    package func layout(_ index: Int) -> Layout? {
        layouts.indices.contains(index) ? layouts[index] : nil
    }

    /// The layout that a symbol names or is declared in.
    package func layout(of symbol: Symbol) -> (index: Int, layout: Layout)? {
        switch symbol {
        case .layout(let key), .view(let key, _), .label(let key, _), .state(let key, _), .parameter(let key, _):
            layouts.firstIndex { $0.key == key }.map { ($0, layouts[$0]) }
        case .object, .userLabel, .shared: nil
        }
    }

    /// The view that a symbol names, with the index of its layout.
    package func view(of symbol: Symbol) -> (layout: Int, view: View)? {
        guard case .view = symbol, let (index, layout) = layout(of: symbol),
            let declared = occurrences.first(where: { $0.symbol == symbol && $0.isDeclaration }),
            let view = layout.views.first(where: { $0.nameRange == FileRange(layout.file, declared.range) })
        else { return nil }
        return (index, view)
    }

    package func state(of symbol: Symbol) -> (layout: Layout, state: State)? {
        guard case .state(_, let name) = symbol, let layout = layout(of: symbol)?.layout else { return nil }
        return layout.states.first { $0.name == name }.map { (layout, $0) }
    }

    package func parameter(of symbol: Symbol) -> Parameter? {
        guard case .parameter(_, let name) = symbol else { return nil }
        return layout(of: symbol)?.layout.parameters.first { $0.name == name }
    }

    /// The view with an id, with the index of its layout.
    package func view(ofObject id: String) -> (layout: Int, view: View)? {
        for index in layouts.indices {
            if let view = layouts[index].views.first(where: { $0.objectID == id }) { return (index, view) }
        }
        return nil
    }
}
