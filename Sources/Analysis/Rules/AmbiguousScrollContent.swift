import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let ambiguousScrollContent = FindingCode(rawValue: "ambiguous-scroll-content")
}

/// A scroll view of which nothing decides how wide or how high its content is.
struct AmbiguousScrollContentRule: Rule {
    static let code = FindingCode.ambiguousScrollContent

    private(set) var sightings: AmbiguitySightings

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        sightings = AmbiguitySightings(.scrollContent, layout, space)
    }

    mutating func look(_ sight: Sight) {
        sightings.look(sight)
    }

    func findings() -> [Finding] {
        sightings.findings(Self.code) { undecided, _, occasion in
            let name = Naming(sightings.layout).quoted(undecided.view)
            let (size, edges) =
                undecided.axis == .horizontal ? ("wide", "leading and trailing") : ("high", "top and bottom")
            return
                "Nothing says how \(size) the content of \(name) is\(occasion). Pin what is in it to both its \(edges) edges, "
                + "and give it a \(undecided.axis.sizeName)."
        }
    }
}
