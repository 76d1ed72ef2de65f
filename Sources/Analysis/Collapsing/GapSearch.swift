import AutoLayoutEngine
import LayoutModel

/// The space between two neighbours that stay when what was between them has gone.
struct Gap {
    /// In the order in which they stood.
    var gone: [ViewID]
    /// The view, or the superview whose edge it is, before and behind.
    var neighbours: [ViewID]
    /// In points, as solved.
    var length: Double
    /// The largest and the smallest of the gaps that were there while the views were.
    var largestBefore: Double
    var smallestBefore: Double
    /// The first of the gone views that still has a length.
    var keepingLength: ViewID?

    var excess: Double { length - largestBefore }
    var shortfall: Double { smallestBefore - length }

    /// In which way it is wrong.
    enum Fault {
        /// Larger than any that was there.
        case tooLarge
        /// Smaller than any that was there.
        case lost
    }

    func shows(_ fault: Fault, _ least: Double) -> Bool {
        switch fault {
        case .tooLarge: excess > least
        case .lost: shortfall > least && shortfall.isFinite
        }
    }
}

/// The equalities of a layout that tie an edge of a view to the facing edge of a neighbour, or to the same edge of a view around it.
struct EdgeLinks: Sendable {
    struct Tie: Sendable {
        var neighbour: ViewID
        var constraint: ConstraintID
    }

    /// By ``ViewID/index``: what the near edge is tied to, and what the far edge is, in document order.
    private(set) var before: [[Tie]]
    private(set) var behind: [[Tie]]
    private let axis: Axis
    private let isRightToLeft: Bool

    init(_ layout: Layout, _ axis: Axis) {
        self.axis = axis
        isRightToLeft = layout.isRightToLeft
        before = layout.views.map { _ in [] }
        behind = before
        for constraint in layout.constraints { add(constraint, layout) }
    }

    private mutating func add(_ constraint: Constraint, _ layout: Layout) {
        guard constraint.relation == .equal, let second = constraint.second, let one = side(constraint.first),
            let other = side(second)
        else { return }
        let (a, b) = (constraint.first.item.view, second.item.view)
        func tie(_ neighbour: ViewID) -> Tie { Tie(neighbour: neighbour, constraint: constraint.id) }
        if layout.isDescendant(a, of: b) || layout.isDescendant(b, of: a) {
            let (inner, outer) = layout.isDescendant(a, of: b) ? (a, b) : (b, a)
            guard one == other else { return }
            if one == .near {
                before[inner.index].append(tie(outer))
            } else {
                behind[inner.index].append(tie(outer))
            }
        } else if one != other, a != b {
            let (first, next) = one == .far ? (a, b) : (b, a)
            behind[first.index].append(tie(next))
            before[next.index].append(tie(first))
        }
    }

    private enum Side { case near, far }

    private func side(_ anchor: Anchor) -> Side? {
        switch anchor.attribute {
        case .top: axis == .vertical ? .near : nil
        case .bottom: axis == .vertical ? .far : nil
        case .leading: axis == .horizontal ? .near : nil
        case .trailing: axis == .horizontal ? .far : nil
        case .left: axis == .horizontal ? (isRightToLeft ? .far : .near) : nil
        case .right: axis == .horizontal ? (isRightToLeft ? .near : .far) : nil
        default: nil
        }
    }
}

/// Finds the chains neighbour – gone views – neighbour that equalities hold together along an axis.
struct GapSearch {
    private let solved: SolvedConfiguration
    private let axis: Axis
    private let ties: EdgeLinks
    private var layout: Layout { solved.layout }

    /// A tie as it stands in a configuration.
    private struct Tie {
        var neighbour: ViewID
        /// What the tie's constant has lost by collapsing, as it counts for the gap.
        var lost: Double
        var constraint: ConstraintID
    }

    init(_ solved: SolvedConfiguration, _ axis: Axis, _ ties: EdgeLinks) {
        self.solved = solved
        self.axis = axis
        self.ties = ties
    }

    /// The ties that hold things together in this configuration.
    private func inForce(_ candidates: [EdgeLinks.Tie]) -> [Tie] {
        /// The constant of what came into force beside a tie when the view went.
        func overruling(_ tie: EdgeLinks.Tie) -> Double? {
            candidates.lazy.filter { $0.neighbour == tie.neighbour && $0.constraint != tie.constraint }
                .compactMap { solved.solver.active($0.constraint) }.first { $0.expandedConstant == nil }?.constant
        }
        return candidates.compactMap { tie in
            guard let active = solved.solver.active(tie.constraint), active.multiplier == 1,
                let constant = active.constant, let expanded = active.expandedConstant,
                !solved.solution.conflicts.contains(where: { $0.broken.constraint == tie.constraint })
            else { return nil }
            return Tie(
                neighbour: tie.neighbour, lost: abs(expanded) - abs(overruling(tie) ?? constant),
                constraint: tie.constraint)
        }
    }

    /// Less than this many points is no gap to speak of.
    private static let least = 0.5

    /// The gaps that are wrong in one way.
    ///
    /// - Parameter isKnown: whether enough is known of a gap that certain views leave together, in their order, so that it need not be
    ///   looked at.
    func gaps(_ fault: Gap.Fault, except isKnown: ([ViewID]) -> Bool) -> [Gap] {
        var result: [Gap] = []
        for index in layout.views.indices where isGone(ViewID(index)) {
            for first in inForce(ties.before[index]) where !isGone(first.neighbour) {
                if let gap = chain(from: first, through: ViewID(index), fault, isKnown) { result.append(gap) }
            }
        }
        return result
    }

    private func isGone(_ view: ViewID) -> Bool {
        guard solved.solution.isGone[view.index], let parent = layout[view].parent else { return false }
        return layout[parent].stack == nil
    }

