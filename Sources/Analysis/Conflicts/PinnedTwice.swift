import AutoLayoutEngine
import LayoutModel

/// The edges of views that are required to lie both at an edge of the root view and at that of its safe area.
struct PinnedTwice {
    struct Pair: Hashable {
        var edge: ConstraintID
        var safeArea: ConstraintID
    }

    /// Each pair of constraints, with the inset of the safe area at which both hold.
    private(set) var insets: [Pair: Double] = [:]

    init(_ solved: SolvedConfiguration) {
        var edges: [Anchor: (id: ConstraintID, inside: Double)] = [:]
        var safeAreas: [(anchor: Anchor, id: ConstraintID, inside: Double)] = []
        for active in solved.solver.activeConstraints where active.isRequired {
            guard let (anchor, guide, inside) = Self.pinned(active, solved.layout[active.id]) else { continue }
            if guide == nil {
                edges[anchor] = (active.id, inside)
            } else {
                safeAreas.append((anchor, active.id, inside))
            }
        }
        for (anchor, id, inside) in safeAreas {
            guard let edge = edges[anchor] else { continue }
            insets[Pair(edge: edge.id, safeArea: id)] = edge.inside - inside
        }
    }

    /// Whether one of the pairs contains a constraint.
    func contains(_ id: ConstraintID) -> Bool { insets.keys.contains { $0.edge == id || $0.safeArea == id } }

    /// The anchor that a constraint places at the same edge of the root view or of its safe area, and how far inside;
    /// nil for other constraints.
    private static func pinned(
        _ active: ActiveConstraint, _ constraint: Constraint
    ) -> (anchor: Anchor, guide: Guide?, inside: Double)? {
        guard constraint.relation == .equal, active.multiplier == 1, let constant = active.constant,
            let second = constraint.second, second.attribute == constraint.first.attribute,
            Axis.allCases.contains(where: { [$0.near, $0.far].contains(second.attribute) })
        else { return nil }
        let (isFirst, isSecond) = (isOuter(constraint.first.item), isOuter(second.item))
        guard isFirst != isSecond else { return nil }
        let (anchor, outer) = isFirst ? (second, constraint.first) : (constraint.first, second)
        let offset = isFirst ? -constant : constant
        return (anchor, outer.item.guide, second.attribute.isFarEdge ? -offset : offset)
    }

    private static func isOuter(_ item: Item) -> Bool {
        item.view == .root && (item.guide == nil || item.guide == .safeArea)
    }
}
