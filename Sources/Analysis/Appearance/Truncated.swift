import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

extension FindingCode {
    package static let truncated = FindingCode(rawValue: "truncated")
}

/// A text that gets less room than it needs.
struct TruncatedRule: SolvedRule {
    static let code = FindingCode.truncated
    static let category = FindingCategory.appearance
    static let isOptIn = true

    private let layout: Layout
    private let wording: ConfigurationWording
    private var observations = Observations<ViewAxis, (length: Double, wanted: Double)>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        wording = ConfigurationWording(layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for view in layout.views where solved.isVisible(view.id) && (view.kind == .label || view.kind == .button) {
            for axis in Axis.allCases where !layout.partiallyKnown[axis].contains(view.id) {
                // A text of several lines may be narrower than it would be on one line.
                if axis == .horizontal && view.numberOfLines != 1 { continue }
                guard case .points(let wanted) = view.intrinsicSize[axis] else { continue }
                let length = solved.solution.frame(of: view.id).length(on: axis)
                guard wanted - length > 0.5 else { continue }
                observations.note(ViewAxis(view.id, axis), at: solved.index, (length, wanted))
            }
        }
    }

    func diagnoses() -> [Diagnosis] {
        observations.all.map { key, detail, configurations in
            let (name, size) = (Naming(layout).quoted(key.view), key.axis.sizeName)
            return Diagnosis(
                Finding(
                    code: Self.code, severity: .information, range: layout.ownRange(layout[key.view].nameRange),
                    message: "\(name) is truncated\(wording.phrase(configurations)): it needs a \(size) of "
                        + "\(Points.text(detail.wanted)) and has \(Points.text(detail.length)).",
                    subject: FindingSubject(layout).views([key.view], key.axis)))
        }
    }
}