    /// Follows gone views from `view` on until something that stays.
    private func chain(
        from first: Tie, through view: ViewID, _ fault: Gap.Fault, _ isKnown: ([ViewID]) -> Bool
    ) -> Gap? {
        var gone = [view]
        var ties = [first]
        while let last = gone.last, gone.count <= layout.views.count {
            guard
                let next = inForce(self.ties.behind[last.index]).first(where: { $0.constraint != ties.last?.constraint }
                )
            else { return nil }
            ties.append(next)
            if !isGone(next.neighbour) { break }
            if gone.contains(next.neighbour) { return nil }
            gone.append(next.neighbour)
        }
        guard !isKnown(gone), let last = ties.last, let gap = measure(gone, ties), gap.shows(fault, Self.least),
            judges(first.neighbour, last.neighbour, gone)
        else { return nil }
        switch fault {
        case .tooLarge: return gone.allSatisfy { hasOwnLength($0, ties) } ? gap : nil
        case .lost:
            let isCollapsed = gone.allSatisfy { solved.solution.frame(of: $0).length(on: axis) < Self.least }
            return isCollapsed && ties.contains { $0.lost > Self.least } ? gap : nil
        }
    }

    /// Whether what is left of a gone view's length is its own affair.
    ///
    /// Nothing is concluded from a text whose size nobody can tell. A view that only fills what is between its neighbours leaves a space
    /// that is theirs: they stand so far apart without it too.
    private func hasOwnLength(_ view: ViewID, _ ties: [Tie]) -> Bool {
        if solved.solution.frame(of: view).length(on: axis) < Self.least { return true }
        guard let deciding = solved.solver.deciding(.size(on: axis), of: view) else { return false }
        let holding = Set(ties.map(\.constraint))
        return !deciding.contains { part in
            guard abs(part.factor) > 1e-9 else { return false }
            if case .filler = part.origin { return true }
            return part.origin.constraint.map(holding.contains) ?? false
        }
    }

    /// Whether two neighbours are worth judging: both to be seen, one of them at least no mere edge, and nothing else between them.
    private func judges(_ one: ViewID, _ other: ViewID, _ gone: [ViewID]) -> Bool {
        let views = [one, other].filter { !isAround($0, gone) }
        // What a spacer keeps is flexible, or another finding's affair.
        guard !views.isEmpty, one != other, views.allSatisfy(solved.shows) else { return false }
        guard !gone.contains(where: { solved.inConflict.contains(ViewAxis($0, axis)) }) else { return false }
        return !isOccupied(one, other, gone, views)
    }

    /// Whether another view is to be seen in the rectangle between the neighbours.
    private func isOccupied(_ one: ViewID, _ other: ViewID, _ gone: [ViewID], _ views: [ViewID]) -> Bool {
        guard let span = span(one, other, gone) else { return true }
        let across = (views + gone).map { solved.absoluteFrame(of: $0) }
        let low = across.map { $0.start(on: axis.other) }.min() ?? 0
        let high = across.map { $0.end(on: axis.other) }.max() ?? 0
        let siblings = gone.compactMap { layout[$0].parent }.flatMap { layout[$0].children }
        return siblings.contains { sibling in
            guard sibling != one, sibling != other, !solved.solution.isGone[sibling.index], solved.shows(sibling) else {
                return false
            }
            let frame = solved.absoluteFrame(of: sibling)
            return frame.start(on: axis) < span.end - 0.5 && frame.end(on: axis) > span.start + 0.5
                && frame.start(on: axis.other) < high - 0.5 && frame.end(on: axis.other) > low + 0.5
                // What covers both neighbours too lies behind or before all of this.
                && !(frame.start(on: axis) <= span.start - 0.5 && frame.end(on: axis) >= span.end + 0.5)
        }
    }

    /// From the edge of the neighbour before to that of the one behind, in the root's coordinates.
    private func span(_ one: ViewID, _ other: ViewID, _ gone: [ViewID]) -> (start: Double, end: Double)? {
        let isMirrored = axis == .horizontal && layout.isRightToLeft
        func edge(_ view: ViewID, isBefore: Bool) -> Double {
            let frame = solved.absoluteFrame(of: view)
            // A neighbour turns its far edge to the gap, a view around its near one; mirrored, the other way about.
            let usesEnd = (isBefore != isAround(view, gone)) != isMirrored
            return usesEnd ? frame.end(on: axis) : frame.start(on: axis)
        }
        let (a, b) = (edge(one, isBefore: true), edge(other, isBefore: false))
        return (min(a, b), max(a, b))
    }

    /// Whether a view lies around one of the gone ones.
    private func isAround(_ view: ViewID, _ gone: [ViewID]) -> Bool {
        gone.contains { layout.isDescendant($0, of: view) }
    }

    private func measure(_ gone: [ViewID], _ ties: [Tie]) -> Gap? {
        guard let first = ties.first, let last = ties.last, let span = span(first.neighbour, last.neighbour, gone)
        else { return nil }
        // The tie's part of the space as it stands, and what collapsing took from it, make up the gap that was there.
        let places = [first.neighbour] + gone + [last.neighbour]
        var (smallest, largest) = (Double.infinity, 0.0)
        for (tie, (one, other)) in zip(ties, zip(places, places.dropFirst())) {
            guard let part = self.span(one, other, gone) else { continue }
            largest = max(largest, part.end - part.start + tie.lost)
            smallest = min(smallest, part.end - part.start + tie.lost)
        }
        return Gap(
            gone: gone, neighbours: [first.neighbour, last.neighbour], length: span.end - span.start,
            largestBefore: largest, smallestBefore: smallest,
            keepingLength: gone.first { solved.solution.frame(of: $0).length(on: axis) >= Self.least })
    }
}
