import LayoutModel
import Simplex

/// Chooses the member of a conflict to leave out so that the rest can be solved.
extension LayoutSolver {
    /// The member that comes last in the source. At design time, the one that Interface Builder leaves out, as recorded
    /// frames show.
    ///
    /// - Parameter members: what the layout implies first, then written constraints by their position in the source.
    func memberToLeaveOut(of members: [RowOrigin]) -> RowOrigin? {
        (effective.isDesignTime ? memberDroppedByInterfaceBuilder(of: members) : nil)
            ?? members.last { $0.constraint != nil } ?? members.last { !$0.isGiven }
    }

    /// Interface Builder drops content sizes before constraints, and inequalities before equalities. Then it drops,
    /// inside a stack view, the fixed size of an arranged view; elsewhere the constraint to the far edge of a
    /// superview. Of several such constraints it drops the innermost, and of those the first.
    private func memberDroppedByInterfaceBuilder(of members: [RowOrigin]) -> RowOrigin? {
        if let content = members.last(where: \.isContent) { return content }
        let written = members.compactMap(\.constraint)
        func innermost(_ isCandidate: (Constraint) -> Bool) -> RowOrigin? {
            let candidates = written.filter { isCandidate(layout[$0]) }
            let deepest = candidates.map(depth).max()
            return candidates.first { depth($0) == deepest }.map { .constraint($0) }
        }
        if let inequality = innermost({ $0.relation != .equal }) { return inequality }
        let hasStack = members.contains { if case .stack = $0 { true } else { false } }
        if hasStack, let size = innermost({ $0.second == nil && isArranged($0.first.item.view) }) { return size }
        return innermost(joinsFarEdgeOfSuperview)
    }

    private func isArranged(_ view: ViewID) -> Bool {
        layout[view].parent.map { layout[$0].stack != nil } ?? false
    }

    private func depth(_ id: ConstraintID) -> Int {
        let views = [layout[id].first.item.view, layout[id].second?.item.view].compactMap { $0 }
        return views.map { layout.ancestors(of: $0).count }.min() ?? 0
    }

    private func joinsFarEdgeOfSuperview(_ constraint: Constraint) -> Bool {
        guard let second = constraint.second else { return false }
        func isFarEdgeAround(_ outer: Anchor, _ inner: Anchor) -> Bool {
            layout[inner.item.view].parent == outer.item.view && outer.attribute.isFarEdge
        }
        return isFarEdgeAround(constraint.first, second) || isFarEdgeAround(second, constraint.first)
    }

    /// The same conflict, with the lengths that the code requires in place of those that merely cannot be below 0.
    ///
    /// What requires a length of 40 requires one of 0 at least, so the set is infeasible as before, and it is the one
    /// that its author knows.
    ///
    /// - Complexity: O(rows).
    func withWrittenLengths(_ conflict: Conflict) -> Conflict {
        let bounded = Set(conflict.bounds.map { variables.length($0.view, $0.axis) })
        var written: [Variable: Row] = [:]
        for row in rows.all where row.isRequired && row.constant > 0 && row.relation != .lessThanOrEqual {
            guard row.origin.constraint != nil, row.terms.count == 1, row.terms[0].coefficient == 1,
                bounded.contains(row.terms[0].variable), !conflict.members.contains(row.origin)
            else { continue }
            let known = written[row.terms[0].variable]
            if known == nil || row.relation == .equal && known?.relation != .equal {
                written[row.terms[0].variable] = row
            }
        }
        guard !written.isEmpty else { return conflict }
        return Conflict(
            members: inSourceOrder(conflict.members + written.values.map(\.origin)),
            bounds: conflict.bounds.filter { written[variables.length($0.view, $0.axis)] == nil },
            broken: conflict.broken)
    }

    /// Whether a conflict is so small that nobody sees it, and comes from a multiplier such as 0.3333 for a third.
    ///
    /// Interface Builder writes multipliers with six significant digits. Layout attributes are rounded to pixels, the
    /// smallest of which is a third of a point.
    func isFromRounding(_ conflict: Conflict) -> Bool {
        let isRounded = conflict.members.contains { member in
            guard let id = member.constraint, let multiplier = activeConstraint(id)?.multiplier else { return false }
            let hundredths = multiplier * 100
            return abs(hundredths - hundredths.rounded()) > 1e-9
        }
        guard isRounded, let id = conflict.broken.constraint, let constant = activeConstant(of: id),
            let fitting = fittingConstant(of: id)
        else { return false }
        return abs(fitting - constant) < Self.halfOfSmallestPixel
    }

    /// In points, on a screen with three pixels a point.
    private static let halfOfSmallestPixel = 1.0 / 6

    /// The views, by axis, that constraints connect to a conflict of the last solution, other than through the root
    /// view.
    package func viewAxesInConflict() -> Set<ViewAxis> {
        guard !conflicts.isEmpty else { return [] }
        let variables = variables
        var components = Components(count: variables.meanings.count)
        for row in rows.all { components.join(row.terms) { variables.connectsNothing($0) } }
        var inConflict: Set<Int> = []
        for member in conflicts.flatMap(\.members) {
            for term in row(of: member)?.terms ?? [] where !variables.connectsNothing(term.variable) {
                inConflict.insert(components.component(of: term.variable))
            }
        }
        if hasMoreConflicts {
            for term in rows.leftOut.flatMap(\.row.terms) where !variables.connectsNothing(term.variable) {
                inConflict.insert(components.component(of: term.variable))
            }
        }
        for id in conflicts.compactMap(\.broken.constraint) {
            for anchor in [layout[id].first, layout[id].second].compactMap({ $0 }) where anchor.item.view != .root {
                inConflict.insert(components.component(of: variables.start(anchor.item.view, anchor.attribute.axis)))
                inConflict.insert(components.component(of: variables.length(anchor.item.view, anchor.attribute.axis)))
            }
        }
        for bound in conflicts.flatMap(\.bounds) {
            inConflict.insert(components.component(of: variables.length(bound.view, bound.axis)))
        }
        var result: Set<ViewAxis> = []
        for view in layout.views {
            for axis in Axis.allCases
            where inConflict.contains(components.component(of: variables.start(view.id, axis)))
                || inConflict.contains(components.component(of: variables.length(view.id, axis)))
            {
                result.insert(ViewAxis(view.id, axis))
            }
        }
        return result
    }
}

extension RowOrigin {
    /// Whether it is about the size of a view's content.
    fileprivate var isContent: Bool {
        switch self {
        case .hugging, .compressionResistance: true
        default: false
        }
    }
}

extension Attribute {
    fileprivate var isFarEdge: Bool {
        switch self {
        case .bottom, .trailing, .right: true
        default: false
        }
    }
}
