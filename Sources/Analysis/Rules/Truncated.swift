import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let truncated = FindingCode(rawValue: "truncated")
}

/// A text that gets less room than it asks for.
struct TruncatedRule: Rule {
    static let code = FindingCode.truncated
    static let isOffUnlessAskedFor = true

    private let layout: Layout
    private let occasions: Occasions
    private var sightings = Sightings<ViewAxis, (length: Double, wanted: Double)>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        occasions = Occasions(layout, space)
    }

    mutating func look(_ sight: Sight) {
        for view in layout.views where sight.isVisible(view.id) && (view.kind == .label || view.kind == .button) {
            for axis in Axis.allCases {
                // A text of several lines may be narrower than its one line would be.
                if axis == .horizontal && view.numberOfLines != 1 { continue }
                guard case .points(let wanted) = view.intrinsicSize[axis] else { continue }
                let length = sight.solution.frame(of: view.id).length(on: axis)
                guard wanted - length > 0.5 else { continue }
                sightings.note(ViewAxis(view.id, axis), at: sight.index, (length, wanted))
            }
        }
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return sightings.all.map { key, detail, configurations in
            Finding(
                code: Self.code, severity: .information, range: layout[key.view].nameRange,
                message: "\(naming.quoted(key.view)) has a \(key.axis.sizeName) of \(Points.text(detail.length))"
                    + "\(occasions.phrase(configurations)) and asks for \(Points.text(detail.wanted)), so its text is cut.",
                subject: "\(Naming(layout).subject(key.view)) \(key.axis.rawValue)")
        }
    }
}
