import LayoutModel

/// The names of Interface Builder's outline, for messages.
struct InterfaceBuilderNotation: NotationWords {
    static let notation = Notation(InterfaceBuilderNotation())

    func item(_ item: Item, in layout: Layout) -> String {
        self.item(item, named: layout[item.view].displayName ?? layout[item.view].path)
    }

    func instruction(for edit: ModelEdit, in layout: Layout) -> String? {
        switch edit {
        case .setCollapse(_, let edges, let style):
            "write \"collapse\(edges.collapseClause(style))\" in its note"
        case .setClipsToBounds(let view):
            "turn on Clip to Bounds for \"\(layout[view].displayName ?? layout[view].path)\""
        default: nil
        }
    }
}
