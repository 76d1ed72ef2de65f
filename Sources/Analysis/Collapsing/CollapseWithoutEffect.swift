import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A view that keeps its size when it collapses, because something determines the size that the collapse does not
/// change. Or a view that collapses automatically when its content has no size, although its content always has one.
struct CollapseWithoutEffectRule: SolvedRule {
    static let code: FindingCode = "collapse-without-effect"
    static var page: [UInt8] { PackageResources.collapse_without_effect_md }
    static let category = FindingCategory.collapsing
    static let holdsAtEverySize = true

    private struct Detail {
        var axis: Axis
        var length: Double
        var holding: [ConstraintID]
    }

    let layout: Layout
    private var observations = Observations<ViewID, Detail>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        // A view that keeps its size when several views collapse also keeps it when it collapses alone.
        guard solved.configuration.gone.count <= 1 else { return }
        for collapse in layout.collapses {
            let view = collapse.view
            let axes = solved.axesCollapsedInVain(collapse)
            guard let axis = axes.first, !axes.contains(where: { layout.mayHaveAnyLength(view, $0) }),
                !solved.inConflict.contains(ViewAxis(view, axis)),
                let deciding = solved.rows(decidingLengthOf: view, on: axis)
            else { continue }
            observations.note(
                view, at: solved.index,
                Detail(
                    axis: axis, length: solved.solution.frame(of: view).length(on: axis),
                    holding: deciding.compactMap(\.origin.constraint)))
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        layout.collapses.filter { $0.occasion == .never }.map { Diagnosis(neverCollapsing($0)) }
            + observations.all.compactMap { view, detail, configurations in
                guard let collapse = layout.collapse(of: view) else { return nil }
                let cause = Cause(
                    layout: layout, collapse: collapse, axis: detail.axis, length: detail.length,
                    holding: detail.holding)
                return Diagnosis(keepingSize(collapse, detail, configurations, wording), cause: cause)
            }
    }

    private func neverCollapsing(_ collapse: Collapse) -> Finding {
        finding(
            at: collapse.nameRange,
            "\(naming.quoted(collapse.view)) never collapses: autoCollapse requires content without width and "
                + "height, and a view of this kind always has one of them. "
                + "Set fd_collapsed in code, and remove autoCollapse.",
            subject: layout[collapse.view].path)
    }

    private func keepingSize(
        _ collapse: Collapse, _ detail: Detail, _ configurations: [Int], _ wording: ConfigurationWording
    ) -> Finding {
        let reach = CollapseReach(collapse, layout).constraints
        let namesNothing = collapse.style == .hrViewVisible && collapse.edges.isEmpty
        let holding = namesNothing ? [] : detail.holding.filter { !reach.contains($0) }
        let size = detail.axis.sizeName
        let equations = Naming.list(holding.prefix(3).map { naming.equation(layout[$0]) })
        let reason = holding.isEmpty ? "" : ", because \(equations) \(holding.count == 1 ? "holds" : "hold") it open"
        let remedy =
            namesNothing
            ? "It names no direction, and nothing changes then: name the edge whose gap goes with it."
            : collapse.style == .fdCollapsible
                ? "Its collection is empty: add its \(size) and one of its gaps."
                : "Give it a \(size) of its own that can become 0, or put it into a stack view."
        return finding(
            at: collapse.nameRange,
            "Collapse without effect: \(naming.quoted(collapse.view)) keeps a \(size) of \(Points.text(detail.length))"
                + "\(wording.sizes(configurations))\(reason). \(remedy)",
            related: holding.map {
                Finding.Related(range: layout[$0].source.focus, message: "This is involved in its \(size)")
            },
            subject: subjects.view(collapse.view))
    }
}

extension CollapseWithoutEffectRule {
    /// Replaces a length that depends on another view's with a constant, or collapses along the other axis.
    struct Cause: FindingCause {
        let layout: Layout
        let collapse: Collapse
        let axis: Axis
        let length: Double
        let holding: [ConstraintID]

        func repairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
            let view = collapse.view
            let name = naming.quoted(view)
            let frames = FrameComparison(layout, cancellation)
            let new = NewConstraint(first: .init(Anchor(Item(view), axis.size)), second: nil, constant: length)
            var result: [Repair] = []
            for id in holding where equatesLength(layout[id]) {
                let edits: [ModelEdit] = [.removeConstraint(id), .addConstraint(new)]
                guard try frames.isUnchanged(by: edits, whileNothingIsGone: true) else { continue }
                let title =
                    "Give \(name) a \(axis.sizeName) of its own, \(Points.text(length)), in place of "
                    + naming.equation(layout[id])
                result.append(Repair(title: title, edits: edits, kind: .openChoice))
            }
            return result
                + (collapse.style == .flexibleBox ? [] : axis.other.collapseEdges).map { edge in
                    Repair(
                        title: "Collapse \(name) by its \(edge.rawValue) edge instead",
                        edits: [.setCollapse(view, [edge])], kind: .openChoice)
                }
        }

        /// Whether a constraint equates the view's length with another attribute.
        private func equatesLength(_ constraint: Constraint) -> Bool {
            constraint.relation == .equal && constraint.second != nil
                && constraint.anchors.contains(Anchor(Item(collapse.view), axis.size))
        }
    }
}

extension SolvedConfiguration {
    private static let leastLength = 0.5

    /// The axes by which a view collapses, if it is collapsed and keeps a length on each of them; otherwise none.
    func axesCollapsedInVain(_ collapse: Collapse) -> [Axis] {
        // A collection may list only a gap. Then a rule about gaps reports it.
        guard solution.isGone[collapse.view.index], collapse.style != .fdCollapsible || collapse.constraints.isEmpty,
            collapse.view != .root, layout.stack(arranging: collapse.view) == nil
        else { return [] }
        let axes = Axis.allCases.filter { axis in
            collapse.edges.isEmpty || collapse.edges.contains { $0.axis == axis }
        }
        let frame = solution.frame(of: collapse.view)
        return axes.allSatisfy { frame.length(on: $0) > Self.leastLength } ? axes : []
    }
}
