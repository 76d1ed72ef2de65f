import AutoLayoutEngine
import LayoutModel

/// A view that collapses by `left` or `right` in a layout for right-to-left text, where its gap is at the leading or
/// trailing edge.
///
/// `left` stands for `leading` too, in the language as in HRViewVisible, and in such a layout leading is on the right.
struct MirroredCollapseRule: ModelRule {
    static let code: FindingCode = "mirrored-collapse"
    static var page: [UInt8] { PackageResources.mirrored_collapse_md }
    static let category = FindingCategory.collapsing
    static let severity = Finding.Severity.information

    let layout: Layout

    /// A side by which a view collapses, and its meaning in right-to-left text.
    struct Side {
        var absolute: Edge
        /// The edge that the side means as a keyword.
        var directional: Edge
        /// The edge that is on this side in right-to-left text.
        var other: Edge
    }

    private static let sides = [
        Side(absolute: .left, directional: .leading, other: .trailing),
        Side(absolute: .right, directional: .trailing, other: .leading),
    ]

    func diagnoses() -> [Diagnosis] {
        guard layout.isRightToLeft else { return [] }
        return layout.collapses.flatMap { collapse in
            let reach = CollapseReach(collapse, layout).constraints.map { layout[$0] }
            return Self.sides.compactMap { side -> Diagnosis? in
                guard collapse.edges.contains(side.absolute),
                    !collapse.edges.contains(where: { $0 != side.absolute && $0.axis == .horizontal }),
                    let gap = reach.first(where: {
                        $0.names(collapse.view) { $0.rawValue == side.directional.rawValue }
                    })
                else { return nil }
                let cause = Cause(layout: layout, collapse: collapse, side: side)
                return Diagnosis(finding(collapse, side, gap), cause: cause)
            }
        }
    }

    private func finding(_ collapse: Collapse, _ side: Side, _ gap: Constraint) -> Finding {
        let (absolute, meant, other) = (side.absolute.rawValue, side.directional.rawValue, side.other.rawValue)
        let name = naming.quoted(collapse.view)
        return finding(
            at: collapse.nameRange,
            "Mirrored: \(name) collapses by \(absolute), which is the gap at its \(meant) edge, on the "
                + "\(side.absolute.opposite.rawValue) in right-to-left text. "
                + "Write \(meant) for that gap, or \(other) for the one on the \(absolute).",
            related: [Finding.Related(range: gap.source.focus, message: "This is the gap that collapses")],
            subject: "\(subjects.view(collapse.view)) \(absolute)")
    }
}

extension MirroredCollapseRule {
    /// Either names the edge as the constraint does, so that the same gap collapses, or names the edge on the given
    /// side. Both require a choice.
    struct Cause: FindingCause {
        let layout: Layout
        let collapse: Collapse
        let side: Side

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let other = "the gap on its \(side.absolute.rawValue) collapses"
            return [(side.directional, "the same gap collapses"), (side.other, other)].map { edge, effect in
                Repair(
                    title: "Collapse \(naming.quoted(collapse.view)) by its \(edge.rawValue) edge: \(effect)",
                    edits: [.setCollapse(collapse.view, collapse.edges.subtracting([side.absolute]).union([edge]))],
                    kind: .openChoice)
            }
        }
    }
}
