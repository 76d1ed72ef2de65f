import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let clipped = FindingCode(rawValue: "clipped")
}

/// A view that reaches beyond its superview.
struct ClippedRule: Rule {
    static let code = FindingCode.clipped
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
            guard let parent = view.parent, layout[parent].kind != .scroll, solved.shows(view.id),
                !layout.isPartiallyKnown(view.id)
            else { continue }
            let frame = solved.solution.frame(of: view.id)
            let bounds = solved.solution.frame(of: parent)
            let beyond = max(-frame.x, -frame.y, frame.maxX - bounds.width, frame.maxY - bounds.height)
            if beyond > 0.5 { observations.note(view.id, at: solved.index, beyond) }
        }
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return observations.all.map { view, beyond, configurations in
            let parent = naming.quoted(layout[view].parent ?? .root)
            return Finding(
                code: Self.code, severity: .information, range: layout.ownRange(layout[view].nameRange),
                message:
                    "\(naming.quoted(view)) reaches \(Points.count(beyond)) beyond \(parent)\(wording.phrase(configurations)).",
                subject: naming.subject(view))
        }
    }
}

extension SolvedConfiguration {
    /// Whether a view is there to be looked at: visible, and not one that only keeps a distance.
    func shows(_ view: ViewID) -> Bool {
        isVisible(view) && layout[view].kind != .spacer && layout[view].kind != .guide
    }
}
