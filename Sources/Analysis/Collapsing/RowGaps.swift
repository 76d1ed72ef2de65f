import AutoLayoutEngine
import LayoutModel

/// Finds neighbours in a row or column that are further apart, or closer together, than any gap between them before,
/// whatever ties them.
///
/// Rows and columns are those of the expanded frames: two siblings are neighbours if they share a span across the axis
/// and every view between them has gone.
struct RowGaps {
    private let solved: SolvedConfiguration
    private let expanded: ExpandedSolution
    private let axis: Axis
    private let fault: Gap.Fault
    private var gone: [ViewID] { solved.newlyGone.filter { solved.layout.stack(arranging: $0) == nil } }

    /// A smaller difference, in points, does not count.
    private static let least = 0.5

    /// Nil if there is nothing to compare with.
    init?(_ solved: SolvedConfiguration, _ axis: Axis, _ fault: Gap.Fault) {
        guard let expanded = solved.expanded else { return nil }
        self.solved = solved
        self.expanded = expanded
        self.axis = axis
        self.fault = fault
    }

    /// Two neighbours; the first one may be their superview.
    struct Pair: Hashable {
        var first: ViewID
        var second: ViewID
        var axis: Axis
    }

    /// What other configurations showed. Finding it out costs more than all the rest.
    struct Memory {
        /// Neighbours whose gap depends on more than constraints.
        fileprivate var flexible: Set<Pair> = []
        /// Gaps between neighbours that are meant to be where they are.
        fileprivate var intended: Set<IntendedGap> = []
    }

    fileprivate struct IntendedGap: Hashable {
        var pair: Pair
        var gone: [ViewID]
        var start: Double
        var length: Double
    }

    /// - Parameters:
    ///   - memory: what not to find out again.
    ///   - isKnown: whether to skip the gap that certain views leave together.
    func gaps(_ memory: inout Memory, except isKnown: ([ViewID]) -> Bool) -> [Gap] {
        var result: [Gap] = []
        for entry in expanded.order(axis).entries where solved.isVisible(entry.view) {
            if let gap = gap(before: entry, &memory, isKnown) { result.append(gap) }
        }
        return result
    }

    private func isGone(_ view: ViewID) -> Bool { solved.solution.isGone[view.index] }

    private func gap(
        before entry: RowOrder.Entry, _ memory: inout Memory, _ isKnown: ([ViewID]) -> Bool
    ) -> Gap? {
        let now = solved.solution.frame(of: entry.view)
        var (largest, smallest) = (0.0, Double.infinity)
        var frame = expanded.frame(of: entry.view)
        func note(_ gap: Double) {
            largest = max(largest, gap)
            smallest = min(smallest, gap)
        }
        var hasGone = false
        var first: ViewID?
        for view in entry.before {
            let one = expanded.frame(of: view)
            guard one.end(on: axis) <= frame.start(on: axis) + Self.least,
                one.sharesSpan(with: frame, across: axis)
            else { continue }
            note(frame.start(on: axis) - one.end(on: axis))
            frame = one
            if isGone(view) {
                hasGone = true
            } else if solved.solution.frame(of: view).start(on: axis) <= now.start(on: axis) {
                first = view
                break
            }
        }
        // The row of a neighbour may be wider than the gone views that lead to it.
        first = first ?? visibleNeighbour(of: entry)
        // Without a neighbour the gap is that to the edge of the superview.
        if first == nil {
            if !hasGone { return nil }
            note(frame.start(on: axis))
        }
        let start = first.map { solved.solution.frame(of: $0).end(on: axis) } ?? 0
        let length = now.start(on: axis) - start
        // Views without gaps around them fill the space that their neighbours leave.
        let isWrong =
            switch fault {
            case .tooLarge: length > largest + Self.least && (largest > Self.least || !hasGone)
            case .lost: length < smallest - Self.least && length > -Self.least
            }
        let pair = Pair(first: first ?? entry.parent, second: entry.view, axis: axis)
        guard isWrong, !memory.flexible.contains(pair) else { return nil }
        let between = Array(entry.before.prefix { $0 != first }.filter(isGone).reversed())
        let gap = Gap(
            gone: between.isEmpty ? gone : between, neighbours: [first ?? entry.parent, entry.view], length: length,
            start: start, largestBefore: largest, smallestBefore: smallest, keepingLength: nil)
        let intended = IntendedGap(pair: pair, gone: gap.gone, start: start, length: length)
        guard !gap.gone.isEmpty, !isKnown(gap.gone), !memory.intended.contains(intended) else { return nil }
        guard !isOccupied(Span(start: start, end: now.start(on: axis)), gap.neighbours, entry.parent, between),
            first.map({ solved.solution.frame(of: $0).sharesSpan(with: now, across: axis) }) ?? true,
            solved.knowsFrames(of: gap.neighbours)
        else { return nil }
        guard let rows = fixedRows(between: first, entry.view) else {
            memory.flexible.insert(pair)
            return nil
        }
        let held = held(gap, between.last, first, rows)
        if held == nil { memory.intended.insert(intended) }
        return held
    }

