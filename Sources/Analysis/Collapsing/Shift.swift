import AutoLayoutEngine
import LayoutModel

/// How a view moved when others went.
struct Shift: Sendable {
    var axis: Axis
    /// The most that the fault extends, in points: the length of an overlap, or what is outside.
    var length: Double
    /// The constraint that moved it; nil if no written constraint did.
    var cause: ConstraintID?
    /// What the constant of the cause was before collapsing set it to zero, in points; zero if it did not.
    var lost = 0.0
    /// A constraint that keeps the view where it should be, and the one that it replaces.
    var retie: Retie?
}

/// A tie of a view to its neighbour in place of one to another view.
struct Retie: Hashable, Sendable {
    var replaced: ConstraintID
    var new: NewConstraint
}

extension SolvedConfiguration {
    /// A summand of a distance: a component of a view's frame with its sign.
    typealias Part = (component: FrameComponent, view: ViewID, sign: Double)

    /// Whether one of the gone views was arranged by a stack view, which then moves the others itself.
    var hasLeftStack: Bool { newlyGone.contains { layout.stack(arranging: $0) != nil } }

    /// The rows that decide a distance, with the factors of their constants in it; nil if it is ambiguous or a guess.
    func decidingRows(of parts: [Part]) -> [RowOrigin: Double]? {
        guard let deciding = solver.deciding(parts.map { ($0.component, $0.view) }) else { return nil }
        var sum: [RowOrigin: Double] = [:]
        for (part, rows) in zip(parts, deciding) {
            for row in rows { sum[row.origin, default: 0] += part.sign * row.factor }
        }
        sum = sum.filter { abs($0.value) > 1e-9 }
        let isGuessed = sum.keys.contains { origin in
            if case .filler = origin { return true }
            return false
        }
        return isGuessed ? nil : sum
    }

    /// The points of its constant that a constraint lost when a view collapsed.
    private func lostConstant(of active: ActiveConstraint) -> Double {
        abs(active.expandedConstant ?? 0) - abs(active.constant ?? 0)
    }

    /// Whether collapsing took more than half a point from the constant of a constraint.
    func hasLostConstant(_ id: ConstraintID) -> Bool {
        solver.activeConstraint(id).map { lostConstant(of: $0) > 0.5 } ?? false
    }

    /// Of some rows the constraint that moved a view when others went: one that ties a moved view to a gone one rather
    /// than another, and of these the one that lost most.
    func movingConstraint(
        in rows: [RowOrigin: Double], of moved: [ViewID], gone: [ViewID]
    ) -> (id: ConstraintID, lost: Double)? {
        struct Candidate {
            var id: ConstraintID
            var lost: Double
            var effect: Double
            var isTie: Bool
        }
        let candidates = rows.compactMap { origin, factor -> Candidate? in
            guard let id = origin.constraint, let active = solver.activeConstraint(id) else { return nil }
            let lost = lostConstant(of: active)
            let views = layout[id].anchors.map(\.item.view)
            guard lost > 0.0005 || views.contains(where: gone.contains) else { return nil }
            let isTie = views.contains(where: gone.contains) && views.contains(where: moved.contains)
            return Candidate(id: id, lost: max(lost, 0), effect: abs(lost * factor), isTie: isTie)
        }
        return candidates.max { a, b in
            if a.isTie != b.isTie { return b.isTie }
            return a.effect == b.effect ? a.id < b.id : a.effect < b.effect
        }
        .map { ($0.id, $0.lost) }
    }

    /// Ties a view to the one before it, at the distance that they have while no view has gone.
    ///
    /// - Parameter rows: the rows that decide where the view is; one of them is replaced. Nil if none of them can be.
    func retie(
        _ view: ViewID, after neighbour: ViewID, _ axis: Axis, in rows: [RowOrigin: Double]
    ) -> Retie? {
        guard let expanded, axis == .vertical || !layout.isRightToLeft else { return nil }
        let distance =
            expanded.frame(of: view).start(on: axis) - expanded.frame(of: neighbour).end(on: axis)
        let (near, far): (Attribute, Attribute) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let replaced = rows.keys.compactMap(\.constraint).filter { id in
            let constraint = layout[id]
            guard constraint.relation == .equal, let second = constraint.second else { return false }
            let views = [constraint.first.item.view, second.item.view]
            return views.contains(view) && !views.contains(neighbour) && !constraint.first.attribute.isSize
                && !views.contains { layout.isDescendant($0, of: view) }
        }
        guard let id = replaced.max(), distance > -0.0005 else { return nil }
        return Retie(
            replaced: id,
            new: NewConstraint(
                first: .init(Anchor(Item(view), near)), second: .init(Anchor(Item(neighbour), far)),
                constant: max(0, distance.inThousandths)))
    }
}
