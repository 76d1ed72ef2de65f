import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let lostGap = FindingCode(rawValue: "lost-gap")
}

/// A view that goes and takes both of its gaps along, so that the neighbours that stay touch.
struct LostGapRule: Rule {
    static let code = FindingCode.lostGap

    private(set) var sightings: GapSightings
    private let occasions: Occasions

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        sightings = GapSightings(.lost, layout)
        occasions = Occasions(layout, space)
    }

    mutating func look(_ sight: Sight) {
        guard !sightings.layout.collapses.isEmpty else { return }
        sightings.look(sight)
    }

    func findings() -> [Finding] {
        let layout = sightings.layout
        return sightings.smallest.compactMap { sighting in
            let (key, gap) = (sighting.key, sighting.detail.gap)
            guard let view = key.gone.first, let range = sightings.place(of: view, sighting.detail.state) else {
                return nil
            }
            let naming = Naming(layout)
            return Finding(
                code: Self.code, severity: .warning, range: range,
                message: "When \(sightings.gone(key)), \(left(gap)) between \(sightings.neighbours(sighting))"
                    + "\(occasions.sizes(sighting.configurations)), \(Points.text(gap.shortfall)) less than the smaller gap that was "
                    + "there. \(advice(key.gone, key.axis))" + occasions.share(),
                related: [
                    Finding.Related(range: layout[view].nameRange, message: "\(naming.quoted(view)) is declared here")
                ],
                subject: sightings.subject(key))
        }
    }

    private func left(_ gap: Gap) -> String {
        gap.length < 0.0005 ? "nothing is left" : "\(Points.count(gap.length)) \(gap.length == 1 ? "is" : "are") left"
    }

    private func advice(_ gone: [ViewID], _ axis: Axis) -> String {
        let naming = Naming(sightings.layout)
        if let first = gone.first(where: { sightings.style(of: $0) == .flexibleBox }) {
            return
                "FlexibleBox collapses gaps of which \(naming.quoted(first)) is the first item, and it is that of both: reverse first "
                + "and second item of one of them."
        }
        if let listed = gone.first(where: { sightings.style(of: $0) == .fdCollapsible }) {
            return "List only one of the gaps of \(naming.quoted(listed)) in its collection."
        }
        guard gone.count == 1, let view = gone.first else {
            return "Let \(naming.quoted(gone)) collapse by the same edge."
        }
        return
            "Collapse \(naming.quoted(view)) by one of its edges only: \(sightings.statement(collapsing: view, on: axis))."
    }
}
