import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let clipped = FindingCode(rawValue: "clipped")
}

/// A view that reaches beyond its superview.
struct ClippedRule: Rule {
    static let code = FindingCode.clipped
    static let isOffUnlessAskedFor = true

    private let layout: Layout
    private let occasions: Occasions
    private var sightings = Sightings<ViewID, Double>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        occasions = Occasions(layout, space)
    }

    mutating func look(_ sight: Sight) {
        for view in layout.views {
            guard let parent = view.parent, layout[parent].kind != .scroll, sight.shows(view.id),
                !layout.partiallyKnown.contains(view.id)
            else { continue }
            let frame = sight.solution.frame(of: view.id)
            let bounds = sight.solution.frame(of: parent)
            let beyond = max(-frame.x, -frame.y, frame.maxX - bounds.width, frame.maxY - bounds.height)
            if beyond > 0.5 { sightings.note(view.id, at: sight.index, beyond) }
        }
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return sightings.all.map { view, beyond, configurations in
            let parent = naming.quoted(layout[view].parent ?? .root)
            return Finding(
                code: Self.code, severity: .information, range: layout[view].nameRange,
                message:
                    "\(naming.quoted(view)) reaches \(Points.count(beyond)) beyond \(parent)\(occasions.phrase(configurations)).",
                subject: naming.subject(view))
        }
    }
}

extension Sight {
    /// Whether a view is there to be looked at: visible, and not one that only keeps a distance.
    func shows(_ view: ViewID) -> Bool {
        isVisible(view) && layout[view].kind != .spacer && layout[view].kind != .guide
    }
}
