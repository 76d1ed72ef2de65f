import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let ambiguousPosition = FindingCode(rawValue: "ambiguous-position")
}

/// A view whose place on an axis nothing decides.
struct AmbiguousPositionRule: Rule {
    static let code = FindingCode.ambiguousPosition
    static let repairsAreIndependent = true

    private(set) var observations: AmbiguityObservations

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        observations = AmbiguityObservations(.position, layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        observations.inspect(solved)
    }

    func findings() -> [Finding] {
        observations.findings(Self.code) { undecided, _, occasion in
            let layout = observations.layout
            let name = Naming(layout).quoted(undecided.view)
            let edges =
                undecided.axis == .horizontal ? "a leading, trailing or centerX" : "a top, bottom or centerY"
            if isOnlyLimited(undecided, layout) {
                return "\(name) is only kept within limits \(Self.adverb(undecided.axis))\(occasion): "
                    + "nothing says where it is between them. Add \(edges) constraint with ==."
            }
            return "Nothing says where \(name) is \(Self.adverb(undecided.axis))\(occasion). Add \(edges) constraint."
        }
    }

    private static func adverb(_ axis: Axis) -> String {
        axis == .horizontal ? "horizontally" : "vertically"
    }

    /// Whether there are inequalities about the view's place on the axis.
    private func isOnlyLimited(_ undecided: Undecided, _ layout: Layout) -> Bool {
        layout.constraints.contains { constraint in
            guard constraint.isActive, !constraint.isRemoved, constraint.relation != .equal else { return false }
            return [constraint.first, constraint.second].contains { anchor in
                guard let anchor else { return false }
                return anchor.item == Item(undecided.view) && anchor.attribute.axis == undecided.axis
                    && !anchor.attribute.isSize
            }
        }
    }
}
