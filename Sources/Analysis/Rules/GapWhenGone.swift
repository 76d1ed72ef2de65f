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

    private(set) var sightings: GapSightings
    var layout: Layout { sightings.layout }
    private let occasions: Occasions

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        sightings = GapSightings(.tooLarge, layout)
        occasions = Occasions(layout, space)
    }

    mutating func look(_ sight: Sight) {
        sightings.look(sight)
    }

    func findings() -> [Finding] {
        sightings.smallest.compactMap { sighting in
            let (key, detail) = (sighting.key, sighting.detail)
            guard let view = key.gone.first, let range = sightings.place(of: view, detail.state) else { return nil }
            let naming = Naming(layout)
            let gap = detail.gap
            return Finding(
                code: Self.code, severity: .warning, range: range,
                message: "When \(sightings.gone(key)), \(Points.count(gap.length)) stay between "
                    + "\(sightings.neighbours(sighting))\(occasions.sizes(sighting.configurations)), "
                    + "\(Points.text(gap.excess)) more than the larger gap that was there. "
                    + advice(key.gone, key.axis) + occasions.share(),
                related: [
                    Finding.Related(range: layout[view].nameRange, message: "\(naming.quoted(view)) is declared here")
                ],
                subject: sightings.subject(key))
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
        if let orphan = gone.first(where: { sightings.style(of: $0) == .flexibleBox }) {
            return
                "FlexibleBox collapses gaps of which \(naming.quoted(orphan)) is the first item, and it is that of neither: "
                + "reverse first and second item of one of them."
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
}
