import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// The gaps with one kind of fault, for the rule that reports them.
struct GapObservations {
    struct Key: Hashable {
        /// The views that are hidden between the neighbours.
        var gone: [ViewID]
        var axis: Axis
    }

    struct Detail {
        var gap: Gap
        var state: Int?
    }

    private let fault: Gap.Fault
    /// Made on first use, because in most layouts no view is ever hidden.
    private let linksByAxis = AxisPair(horizontal: Memo<EdgeLinks>(), vertical: Memo<EdgeLinks>())
    private var observations = Observations<Key, Detail>()
    /// The sizes at which a gap was observed.
    private var sizes: [Key: Set<CanvasSize>] = [:]
    /// The views that are hidden in the smallest state in which a gap was observed: those of the key, and others that
    /// have to be hidden too.
    private var fewestHidden: [Key: [ViewID]] = [:]

    private var memory = RowGaps.Memory()

    init(_ fault: Gap.Fault) {
        self.fault = fault
    }

    var isEmpty: Bool { sizes.isEmpty }

    private func links(_ axis: Axis, _ layout: Layout) -> EdgeLinks {
        linksByAxis[axis].value { EdgeLinks(layout, axis) }
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        guard solved.solution.isGone.contains(true) else { return }
        for axis in Axis.allCases where !solved.layout.areAllPartiallyKnown(on: axis) {
            let search = GapSearch(solved, axis, links(axis, solved.layout))
            let isKnown = { [sizes, fewestHidden] gone in
                Self.isKnown(Key(gone: gone, axis: axis), sizes, fewestHidden, solved)
            }
            let gaps = search.gaps(fault, except: isKnown)
            let inRows = RowGaps(solved, axis, fault)?.gaps(&memory, except: isKnown) ?? []
            for gap in gaps + inRows
            // A view that collapses without effect has a finding of its own.
            where !gap.gone.contains(where: {
                solved.layout.collapse(of: $0).map(solved.axesCollapsedInVain) ?? [] != []
            }) {
                let key = Key(gone: gap.gone, axis: axis)
                observations.note(key, at: solved.index, Detail(gap: gap, state: solved.configuration.state))
                sizes[key, default: []].insert(solved.configuration.size)
                let hidden = Self.hidden(key, solved)
                if hidden.count < fewestHidden[key]?.count ?? .max { fewestHidden[key] = hidden }
            }
        }
    }

    /// The views to name as hidden. In a state that somebody named, those around the gap are enough.
    private static func hidden(_ key: Key, _ solved: SolvedConfiguration) -> [ViewID] {
        if solved.configuration.state != nil { return key.gone }
        let all = solved.newlyGone
        return all.count > key.gone.count ? all : key.gone
    }

    /// Whether another observation adds nothing: this size was observed with no more views hidden, or a subset of the
    /// views leaves a gap.
    private static func isKnown(
        _ key: Key, _ sizes: [Key: Set<CanvasSize>], _ fewestHidden: [Key: [ViewID]], _ solved: SolvedConfiguration
    ) -> Bool {
        if let seen = sizes[key] {
            guard seen.contains(solved.configuration.size) else { return false }
            let fewest = fewestHidden[key]?.count ?? 0
            return fewest <= key.gone.count || fewest <= hidden(key, solved).count
        }
        guard key.gone.count > 1 else { return false }
        return sizes.keys.contains { known in
            known.axis == key.axis && known.gone.count < key.gone.count && known.gone.allSatisfy(key.gone.contains)
        }
    }

