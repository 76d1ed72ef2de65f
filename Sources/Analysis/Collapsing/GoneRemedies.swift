import AutoLayoutEngine
import LayoutModel
import Wording

/// The changes that may end what goes wrong when views are gone: other edges by which they collapse, and ties to other
/// neighbours.
struct GoneRemedies: FindingCause {
    let layout: Layout
    let gone: [ViewID]
    let axis: Axis
    let reties: [Retie]

    func repairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
        let frames = FrameComparison(layout, cancellation)
        var result: [Repair] = []
        for candidate in candidates
        where try frames.isUnchanged(by: candidate.edits, whileNothingIsGone: true) { result.append(candidate) }
        return result
    }

    /// The candidates before any is tried, the most sensible first.
    private var candidates: [Repair] {
        let recollapsing = Recollapsing(layout)
        let collapsing = gone.filter { layout.collapse(of: $0) != nil }
        let single = collapsing.flatMap { recollapsing.repairs(collapsingAlike: [$0], axis) }
        let together = collapsing.count > 1 ? recollapsing.repairs(collapsingAlike: collapsing, axis) : []
        let reversed = collapsing.filter { layout.collapseStyle(of: $0) == .flexibleBox }
            .flatMap { Reversal(layout).candidates(at: $0, axis) }
        let others = collapsing.compactMap(collapsingByOtherAxisOnly)
        return single + together + reversed + reties.map(repair) + others
    }

    private func repair(_ retie: Retie) -> Repair {
        Repair(
            title: "Replace \(naming.equation(layout[retie.replaced])) with \(naming.equation(retie.new))",
            edits: [.removeConstraint(retie.replaced), .addConstraint(retie.new)], kind: .openChoice)
    }

    private func collapsingByOtherAxisOnly(_ view: ViewID) -> Repair? {
        guard let collapse = layout.collapse(of: view), collapse.style != .fdCollapsible else { return nil }
        let rest = collapse.edges.filter { $0.axis != axis }
        guard !rest.isEmpty, rest != collapse.edges else { return nil }
        let words = Edge.allCases.filter(rest.contains).map(\.rawValue)
        return Repair(
            title: "Collapse \(naming.quoted(view)) only by its \(Naming.list(words)) "
                + (words.count == 1 ? "edge" : "edges"),
            edits: [.setCollapse(view, rest)])
    }

    /// What to do, as a sentence with a leading space: the first candidate after which nothing is wrong in the
    /// configuration; otherwise `fallback`.
    func advice(in configuration: Configuration?, otherwise fallback: String) -> String {
        guard let configuration,
            let repair = candidates.first(where: { isRight(after: $0.edits, in: configuration) })
        else { return " \(fallback)" }
        let instruction = repair.edits.count == 1 ? repair.edits.first.flatMap(naming.instruction) : nil
        return " \(repair.title)\(instruction.map { ": \($0)" } ?? "")."
    }

    /// Whether edits leave the frames as they are while no view is gone, and nothing wrong in one configuration.
    private func isRight(after edits: [ModelEdit], in configuration: Configuration) -> Bool {
        let changed = layout.applying(edits)
        var expanded = configuration
        expanded.state = nil
        expanded.gone = changed.alwaysGone
        expanded.shown.formUnion(configuration.gone)
        var (before, after) = (LayoutSolver(layout), LayoutSolver(changed))
        let (old, new) = (before.solve(expanded), after.solve(expanded))
        let isUnchanged = layout.views.allSatisfy { view in
            FrameComponent.allCases.allSatisfy {
                abs(old.frame(of: view.id)[$0] - new.frame(of: view.id)[$0]) < 0.001
            }
        }
        var alone = changed
        alone.vary = []
        let space = ConfigurationSpace(alone)
        guard isUnchanged, let reference = try? SolvedConfiguration(changed, space, index: 0, new, after, .never) else {
            return false
        }
        let solution = after.solve(configuration)
        guard solution.conflicts.isEmpty,
            let solved = try? SolvedConfiguration(
                changed, space, index: 1, solution, expanded: ExpandedSolution(reference), after, .never)
        else { return false }
        return solved.isRightWhenGone
    }
}

extension SolvedConfiguration {
    /// Whether no rule about gone views sees anything wrong.
    fileprivate var isRightWhenGone: Bool {
        var (large, lost) = (GapObservations(.tooLarge), GapObservations(.lost))
        large.inspect(self)
        lost.inspect(self)
        var (overlap, clipped) = (OverlapWhenGoneRule(layout: layout), ClippedWhenGoneRule(layout: layout))
        overlap.inspect(self)
        clipped.inspect(self)
        return large.isEmpty && lost.isEmpty && overlap.isEmpty && clipped.isEmpty
            && layout.collapses.allSatisfy { axesCollapsedInVain($0).isEmpty }
    }
}
