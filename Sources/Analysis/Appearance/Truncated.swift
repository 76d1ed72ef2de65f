import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let truncated = FindingCode(rawValue: "truncated")
}

/// A text that gets less room than it asks for.
struct TruncatedRule: Rule {
    static let code = FindingCode.truncated
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
            for axis in Axis.allCases {
                // A text of several lines may be narrower than its one line would be.
                if axis == .horizontal && view.numberOfLines != 1 { continue }
                guard case .points(let wanted) = view.intrinsicSize[axis] else { continue }
                let length = solved.solution.frame(of: view.id).length(on: axis)
                guard wanted - length > 0.5 else { continue }
                observations.note(ViewAxis(view.id, axis), at: solved.index, (length, wanted))
            }
        }
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return observations.all.map { key, detail, configurations in
            Finding(
                code: Self.code, severity: .information, range: layout.ownRange(layout[key.view].nameRange),
                message: "\(naming.quoted(key.view)) has a \(key.axis.sizeName) of \(Points.text(detail.length))"
                    + "\(wording.phrase(configurations)) and asks for \(Points.text(detail.wanted)), so its text is cut.",
                subject: "\(Naming(layout).subject(key.view)) \(key.axis.rawValue)")
        }
    }
}
