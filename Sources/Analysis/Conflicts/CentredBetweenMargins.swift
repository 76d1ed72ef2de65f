import AutoLayoutEngine
import LayoutModel

/// The views that are required to lie between both margins of a view around them, or both edges of its safe area, and
/// to be centred in that view itself.
///
/// All three hold only where the two insets are the same. The device and its orientation, split views, and accessories
/// of cells decide that; margins that the document sets for good are no such insets.
struct CentredBetweenMargins {
    struct Triple: Hashable {
        var centre: ConstraintID
        var near: ConstraintID
        var far: ConstraintID
        /// `layoutMargins` or `safeArea`.
        var guide: Guide
    }

    private(set) var triples: [Triple] = []

    init(_ solved: SolvedConfiguration) {
        guard solved.layout.platform == .iOS else { return }
        var sides: [Side: (id: ConstraintID, inside: Double)] = [:]
        var centres: [(view: ViewID, around: ViewID, axis: Axis, id: ConstraintID, offset: Double)] = []
        for active in solved.solver.activeConstraints where active.isRequired && active.multiplier == 1 {
            let constraint = solved.layout[active.id]
            guard constraint.relation == .equal, let second = constraint.second, let constant = active.constant,
                second.attribute == constraint.first.attribute
            else { continue }
            for (own, other, offset) in [(constraint.first, second, constant), (second, constraint.first, -constant)]
            where own.item.guide == nil && solved.layout.isDescendant(own.item.view, of: other.item.view) {
                let (view, around, axis) = (own.item.view, other.item.view, own.attribute.axis)
                if own.attribute == axis.centre, other.item.guide == nil {
                    centres.append((view, around, axis, active.id, offset))
                } else if own.attribute.oppositeEdge != nil, let guide = other.item.guide,
                    Self.mayDiffer(guide, solved.layout[around])
                {
                    let isFar = own.attribute.isFarEdge
                    let side = Side(view: view, around: around, guide: guide, axis: axis, isFar: isFar)
                    sides[side] = (active.id, isFar ? -offset : offset)
                }
            }
        }
        for (view, around, axis, id, offset) in centres {
            for guide in [Guide.layoutMargins, .safeArea] {
                func side(isFar: Bool) -> (id: ConstraintID, inside: Double)? {
                    sides[Side(view: view, around: around, guide: guide, axis: axis, isFar: isFar)]
                }
                // With other constants they conflict where the insets are the same.
                guard let near = side(isFar: false), let far = side(isFar: true),
                    abs(near.inside - far.inside - 2 * offset) < 0.01
                else { continue }
                triples.append(Triple(centre: id, near: near.id, far: far.id, guide: guide))
            }
        }
    }

    /// Whether one of the triples contains a constraint.
    func contains(_ id: ConstraintID) -> Bool { triples.contains { $0.centre == id || $0.near == id || $0.far == id } }

    private struct Side: Hashable {
        var view: ViewID
        var around: ViewID
        var guide: Guide
        var axis: Axis
        var isFar: Bool
    }

    private static func mayDiffer(_ guide: Guide, _ view: View) -> Bool {
        switch guide {
        case .safeArea: true
        case .layoutMargins:
            !view.marginRules.isExplicit || view.marginRules.addsSafeArea || view.marginRules.preservesSuperviewMargins
        default: false
        }
    }
}
