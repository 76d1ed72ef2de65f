import LayoutModel

/// Rows that are made together: what brings them along is one thing, and what they say follows from the same few things.
///
/// The groups of a layout stand in one order, and so do the rows that they make; see ``index(in:)``.
enum RowGroup: Hashable {
    /// Where the canvas is and how large.
    case canvas
    /// What a view brings along by itself, such as its content's size.
    case view(ViewID)
    /// What a stack view does with its arranged views.
    case stack(ViewID)
    /// All spacers of the layout.
    case spacers
    /// All readable content guides of the layout.
    case readableContent
    /// A written constraint; it has no row where it is not in force.
    case constraint(ConstraintID)

    /// The groups of a layout in order.
    static func all(of layout: Layout) -> [RowGroup] {
        [.canvas] + layout.views.indices.flatMap { [.view(ViewID($0)), .stack(ViewID($0))] }
            + [.spacers, .readableContent] + layout.constraints.indices.map { .constraint(ConstraintID($0)) }
    }

    static let canvasIndex = 0

    /// The group's place in ``all(of:)``.
    func index(in layout: Layout) -> Int {
        let views = layout.views.count
        switch self {
        case .canvas: return Self.canvasIndex
        case .view(let view): return 1 + 2 * view.index
        case .stack(let view): return 2 + 2 * view.index
        case .spacers: return 1 + 2 * views
        case .readableContent: return 2 + 2 * views
        case .constraint(let id): return 3 + 2 * views + id.index
        }
    }
}
