import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let gapWhenGone = FindingCode(rawValue: "gap-when-gone")
}

/// A view that goes and leaves its space, or both of its gaps, between the neighbours that stay.
///
/// Judged on solved frames: the fixed space left beyond the larger of the gaps that were there. A gap that gives way to the size of the
/// root is nobody's fault, and what a stack does with its views is the stack's own.
struct GapWhenGoneRule: Rule {
    static let code = FindingCode.gapWhenGone

    private struct Key: Hashable {
        /// The views that are gone between the neighbours.
        var gone: [ViewID]
        var axis: Axis
    }

    private struct Detail {
        var gap: Gap
        var state: Int?
    }

    let layout: Layout
    private let occasions: Occasions
    private let ties: AxisPair<Ties>
    private var sightings = Sightings<Key, Detail>()
    /// The size at which a gap was last seen.
    private var lastSize: [Key: CanvasSize] = [:]

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        ties = AxisPair(horizontal: Ties(layout, .horizontal), vertical: Ties(layout, .vertical))
        occasions = Occasions(layout, space)
    }

    mutating func look(_ sight: Sight) {
        guard !layout.hasUnreadableParts, sight.solution.isGone.contains(true) else { return }
        for axis in Axis.allCases {
            let gaps = GapSearch(sight, axis, ties[axis]).gaps { isKnown(Key(gone: $0, axis: axis), sight) }
            for gap in gaps {
                let key = Key(gone: gap.gone, axis: axis)
                sightings.note(key, at: sight.index, Detail(gap: gap, state: sight.configuration.state))
                lastSize[key] = sight.configuration.size
            }
        }
    }

    /// Whether another sighting would add nothing to what a finding says: the sizes at which it was seen, and that no part of the views
    /// leaves a gap already.
    private func isKnown(_ key: Key, _ sight: Sight) -> Bool {
        if let last = lastSize[key] { return last == sight.configuration.size }
        guard key.gone.count > 1 else { return false }
        return sightings.keys.contains { known in
            known.axis == key.axis && known.gone.count < key.gone.count && known.gone.allSatisfy(key.gone.contains)
        }
    }

    func findings() -> [Finding] {
        let all = sightings.all
        // Of views that leave a gap together, those of which a part does so already need no finding of their own.
        let smallest = all.filter { one in
            !all.contains { $0.key.axis == one.key.axis && Set($0.key.gone).isStrictSubset(of: one.key.gone) }
        }
        return smallest.compactMap { key, detail, configurations in
            guard let view = key.gone.first, let range = place(of: view, detail.state) else { return nil }
            let naming = Naming(layout)
            let gap = detail.gap
            let neighbours = gap.neighbours.map {
                $0 == layout[view].parent ? "the edge of \(naming.quoted($0))" : naming.quoted($0)
            }
            let gone = "\(naming.quoted(key.gone)) \(key.gone.count == 1 ? "is" : "are") gone"
            return Finding(
                code: Self.code, severity: .warning, range: range,
                message: "When \(gone), \(Points.count(gap.length)) stay between \(Naming.list(neighbours))"
                    + "\(sizes(configurations)), \(Points.text(gap.excess)) more than the larger gap that was there. "
                    + advice(key.gone, key.axis) + occasions.share(),
                related: [
                    Finding.Related(range: layout[view].nameRange, message: "\(naming.quoted(view)) is declared here")
                ],
                subject: subject(key))
        }
    }

    /// What to write, where views collapse too little or not alike.
    private func advice(_ gone: [ViewID], _ axis: Axis) -> String {
        let naming = Naming(layout)
        let far: Edge = axis == .horizontal ? .trailing : .bottom
        func edges(_ view: ViewID) -> Set<Edge> {
            layout.collapses.filter { $0.view == view }.reduce(into: []) {
                $0.formUnion($1.edges.filter { $0.axis == axis })
            }
        }
        if let still = gone.first(where: { edges($0).isEmpty }) {
            if naming.isDrawn { return "Let the constraint of one of its gaps collapse with \(naming.quoted(still))." }
            return
                "Collapse \(naming.quoted(still)) with one of its gaps: collapse \(naming.plain(still)): \(far.rawValue)."
        }
        guard gone.count > 1, Set(gone.map(edges)).count > 1 else {
            return "What \(naming.quoted(gone)) collapses by does not take its \(axis.sizeName) away."
        }
        return "Let \(naming.quoted(gone)) collapse by the same edge."
    }

    /// The views that a finding is about, each with the axis of the gap.
    func views(of finding: Finding) -> [(ViewID, Axis)] {
        sightings.all.filter { subject($0.key) == finding.subject }.flatMap { key, _, _ in
            key.gone.map { ($0, key.axis) }
        }
    }

    private func subject(_ key: Key) -> String {
        "\(key.gone.map { Naming(layout).subject($0) }.joined(separator: ",")) \(key.axis.rawValue)"
    }

    /// The sizes, where it is not all; which views are gone the message says already.
    private func sizes(_ configurations: [Int]) -> String {
        occasions.sizes(configurations)
    }

    private func place(of view: ViewID, _ state: Int?) -> TextRange? {
        if let collapse = layout.collapses.first(where: { $0.view == view }) { return collapse.nameRange }
        if let state {
            return layout.states[state].changes.first { $0.effect == .gone(view) }?.range
        }
        return layout.vary.first { $0.view == view }?.range
    }
}
