import LayoutModel

/// The names of Interface Builder's outline, for messages, in quotes: most of them contain spaces.
struct InterfaceBuilderNotation: NotationWords {
    static let notation = Notation(InterfaceBuilderNotation())

    func item(_ item: Item, in layout: Layout) -> String {
        self.item(item, named: quoted(item.view, in: layout))
    }

    func instruction(for edit: ModelEdit, in layout: Layout) -> String? {
        switch edit {
        case .setCollapse(_, let edges, let style) where layout.collapses.contains(where: \.isNoted):
            "write \"collapse\(edges.collapseClause(style))\" in its notes"
        case .setClipsToBounds(let view): "turn on Clip to Bounds for \(quoted(view, in: layout))"
        default: nil
        }
    }

    private func quoted(_ view: ViewID, in layout: Layout) -> String {
        "\"\(layout[view].distinctName ?? layout[view].displayName ?? layout[view].path)\""
    }
}
