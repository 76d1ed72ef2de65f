import LayoutModel

/// Rows that are made together, because they have one cause and depend on the same few things.
///
/// Groups have a fixed order, and so do their rows; see ``index(in:)``.
enum RowGroup: Hashable {
    /// The position and size of the canvas.
    case canvas
    /// A view's own rows, such as its content's size.
    case view(ViewID)
    /// The arrangement of a stack view.
    case stack(ViewID)
    /// All spacers of the layout.
    case spacers
    /// All readable content guides of the layout.
    case readableContent
    /// The likely values and lower bounds of all free values.
    case freeValues
    /// A written constraint, which has no row where it is not active.
    case constraint(ConstraintID)

    /// The groups of a layout in order.
    static func all(of layout: Layout) -> [RowGroup] {
        [.canvas] + layout.views.indices.flatMap { [.view(ViewID($0)), .stack(ViewID($0))] }
            + [.spacers, .readableContent, .freeValues]
            + layout.constraints.indices.map { .constraint(ConstraintID($0)) }
    }

    static let canvasIndex = 0

    /// The group's index in ``all(of:)``.
    func index(in layout: Layout) -> Int {
        let views = layout.views.count
        switch self {
        case .canvas: return Self.canvasIndex
        case .view(let view): return 1 + 2 * view.index
        case .stack(let view): return 2 + 2 * view.index
        case .spacers: return 1 + 2 * views
        case .readableContent: return 2 + 2 * views
        case .freeValues: return 3 + 2 * views
        case .constraint(let id): return 4 + 2 * views + id.index
        }
    }
}
