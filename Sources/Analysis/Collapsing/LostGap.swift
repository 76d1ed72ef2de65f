import LayoutModel
import SourceText
import Wording

/// A view that loses both of its gaps when it is hidden, so that its neighbours touch.
struct LostGapRule: SolvedRule {
    static let code: FindingCode = "lost-gap"
    static var page: [UInt8] { PackageResources.lost_gap_md }
    static let category = FindingCategory.collapsing
    static let holdsAtEverySize = true

    let layout: Layout
    private var observations = GapObservations(.lost)

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        if !layout.collapses.isEmpty { observations.inspect(solved) }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.diagnoses(by: self, wording) { gap in
            gap.length < 0.0005 ? "leaves no gap" : "leaves a gap of only \(Points.count(gap.length))"
        } _: { gap in
            "\(Points.text(gap.shortfall)) less than the smaller gap before"
        } advice: { key, _ in
            advice(key.gone, key.axis)
        } cause: {
            Cause(layout: layout, views: $0.gone, axis: $0.axis)
        }
    }

    private func advice(_ gone: [ViewID], _ axis: Axis) -> String {
        if let first = gone.first(where: { layout.collapseStyle(of: $0) == .flexibleBox }) {
            return "FlexibleBox collapses gaps whose first item is \(naming.quoted(first)), here both: swap the "
                + "first and second item of one gap."
        }
        if let listed = gone.first(where: { layout.collapseStyle(of: $0) == .fdCollapsible }) {
            return "List only one of the gaps of \(naming.quoted(listed)) in its collection."
        }
        guard gone.count == 1, let view = gone.first else {
            return "Collapse \(naming.quoted(gone)) by the same edge."
        }
        let instruction = layout.instruction(collapsing: view, on: axis)
        return "Collapse \(naming.quoted(view)) by one of its edges only\(instruction)."
    }
}

extension LostGapRule {
    /// Keeps one of the gaps: reverses the items of a gap for FlexibleBox, otherwise collapses by one edge only.
    struct Cause: FindingCause {
        let layout: Layout
        let views: [ViewID]
        let axis: Axis

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            views.filter { layout.collapseStyle(of: $0) == .flexibleBox }
                .flatMap { Reversal(layout).candidates(at: $0, axis) }
                + Recollapsing(layout).repairs(collapsingAlike: views, axis)
        }
    }
}
