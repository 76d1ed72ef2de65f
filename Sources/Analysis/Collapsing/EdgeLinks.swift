import LayoutModel

/// An equality that ties an edge of a view to a neighbour.
struct EdgeLink: Sendable {
    var neighbour: ViewID
    var constraint: ConstraintID
}

/// The equalities of a layout that tie an edge of a view to the facing edge of a neighbour, or to the same edge of a
/// view around it.
struct EdgeLinks: Sendable {
    /// By ``ViewID/index``: the links of the near edge (`before`) and of the far edge (`after`), in document order.
    private(set) var before: [[EdgeLink]]
    private(set) var after: [[EdgeLink]]
    private let axis: Axis
    private let isRightToLeft: Bool

    init(_ layout: Layout, _ axis: Axis) {
        self.axis = axis
        isRightToLeft = layout.isRightToLeft
        before = layout.views.map { _ in [] }
        after = before
        for constraint in layout.constraints { add(constraint, layout) }
    }

    private mutating func add(_ constraint: Constraint, _ layout: Layout) {
        guard constraint.relation == .equal, let second = constraint.second, let one = side(constraint.first),
            let other = side(second)
        else { return }
        let (a, b) = (constraint.first.item.view, second.item.view)
        func link(_ neighbour: ViewID) -> EdgeLink { EdgeLink(neighbour: neighbour, constraint: constraint.id) }
        if layout.isDescendant(a, of: b) || layout.isDescendant(b, of: a) {
            let (inner, outer) = layout.isDescendant(a, of: b) ? (a, b) : (b, a)
            guard one == other else { return }
            if one == .near {
                before[inner.index].append(link(outer))
            } else {
                after[inner.index].append(link(outer))
            }
        } else if one != other, a != b {
            let (first, next) = one == .far ? (a, b) : (b, a)
            after[first.index].append(link(next))
            before[next.index].append(link(first))
        }
    }

    private enum Side { case near, far }

    private func side(_ anchor: Anchor) -> Side? {
        guard anchor.attribute.axis == axis else { return nil }
        switch anchor.attribute {
        case .top, .leading: return .near
        case .bottom, .trailing: return .far
        case .left: return isRightToLeft ? .far : .near
        case .right: return isRightToLeft ? .near : .far
        default: return nil
        }
    }
}
