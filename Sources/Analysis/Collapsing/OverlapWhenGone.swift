import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// Siblings that overlap or change places when other views have gone, and do not while all are there.
struct OverlapWhenGoneRule: SolvedRule {
    static let code: FindingCode = "overlap-when-gone"
    static var page: [UInt8] { PackageResources.overlap_when_gone_md }
    static let category = FindingCategory.collapsing

    let layout: Layout
    private var states = SmallestStates<OverlappingPair, Shift>()

    init(layout: Layout) {
        self.layout = layout
    }

    var isEmpty: Bool { states.isEmpty }

    mutating func inspect(_ solved: SolvedConfiguration) {
        guard let expanded = solved.expanded else { return }
        let overlapping = solved.overlappingSiblings().filter {
            !expanded.frame(of: $0.below).overlaps(expanded.frame(of: $0.above))
        }
        let gone = solved.newlyGone
        for pair in overlapping + solved.siblingsInOtherOrder(than: expanded) {
            states.note(pair, solved, gone: gone) { Self.shift(of: pair, expanded, gone, solved) }
        }
    }

    /// How two views came to overlap or change places; nil if that depends on something unknown, or another rule
    /// reports it.
    private static func shift(
        of pair: OverlappingPair, _ expanded: ExpandedSolution, _ gone: [ViewID], _ solved: SolvedConfiguration
    ) -> Shift? {
        let views = [pair.below, pair.above]
        guard solved.knowsFrames(of: views), !views.contains(where: { solved.leavesSuperview($0) }) else { return nil }
        let (old, new) = (views.map(expanded.frame), views.map(solved.solution.frame))
        func shared(_ frames: [Rect], _ axis: Axis) -> Double { frames[0].shared(with: frames[1], on: axis) }
        let axes = Axis.allCases.filter { shared(old, $0) <= 0.5 }
        guard let axis = axes.max(by: { shared(new, $0) - shared(old, $0) < shared(new, $1) - shared(old, $1) }) else {
            return nil
        }
        let isInOrder = old[0].start(on: axis) <= old[1].start(on: axis)
        let (first, second) = isInOrder ? (pair.below, pair.above) : (pair.above, pair.below)
        let (position, size) = (FrameComponent.position(on: axis), FrameComponent.size(on: axis))
        guard let rows = solved.decidingRows(of: [(position, second, 1), (position, first, -1), (size, first, -1)])
        else { return nil }
        let cause = solved.movingConstraint(in: rows, of: views, gone: gone)
        guard cause != nil || solved.hasLeftStack else { return nil }
        return Shift(
            axis: axis, length: shared(new, axis), cause: cause?.id, lost: cause?.lost ?? 0,
            retie: solved.retie(second, after: first, axis, in: rows))
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        states.mistakes(about: \.views).map { mistake in
            // Views that changed places are apart: what they share is less than nothing.
            let effect = mistake.length > 0 ? "overlap by \(Points.count(mistake.length))" : "change places"
            return diagnosis(
                of: mistake, wording,
                "Hiding \(naming.quoted(mistake.gone)) lets \(naming.quoted(mistake.views)) \(effect)",
                otherwise: "Tie \(naming.quoted(mistake.views)) to each other.")
        }
    }
}

extension SolvedConfiguration {
    /// The neighbours in a row or column of which the second one is now before the first one.
    fileprivate func siblingsInOtherOrder(than expanded: ExpandedSolution) -> [OverlappingPair] {
        Axis.allCases.flatMap { axis in
            expanded.order(axis).entries.compactMap { entry -> OverlappingPair? in
                guard isVisible(entry.view),
                    let neighbour = entry.before.first(where: { !solution.isGone[$0.index] }), isVisible(neighbour)
                else { return nil }
                let (first, second) = (solution.frame(of: neighbour), solution.frame(of: entry.view))
                guard second.end(on: axis) <= first.start(on: axis) + 0.5, first.sharesSpan(with: second, across: axis)
                else { return nil }
                return OverlappingPair(below: min(neighbour, entry.view), above: max(neighbour, entry.view))
            }
        }
    }
}

extension OverlappingPair {
    fileprivate var views: [ViewID] { [below, above] }
}