    /// - Parameters:
    ///   - result: what hiding the views leaves, such as `leaves a gap of 66 points`.
    ///   - difference: how the gap differs from those before.
    ///   - advice: what to do, if the neighbours are tied to each other through the hidden views.
    func diagnoses(
        by rule: some Rule, _ wording: ConfigurationWording, _ result: (Gap) -> String, _ difference: (Gap) -> String,
        advice: (Key, Gap) -> String, cause: (Key) -> any FindingCause
    ) -> [Diagnosis] {
        smallest.compactMap { key, detail, configurations in
            let gap = detail.gap
            let hidden = fewestHidden[key] ?? key.gone
            guard let view = key.gone.first, let range = rule.layout.range(hiding: view, detail.state) else {
                return nil
            }
            let parent = rule.layout[view].parent
            let neighbours = gap.neighbours.map {
                ($0 == parent ? "the edge of " : "") + rule.naming.quoted($0)
            }
            let verdict =
                "Hiding \(rule.naming.quoted(hidden)) \(result(gap)) between \(Naming.list(neighbours))"
                + "\(wording.sizes(configurations)), \(difference(gap))"
            let remedies = GoneRemedies(layout: rule.layout, gone: hidden, axis: key.axis, reties: gap.reties)
            let rest = gap.holding.map { holding in
                let views = gap.neighbours.filter { $0 != parent }
                return ", because of \(rule.naming.equation(rule.layout[holding]))."
                    + remedies.advice(
                        in: configurations.first.map { wording.space.configurations[$0] },
                        otherwise: "Tie \(rule.naming.quoted(views)) to "
                            + (views.count > 1 ? "each other." : "\(rule.naming.quoted(key.gone))."))
            }
            let finding = rule.finding(
                at: range, verdict + (rest ?? ". \(advice(key, gap))"), related: [rule.declaration(of: view)],
                subject: rule.subjects.views(key.gone, key.axis))
            return Diagnosis(finding, cause: gap.holding == nil ? cause(key) : remedies)
        }
    }

    /// The observations, without sets of views of which a subset already leaves a gap, and each row that goes once.
    private var smallest: [(key: Key, detail: Detail, configurations: [Int])] {
        let all = observations.all
        var rows: Set<Row> = []
        return all.filter { one in
            !all.contains { $0.key.axis == one.key.axis && Set($0.key.gone).isStrictSubset(of: one.key.gone) }
        }
        .filter { one in
            guard let hidden = fewestHidden[one.key], hidden.count > one.key.gone.count else { return true }
            let gap = one.detail.gap
            return rows.insert(Row(hidden: hidden, axis: one.key.axis, start: gap.start, end: gap.start + gap.length))
                .inserted
        }
    }

    /// Views that have to be hidden together to leave a gap beside each of them.
    private struct Row: Hashable {
        var hidden: [ViewID]
        var axis: Axis
        var start: Double
        var end: Double
    }

    /// The equalities that keep the view's gaps along an axis: those that its collapse sets to zero, and the others.
    func gapConstraints(
        of view: ViewID, on axis: Axis, in layout: Layout
    ) -> (found: [Constraint], missed: [Constraint]) {
        let links = links(axis, layout)
        let held = (links.before[view.index] + links.after[view.index]).map { layout[$0.constraint] }
        let reach = Set(layout.collapse(of: view).map { CollapseReach($0, layout).constraints } ?? [])
        return (held.filter { reach.contains($0.id) }, held.filter { !reach.contains($0.id) })
    }
}

extension Layout {
    /// The range that hides a view: its `collapse`, otherwise its mention in the state or in `vary`.
    func range(hiding view: ViewID, _ state: Int?) -> FileRange? {
        if let collapse = collapse(of: view) { return collapse.nameRange }
        if let state { return states[state].changes.first { $0.effect == .gone(view) }?.range }
        return vary.first { $0.view == view }?.range
    }

    /// The style in which a view collapses.
    func collapseStyle(of view: ViewID) -> CollapseStyle {
        collapse(of: view)?.style ?? .plain
    }

    /// How to collapse a view by one edge, as the end of a sentence; empty if the format has no words for that.
    func instruction(collapsing view: ViewID, on axis: Axis) -> String {
        let edges = CollapsibleConstraints(self, view).edges(axis)
        let edit = ModelEdit.setCollapse(view, Set(edges.prefix(1)), as: collapseStyle(of: view))
        return Naming(self).instruction(for: edit).map { ": \($0)" } ?? ""
    }
}
