import LayoutModel

/// The words for layouts that a test makes by hand: a view is its path, the root is `root`.
package struct PlainNotation: NotationWords {
    package static let notation = Notation(PlainNotation())

    package init() {}

    package func item(_ item: Item, in layout: Layout) -> String {
        let name = item.view == .root ? "root" : layout[item.view].path
        return name + (item.guide.map { ".\($0.rawValue)" } ?? "")
    }
}
