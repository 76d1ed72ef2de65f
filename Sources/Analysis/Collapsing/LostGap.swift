import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let lostGap = FindingCode(rawValue: "lost-gap")
}

/// A view that goes and takes both of its gaps along, so that the neighbours that stay touch.
struct LostGapRule: Rule {
    static let code = FindingCode.lostGap

    private(set) var observations: GapObservations
    private let wording: ConfigurationWording

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        observations = GapObservations(.lost, layout)
        wording = ConfigurationWording(layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        guard !observations.layout.collapses.isEmpty else { return }
        observations.inspect(solved)
    }

    func findings() -> [Finding] {
        let layout = observations.layout
        return observations.smallest.compactMap { sighting in
            let (key, gap) = (sighting.key, sighting.detail.gap)
            guard let view = key.gone.first, let range = observations.place(of: view, sighting.detail.state) else {
                return nil
            }
            let naming = Naming(layout)
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(range),
                message: "When \(observations.gone(key)), \(left(gap)) between \(observations.neighbours(sighting))"
                    + "\(wording.sizes(sighting.configurations)), \(Points.text(gap.shortfall)) less than the smaller gap that was "
                    + "there. \(advice(key.gone, key.axis))" + wording.share(),
                related: [
                    Finding.Related(range: layout[view].nameRange, message: "\(naming.quoted(view)) is declared here")
                ],
                subject: observations.subject(key))
        }
    }

    private func left(_ gap: Gap) -> String {
        gap.length < 0.0005 ? "nothing is left" : "\(Points.count(gap.length)) \(gap.length == 1 ? "is" : "are") left"
    }

    private func advice(_ gone: [ViewID], _ axis: Axis) -> String {
        let naming = Naming(observations.layout)
        if let first = gone.first(where: { observations.style(of: $0) == .flexibleBox }) {
            return
                "FlexibleBox collapses gaps of which \(naming.quoted(first)) is the first item, and it is that of both: reverse first "
                + "and second item of one of them."
        }
        if let listed = gone.first(where: { observations.style(of: $0) == .fdCollapsible }) {
            return "List only one of the gaps of \(naming.quoted(listed)) in its collection."
        }
        guard gone.count == 1, let view = gone.first else {
            return "Let \(naming.quoted(gone)) collapse by the same edge."
        }
        return
            "Collapse \(naming.quoted(view)) by one of its edges only: \(observations.statement(collapsing: view, on: axis))."
    }
}
