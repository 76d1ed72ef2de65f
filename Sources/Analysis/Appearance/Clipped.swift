import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

extension FindingCode {
    package static let clipped = FindingCode(rawValue: "clipped")
}

/// A view that extends beyond its superview.
struct ClippedRule: SolvedRule {
    static let code = FindingCode.clipped
    static let category = FindingCategory.appearance
    static let isOptIn = true

    private let layout: Layout
    private let wording: ConfigurationWording
    private var observations = Observations<ViewID, Double>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        wording = ConfigurationWording(layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for view in layout.views {
            guard let parent = view.parent, layout[parent].kind != .scroll, solved.shows(view.id) else { continue }
            let frame = solved.solution.frame(of: view.id)
            let bounds = solved.solution.frame(of: parent)
            let axes = Axis.allCases.filter { layout.partiallyKnown[$0].isDisjoint(with: [view.id, parent]) }
            let beyond = axes.map { max(-frame.start(on: $0), frame.end(on: $0) - bounds.length(on: $0)) }.max() ?? 0
            if beyond > 0.5 { observations.note(view.id, at: solved.index, beyond) }
        }
    }

    func diagnoses() -> [Diagnosis] {
        let naming = Naming(layout)
        return observations.all.map { view, beyond, configurations in
            let (name, parent) = (naming.quoted(view), naming.quoted(layout[view].parent ?? .root))
            return Diagnosis(
                Finding(
                    code: Self.code, severity: .information, range: layout.ownRange(layout[view].nameRange),
                    message: "\(name) extends \(Points.count(beyond)) beyond \(parent)\(wording.phrase(configurations)).",
                    subject: FindingSubject(layout).view(view)))
        }
    }
}
