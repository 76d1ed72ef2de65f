import LayoutModel
import SourceText
import Wording

/// A view that extends beyond its superview.
struct ClippedRule: SolvedRule {
    static let code: FindingCode = "clipped"
    static var page: [UInt8] { PackageResources.clipped_md }
    static let category = FindingCategory.appearance
    static let severity = Finding.Severity.information
    static let isOptIn = true

    let layout: Layout
    private var observations = Observations<ViewID, Double>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for view in layout.views {
            guard let parent = view.parent, layout[parent].kind != .scroll, solved.shows(view.id) else { continue }
            let frame = solved.solution.frame(of: view.id)
            let bounds = solved.solution.frame(of: parent)
            let axes = Axis.allCases.filter { axis in
                ![view.id, parent].contains { layout.mayHaveAnyLength($0, axis) }
            }
            let beyond = axes.map { axis in
                let length = max(-frame.start(on: axis), frame.end(on: axis) - bounds.length(on: axis))
                let isGuess = length > 0.5 && [view.id, parent].contains { solved.dependsOnFreeValue($0, axis) }
                return isGuess ? 0 : length
            }
            if let most = beyond.max(), most > 0.5 { observations.note(view.id, at: solved.index, most) }
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { view, beyond, configurations in
            let parent = naming.quoted(layout[view].parent ?? .root)
            let occasion = wording.phrase(configurations)
            return Diagnosis(
                finding(
                    about: view,
                    "\(naming.quoted(view)) extends \(Points.count(beyond)) beyond \(parent)\(occasion)."))
        }
    }
}
