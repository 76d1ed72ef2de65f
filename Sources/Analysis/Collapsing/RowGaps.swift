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
    private let gone: [ViewID]
    private var layout: Layout { solved.layout }

    /// A smaller difference, in points, does not count.
    private static let least = 0.5

    /// Nil if no view has gone.
    init?(_ solved: SolvedConfiguration, _ axis: Axis, _ fault: Gap.Fault) {
        guard let expanded = solved.expanded else { return nil }
        self.solved = solved
        self.expanded = expanded
        self.axis = axis
        self.fault = fault
        gone = solved.newlyGone.filter { solved.layout.stack(arranging: $0) == nil }
        if gone.isEmpty { return nil }
    }

    /// - Parameter isKnown: whether to skip the gap that certain views leave together.
    func gaps(except isKnown: ([ViewID]) -> Bool) -> [Gap] {
        expanded.order(axis).entries.compactMap { entry in
            solved.isVisible(entry.view) ? gap(before: entry, isKnown) : nil
        }
    }

    private func gap(before entry: RowOrder.Entry, _ isKnown: ([ViewID]) -> Bool) -> Gap? {
        var (largest, smallest) = (0.0, Double.infinity)
        var frame = expanded.frame(of: entry.view)
        func note(_ gap: Double) {
            largest = max(largest, gap)
            smallest = min(smallest, gap)
        }
        var between: [ViewID] = []
        var first: ViewID?
        for view in entry.before {
            let one = expanded.frame(of: view)
            guard one.end(on: axis) <= frame.start(on: axis) + Self.least,
                one.sharesSpan(with: frame, across: axis)
            else { continue }
            note(frame.start(on: axis) - one.end(on: axis))
            frame = one
            if solved.isVisible(view) {
                first = view
                break
            }
            between.append(view)
        }
        // Without a neighbour the gap is that to the edge of the superview.
        if first == nil {
            if between.isEmpty { return nil }
            note(frame.start(on: axis))
        }
        let now = solved.solution.frame(of: entry.view)
        let start = first.map { solved.solution.frame(of: $0).end(on: axis) } ?? 0
        let gap = Gap(
            gone: between.isEmpty ? gone : between.reversed(), neighbours: [first ?? entry.parent, entry.view],
            length: now.start(on: axis) - start, largestBefore: largest, smallestBefore: smallest, keepingLength: nil)
        guard gap.shows(fault, Self.least), gap.length > -Self.least, !isKnown(gap.gone) else { return nil }
        return held(gap, entry, after: first, start...now.start(on: axis))
    }

    /// The gap with the constraint that holds its neighbours; nil if the gap depends on more than constraints, or if
    /// something else stands in it.
    private func held(_ gap: Gap, _ entry: RowOrder.Entry, after first: ViewID?, _ span: ClosedRange<Double>) -> Gap? {
        let (view, between) = (entry.view, gap.gone.filter(entry.before.contains))
        let now = solved.solution.frame(of: view)
        guard first.map({ solved.solution.frame(of: $0).sharesSpan(with: now, across: axis) }) ?? true,
            solved.knowsFrames(of: gap.neighbours), !isOccupied(span, gap.neighbours, entry.parent, between)
        else { return nil }
        let (position, size) = (FrameComponent.position(on: axis), FrameComponent.size(on: axis))
        let parts: [SolvedConfiguration.Part] = first.map { [(position, $0, -1), (size, $0, -1)] } ?? []
        guard let rows = solved.decidingRows(of: [(position, view, 1)] + parts), rows.keys.allSatisfy(isFixed) else {
            return nil
        }
        let moving = solved.movingConstraint(in: rows, of: [view], gone: gone)
        // Views that are closer than before are so by intent, unless a collapse took their gap.
        if fault == .lost, (moving?.lost ?? 0) < Self.least { return nil }
        guard let holding = moving?.id ?? rows.keys.compactMap(\.constraint).filter({ isTie($0, of: view) }).max()
        else { return nil }
        var gap = gap
        gap.holding = holding
        gap.retie = (between.last ?? first).flatMap { solved.retie(view, after: $0, axis, in: rows) }
        return gap
    }

    private func isTie(_ id: ConstraintID, of view: ViewID) -> Bool {
        layout[id].anchors.contains { $0.item == Item(view) && !$0.attribute.isSize }
    }

    /// Whether a gap that depends on a row has the same length at all sizes and with all contents.
    private func isFixed(_ origin: RowOrigin) -> Bool {
        switch origin {
        case .constraint, .origin, .zeroed: true
        default: false
        }
    }

    /// Whether another view is visible between the neighbours, or a row beside a gone view keeps its place.
    private func isOccupied(
        _ span: ClosedRange<Double>, _ neighbours: [ViewID], _ parent: ViewID, _ between: [ViewID]
    ) -> Bool {
        let (start, end) = (span.lowerBound, span.upperBound)
        let frames =
            neighbours.filter { $0 != parent }.map(solved.solution.frame) + between.map(expanded.frame)
        let low = frames.map { $0.start(on: axis.other) }.min() ?? 0
        let high = frames.map { $0.end(on: axis.other) }.max() ?? 0
        return layout[parent].children.contains { sibling in
            guard !neighbours.contains(sibling), solved.shows(sibling) else { return false }
            let frame = solved.solution.frame(of: sibling)
            let isBeside = frame.start(on: axis) < end - Self.least && frame.end(on: axis) > start + Self.least
            // A view that reaches beyond the gap on both sides is a background or stands beside all of it.
            let reachesBeyond = frame.start(on: axis) < start - Self.least && frame.end(on: axis) > end + Self.least
            guard isBeside, !reachesBeyond else { return false }
            let isBetween =
                frame.start(on: axis.other) < high - Self.least
                && frame.end(on: axis.other) > low + Self.least
            return isBetween || axis == .vertical
        }
    }
}
