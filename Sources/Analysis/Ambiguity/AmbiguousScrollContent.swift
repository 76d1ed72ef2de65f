import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let ambiguousScrollContent = FindingCode(rawValue: "ambiguous-scroll-content")
}

/// A scroll view of which nothing decides how wide or how high its content is.
struct AmbiguousScrollContentRule: Rule {
    static let code = FindingCode.ambiguousScrollContent

    private(set) var observations: AmbiguityObservations

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        observations = AmbiguityObservations(.scrollContent, layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        observations.inspect(solved)
    }

    func findings() -> [Finding] {
        observations.findings(Self.code) { undecided, _, occasion in
            let name = Naming(observations.layout).quoted(undecided.view)
            let (size, edges) =
                undecided.axis == .horizontal ? ("wide", "leading and trailing") : ("high", "top and bottom")
            return
                "Nothing says how \(size) the content of \(name) is\(occasion). Pin what is in it to both its \(edges) edges, "
                + "and give it a \(undecided.axis.sizeName)."
        }
    }
}
