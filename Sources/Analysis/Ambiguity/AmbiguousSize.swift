import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let ambiguousSize = FindingCode(rawValue: "ambiguous-size")
}

/// A view whose width or height nothing decides, or two between which equal priorities do not.
struct AmbiguousSizeRule: Rule {
    static let code = FindingCode.ambiguousSize
    static let repairsAreIndependent = true

    private(set) var observations: AmbiguityObservations

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        observations = AmbiguityObservations(.size, layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        observations.inspect(solved)
    }

    func findings() -> [Finding] {
        observations.findings(Self.code) { undecided, lengths, occasion in
            let layout = observations.layout
            let naming = Naming(layout)
            if let tie = PriorityTie(undecided, lengths, layout) {
                let both = tie.views.count == 2 ? " both" : ""
                return "\(naming.quoted(tie.views))\(both) \(tie.verb) at \(Points.text(tie.priority.value)), so "
                    + "\(Points.count(tie.points)) between them are undecided\(occasion). Give one of them a \(tie.remedy) priority."
            }
            let size = undecided.axis.sizeName
            let name = naming.quoted(undecided.view)
            if layout[undecided.view].kind == .spacer {
                let spacers = naming.quoted([undecided.view] + undecided.rivals)
                return
                    "Nothing says how \(spacers) share the space there is\(occasion). Declare them in one statement, which makes "
                    + "them equally long, or give them lengths."
            }
            guard undecided.rivals.isEmpty else {
                return
                    "Nothing says how \(naming.quoted([undecided.view] + undecided.rivals)) share the \(size) there is\(occasion). "
                    + "Give \(name) a \(size)."
            }
            let edges = undecided.axis == .horizontal ? "leading and trailing" : "top and bottom"
            let preferences = LengthPreferences(undecided.view, undecided.axis, layout)
            if let tie = preferences.tie(occasion) { return tie.prefix(1).uppercased() + tie.dropFirst() }
            if let inner = observations.tied(in: undecided),
                let tie = LengthPreferences(inner, undecided.axis, layout).tie(occasion)
            {
                return "Nothing decides the \(size) of \(name), because of what is in it: \(tie)"
            }
            if preferences.areLimitsOnly {
                return
                    "The \(size) of \(name) is only kept within limits\(occasion): nothing says what it is between them. "
                    + "Give it a \(size), or constrain both its \(edges) edges."
            }
            let own = layout[undecided.view].customClass.map {
                " If \($0) brings a size of its own, say so by a placeholder for its intrinsic size."
            }
            return
                "Nothing says what \(size) \(name) has\(occasion). Give it a \(size), or constrain both its \(edges) edges."
                + (own ?? "")
        }
    }
}

/// Views whose equal priorities leave it open which of them gives way.
struct PriorityTie {
    let views: [ViewID]
    let priority: Priority
    /// True where there is more room than they ask for, so that hugging counts; false where there is less.
    let isHugging: Bool
    /// The room there is too much or too little.
    let points: Double

    var verb: String { isHugging ? "hug" : "resist compression" }
    var remedy: String { isHugging ? "lower" : "higher" }

    /// - Parameter lengths: of the view and of its rivals.
    init?(_ undecided: Undecided, _ lengths: [Double], _ layout: Layout) {
        let axis = undecided.axis
        let views = [undecided.view] + undecided.rivals
        guard views.count > 1, lengths.count == views.count else { return nil }
        var surplus = 0.0
        for (view, length) in zip(views, lengths) {
            guard case .points(let intrinsic) = layout[view].intrinsicSize[axis] else { return nil }
            surplus += length - intrinsic
        }
        guard abs(surplus) > 0.0005 else { return nil }
        let isHugging = surplus > 0
        let levels = Set(views.map { isHugging ? layout[$0].hugging[axis] : layout[$0].compressionResistance[axis] })
        guard levels.count == 1, let level = levels.first else { return nil }
        self.views = views.sorted()
        self.isHugging = isHugging
        priority = level
        points = abs(surplus)
    }
}
