import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let mirroredCollapse = FindingCode(rawValue: "mirrored-collapse")
}

/// A view that collapses by `left` or `right` in a layout for right-to-left text, where its gap hangs on the leading or trailing edge.
///
/// `left` stands for `leading` too, in the language as in HRViewVisible, and in such a layout leading is on the right.
struct MirroredCollapseRule: Rule {
    static let code = FindingCode.mirroredCollapse

    let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {}

    static let sides: [(absolute: Edge, directional: Attribute, other: Attribute, otherSide: Edge)] = [
        (.left, .leading, .trailing, .right), (.right, .trailing, .leading, .left),
    ]

    func findings() -> [Finding] {
        guard layout.isRightToLeft else { return [] }
        let naming = Naming(layout)
        return layout.collapses.flatMap { collapse in
            let reach = CollapseReach(collapse, layout).constraints.map { layout[$0] }
            return Self.sides.compactMap { absolute, directional, other, otherSide -> Finding? in
                guard collapse.edges.contains(absolute),
                    !collapse.edges.contains(where: { $0 != absolute && $0.axis == .horizontal }),
                    let gap = reach.first(where: { $0.names(collapse.view) { $0 == directional } })
                else { return nil }
                let name = naming.quoted(collapse.view)
                return Finding(
                    code: Self.code, severity: .information, range: layout.ownRange(collapse.nameRange),
                    message:
                        "\(name) collapses by \(absolute.rawValue), and what goes is the gap of its \(directional.rawValue) edge, which "
                        + "is on its \(otherSide.rawValue) in right-to-left text. Write \(directional.rawValue) where that gap is meant, "
                        + "and \(other.rawValue) for the one on its \(absolute.rawValue).",
                    related: [
                        Finding.Related(range: gap.source.focus, message: "This is the gap that goes")
                    ],
                    subject: subject(collapse, absolute))
            }
        }
    }

    func subject(_ collapse: Collapse, _ side: Edge) -> String {
        "\(Naming(layout).subject(collapse.view)) \(side.rawValue)"
    }
}