    /// The nearest of the views before one that shares a span with it now.
    private func visibleNeighbour(of entry: RowOrder.Entry) -> ViewID? {
        let now = solved.solution.frame(of: entry.view)
        return entry.before.first { view in
            guard solved.isVisible(view) else { return false }
            let frame = solved.solution.frame(of: view)
            return frame.end(on: axis) <= now.start(on: axis) + Self.least && frame.sharesSpan(with: now, across: axis)
        }
    }

    /// The rows that decide a gap; nil if it may differ at other sizes or with other contents.
    private func fixedRows(between first: ViewID?, _ view: ViewID) -> [RowOrigin: Double]? {
        let (position, size) = (FrameComponent.position(on: axis), FrameComponent.size(on: axis))
        let parts: [SolvedConfiguration.Part] = first.map { [(position, $0, -1), (size, $0, -1)] } ?? []
        let rows = solved.decidingRows(of: [(position, view, 1)] + parts)
        return rows?.keys.allSatisfy(isFixed) == true ? rows : nil
    }

    /// The gap with the constraint that holds its neighbours; nil if they are meant to be where they are.
    private func held(_ gap: Gap, _ last: ViewID?, _ first: ViewID?, _ rows: [RowOrigin: Double]) -> Gap? {
        guard let view = gap.neighbours.last else { return nil }
        let moving = solved.movingConstraint(in: rows, of: gap.neighbours, gone: gone)
        // Views that are closer than before are so by intent, unless a collapse took their gap.
        if fault == .lost, !rows.keys.compactMap(\.constraint).contains(where: solved.hasLostConstant) { return nil }
        // A view that is tied to the edge alone is meant to stay there, unless what went is meant to close up.
        if first == nil, moving == nil, isInColumn(view) || !gap.gone.allSatisfy(isMeantToCloseUp) { return nil }
        guard let holding = moving?.id ?? rows.keys.compactMap(\.constraint).filter({ isTie($0, of: view) }).max()
        else { return nil }
        var gap = gap
        gap.holding = holding
        gap.retie = (last ?? first).flatMap { solved.retie(view, after: $0, axis, in: rows) }
        return gap
    }

    /// Whether a view collapses by edges that somebody chose, one of them on this axis. All four are a library's
    /// default.
    private func isMeantToCloseUp(_ view: ViewID) -> Bool {
        let edges = solved.layout.collapse(of: view)?.edges ?? []
        return edges.contains { $0.axis == axis } && edges.count < 4
    }

    /// Whether a view begins where one in another line does.
    private func isInColumn(_ view: ViewID) -> Bool {
        guard axis == .horizontal, let parent = solved.layout[view].parent else { return false }
        let start = solved.solution.frame(of: view).x
        return solved.layout[parent].children.contains { other in
            other != view && solved.shows(other) && abs(solved.solution.frame(of: other).x - start) < Self.least
        }
    }

    private func isTie(_ id: ConstraintID, of view: ViewID) -> Bool {
        solved.layout[id].anchors.contains { $0.item == Item(view) && !$0.attribute.isSize }
    }

    private func isFixed(_ origin: RowOrigin) -> Bool {
        switch origin {
        case .constraint, .origin, .zeroed: true
        default: false
        }
    }

    /// Whether another view is visible between the neighbours, or a row beside a gone view keeps its place.
    private func isOccupied(
        _ span: Span, _ neighbours: [ViewID], _ parent: ViewID, _ between: [ViewID]
    ) -> Bool {
        let frames =
            neighbours.filter { $0 != parent }.map(solved.solution.frame) + between.map(expanded.frame)
        let row = Span(of: frames, axis.other)
        return solved.layout[parent].children.contains { sibling in
            guard !neighbours.contains(sibling), solved.shows(sibling) else { return false }
            return solved.solution.frame(of: sibling).fills(span, row, axis)
        }
    }
}
