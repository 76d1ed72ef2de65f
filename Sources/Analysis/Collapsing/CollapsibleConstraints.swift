import LayoutModel

/// The constraints of a view that may collapse with it.
struct CollapsibleConstraints {
    private let layout: Layout
    private let view: ViewID
    private let known: [Constraint]

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
        known = layout.constraints.filter {
            $0.isActive && !$0.isRemoved && !$0.isDesignTimeOnly && $0.constant.literal != nil
        }
    }

    /// Those that give the view a fixed length.
    func lengths(_ axis: Axis) -> [Constraint] {
        known.filter { $0.second == nil && $0.first == Anchor(Item(view), axis.size) }
    }

    /// Those that tie an edge of the view to something outside it.
    func ties(at edge: Edge) -> [Constraint] {
        known.filter { constraint in
            guard let second = constraint.second else { return false }
            return [(constraint.first, second), (second, constraint.first)].contains { own, other in
                own.item == Item(view) && own.attribute.lies(on: edge) && other.item.view != view
                    && !layout.isDescendant(other.item.view, of: view)
            }
        }
    }

    /// Whether all distances between the view and what is outside it are numbers.
    func areKnown(on axis: Axis) -> Bool {
        layout.constraints.allSatisfy { constraint in
            constraint.isRemoved || constraint.constant.literal != nil || constraint.first.attribute.axis != axis
                || !constraint.anchors.contains { $0.item == Item(view) }
        }
    }

    /// Those at an edge that keep a distance.
    func gaps(at edge: Edge) -> [Constraint] {
        ties(at: edge).filter { $0.constant.literal != 0 }
    }

    /// The edges of an axis by which the view can collapse, those at a neighbour first and the far one before the near
    /// one: the distance that others keep from the superview stays. Without those at a margin, which stays as it is no
    /// constant of a constraint, unless both are.
    func edges(_ axis: Axis) -> [Edge] {
        let edges = axis.collapseEdges
        let others = edges.filter { !isAtMargin($0) }
        let usable = others.isEmpty ? edges : others
        return usable.filter(isAtNeighbour) + usable.filter { !isAtNeighbour($0) }
    }

    private func isAtNeighbour(_ edge: Edge) -> Bool {
        let around = layout.ancestors(of: view)
        return ties(at: edge).contains { $0.anchors.contains { !around.contains($0.item.view) } }
    }

    private func isAtMargin(_ edge: Edge) -> Bool {
        let ties = ties(at: edge).filter { $0.relation == .equal }
        return ties.contains { $0.anchors.contains { $0.item.guide != nil } }
            && ties.allSatisfy { $0.constant.literal == 0 }
    }
}

extension Axis {
    /// The edges by which views collapse, the far one first: then what comes after closes up.
    var collapseEdges: [Edge] { self == .horizontal ? [.trailing, .leading] : [.bottom, .top] }
}

extension Edge {
    /// The other edge of its axis, of the same kind.
    var opposite: Edge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }
}
