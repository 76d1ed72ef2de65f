import LayoutModel

/// The names of `.layout` texts, for messages.
struct LayoutLanguageNotation: NotationWords {
    static let notation = Notation(LayoutLanguageNotation())

    func item(_ item: Item, in layout: Layout) -> String {
        self.item(item, named: layout.writtenPath(of: item.view))
    }

    func instruction(for edit: ModelEdit, in layout: Layout) -> String? {
        switch edit {
        case .setCollapse(let view, let edges, let style):
            "write \"collapse \(layout.writtenPath(of: view))\(edges.collapseClause(style))\""
        case .setClipsToBounds(let view): "write \"clipsToBounds\" in the body of \"\(layout[view].path)\""
        default: nil
        }
    }
}

extension Layout {
    /// The names from below the root, joined by dots, in backquotes where they need them.
    func writtenPath(of view: ViewID) -> String {
        ancestors(of: view).dropLast().reversed()
            .map { NameSpelling.written(self[$0].name) ?? self[$0].name }
            .joined(separator: ".")
    }
}
