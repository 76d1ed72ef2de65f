import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

/// What the rules about gaps share: which views left one that is wrong in a way, and where.
struct GapObservations {
    struct Key: Hashable {
        /// The views that are gone between the neighbours.
        var gone: [ViewID]
        var axis: Axis
    }

    struct Detail {
        var gap: Gap
        var state: Int?
    }

    typealias Sighting = (key: Key, detail: Detail, configurations: [Int])

    let layout: Layout
    private let fault: Gap.Fault
    /// Made when they are asked for: in most layouts nothing ever goes.
    private let tiesByAxis = AxisPair(horizontal: Memo<EdgeLinks>(), vertical: Memo<EdgeLinks>())
    private var observations = Observations<Key, Detail>()
    /// The sizes at which a gap was seen.
    private var sizes: [Key: Set<CanvasSize>] = [:]

    init(_ fault: Gap.Fault, _ layout: Layout) {
        self.fault = fault
        self.layout = layout
    }

    private func ties(_ axis: Axis) -> EdgeLinks { tiesByAxis[axis].value { EdgeLinks(layout, axis) } }

    mutating func inspect(_ solved: SolvedConfiguration) {
        guard solved.solution.isGone.contains(true) else { return }
        let layout = layout
        for axis in Axis.allCases where !layout.areAllPartiallyKnown(on: axis) {
            let gaps = GapSearch(solved, axis, ties(axis)).gaps(fault) { isKnown(Key(gone: $0, axis: axis), solved) }
            // What collapses in vain has a finding of its own.
            let isInVain: (ViewID) -> Bool = { view in
                layout.collapses.contains { $0.view == view && solved.axisCollapsedInVain($0) != nil }
            }
            for gap in gaps where !gap.gone.contains(where: isInVain) {
                let key = Key(gone: gap.gone, axis: axis)
                observations.note(key, at: solved.index, Detail(gap: gap, state: solved.configuration.state))
                sizes[key, default: []].insert(solved.configuration.size)
            }
        }
    }

    /// Whether another sighting would add nothing to what a finding says: the sizes at which it was seen, and that no part of the views
    /// leaves a gap already.
    private func isKnown(_ key: Key, _ solved: SolvedConfiguration) -> Bool {
        if let seen = sizes[key] { return seen.contains(solved.configuration.size) }
        guard key.gone.count > 1 else { return false }
        return sizes.keys.contains { known in
            known.axis == key.axis && known.gone.count < key.gone.count && known.gone.allSatisfy(key.gone.contains)
        }
    }

    /// Of views that leave a gap together, those of which a part does so already need no finding of their own.
    var smallest: [Sighting] {
        let all = observations.all
        return all.filter { one in
            !all.contains { $0.key.axis == one.key.axis && Set($0.key.gone).isStrictSubset(of: one.key.gone) }
        }
    }

    /// The views that a finding is about, each with the axis of the gap.
    func views(of finding: Finding) -> [(ViewID, Axis)] {
        observations.all.filter { subject($0.key) == finding.subject }.flatMap { key, _, _ in
            key.gone.map { ($0, key.axis) }
        }
    }

    func subject(_ key: Key) -> String {
        "\(key.gone.map(Naming(layout).subject).joined(separator: ",")) \(key.axis.rawValue)"
    }

    /// `"a" and the edge of "b"`.
    func neighbours(_ sighting: Sighting) -> String {
        let naming = Naming(layout)
        let first = sighting.key.gone.first
        return Naming.list(
            sighting.detail.gap.neighbours.map { neighbour in
                neighbour == first.flatMap { layout[$0].parent }
                    ? "the edge of \(naming.quoted(neighbour))" : naming.quoted(neighbour)
            })
    }

    /// `"a" is gone`, `"a" and "b" are gone`.
    func gone(_ key: Key) -> String {
        "\(Naming(layout).quoted(key.gone)) \(key.gone.count == 1 ? "is" : "are") gone"
    }

    /// Where it is said that the view goes: its `collapse`, else its mention.
    func place(of view: ViewID, _ state: Int?) -> FileRange? {
        if let collapse = layout.collapses.first(where: { $0.view == view }) { return collapse.nameRange }
        if let state {
            return layout.states[state].changes.first { $0.effect == .gone(view) }?.range
        }
        return layout.vary.first { $0.view == view }?.range
    }

    /// How the view collapses, where it does.
    func collapse(of view: ViewID) -> Collapse? {
        layout.collapses.first { $0.view == view }
    }

    /// The way in which the view collapses.
    func style(of view: ViewID) -> CollapseStyle {
        collapse(of: view)?.style ?? .plain
    }

    /// `collapse b: trailing`, in the style at hand.
    func statement(collapsing view: ViewID, on axis: Axis) -> String {
        let far: Edge = axis == .horizontal ? .trailing : .bottom
        let style = style(of: view)
        let naming = Naming(layout)
        // A note in a document says it of the view that it is written to.
        return (naming.isDrawn ? "collapse" : "collapse \(naming.written(view))") + ": \(far.rawValue)"
            + (style == .plain ? "" : " as \(style.rawValue)")
    }

    /// The equalities that hold the view's gaps along an axis, of which its collapse sets some to zero and misses others.
    func gapConstraints(of view: ViewID, on axis: Axis) -> (found: [Constraint], missed: [Constraint]) {
        let held = (ties(axis).before[view.index] + ties(axis).behind[view.index]).map(\.constraint)
        let reach = Set(collapse(of: view).map { CollapseReach($0, layout).constraints } ?? [])
        return (
            held.filter(reach.contains).map { layout[$0] }, held.filter { !reach.contains($0) }.map { layout[$0] }
        )
    }
}
