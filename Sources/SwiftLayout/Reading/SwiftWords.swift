import LayoutModel

/// How messages about Swift code name views: as the code does.
struct SwiftWords: NotationWords {
    func item(_ item: Item, in layout: Layout) -> String {
        let view = layout[item.view]
        let name = item.view == .root ? view.displayName ?? "view" : view.path
        return item.guide.map { "\(name).\($0.word)" } ?? name
    }
}
