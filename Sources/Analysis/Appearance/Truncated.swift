import LayoutModel
import SourceText
import Wording

/// A text that gets less room than it needs.
struct TruncatedRule: SolvedRule {
    static let code: FindingCode = "truncated"
    static var page: [UInt8] { PackageResources.truncated_md }
    static let category = FindingCategory.appearance
    static let severity = Finding.Severity.information
    static let isOptIn = true

    let layout: Layout
    private var observations = Observations<ViewAxis, (length: Double, wanted: Double)>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for view in layout.views where solved.isVisible(view.id) && (view.kind == .label || view.kind == .button) {
            for axis in Axis.allCases where !layout.mayHaveAnyLength(view.id, axis) {
                guard case .points(let line) = view.intrinsicSize[axis] else { continue }
                // A text of any number of lines may have any width.
                if axis == .horizontal && view.numberOfLines == 0 { continue }
                let wanted =
                    axis == .horizontal
                    ? line / Double(view.numberOfLines)
                    : line + solved.solver.lengthOfFurtherLines(of: view.id, on: axis)
                let length = solved.solution.frame(of: view.id).length(on: axis)
                guard wanted - length > 0.5, !solved.dependsOnFreeValue(view.id, axis) else { continue }
                observations.note(ViewAxis(view.id, axis), at: solved.index, (length, wanted))
            }
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { key, detail, configurations in
            Diagnosis(
                finding(
                    about: key.view, on: key.axis,
                    "\(naming.quoted(key.view)) is truncated\(wording.phrase(configurations)): it needs a "
                        + "\(key.axis.sizeName) of \(Points.text(detail.wanted)) and has \(Points.text(detail.length))."
                ))
        }
    }
}
