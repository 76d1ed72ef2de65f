import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let collapseWithoutEffect = FindingCode(rawValue: "collapse-without-effect")
}

/// A view that collapses and is as large as before: its size comes from something that collapsing does not reach.
struct CollapseWithoutEffectRule: Rule {
    static let code = FindingCode.collapseWithoutEffect

    struct Detail {
        var axis: Axis
        var length: Double
        var holding: [ConstraintID]
    }

    let layout: Layout
    private let wording: ConfigurationWording
    private(set) var observations = Observations<ViewID, Detail>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        wording = ConfigurationWording(layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        // In combination nothing is held that is not held when the view goes alone.
        guard solved.configuration.gone.count <= 1 else { return }
        for collapse in layout.collapses {
            let view = collapse.view
            guard let axis = solved.axisCollapsedInVain(collapse), !layout.partiallyKnown[axis].contains(view),
                !solved.inConflict.contains(ViewAxis(view, axis)),
                let deciding = solved.solver.deciding(.size(on: axis), of: view)
            else { continue }
            let isGuessed = deciding.contains { part in
                if case .filler = part.origin { return abs(part.factor) > 1e-9 }
                return false
            }
            guard !isGuessed else { continue }
            observations.note(
                view, at: solved.index,
                Detail(
                    axis: axis, length: solved.solution.frame(of: view).length(on: axis),
                    holding: deciding.compactMap(\.origin.constraint)))
        }
    }

    func findings() -> [Finding] { Self.neverGoing(layout) + heldOpen() }

    private func heldOpen() -> [Finding] {
        let naming = Naming(layout)
        return observations.all.compactMap { view, detail, configurations in
            guard let collapse = layout.collapses.first(where: { $0.view == view }) else { return nil }
            let holding = detail.holding.filter { !CollapseReach(collapse, layout).constraints.contains($0) }
            let size = detail.axis.sizeName
            let keeping = Naming.list(holding.prefix(3).map { naming.equation(layout[$0]) })
            let reason = holding.isEmpty ? "" : ": \(keeping) \(holding.count == 1 ? "keeps" : "keep") it so"
            let remedy =
                collapse.style == .fdCollapsible
                ? "Its collection is empty: list its \(size) and one of its gaps."
                : "Give it a \(size) of its own that can go to zero, or put it into a stack view."
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(collapse.nameRange),
                message: "\(naming.quoted(view)) collapses and still has a \(size) of \(Points.text(detail.length))"
                    + "\(wording.sizes(configurations))\(reason). \(remedy)",
                related: holding.map {
                    Finding.Related(range: layout[$0].source.focus, message: "This has part in its \(size)")
                },
                subject: naming.subject(view))
        }
    }
}

extension SolvedConfiguration {
    private static let leastLength = 0.5

    /// The axis on which a view that is gone is to have no length and has one, on each axis by which it collapses.
    func axisCollapsedInVain(_ collapse: Collapse) -> Axis? {
        // What a collection lists may be a gap alone, and is then a finding about gaps.
        guard solution.isGone[collapse.view.index], collapse.style != .fdCollapsible || collapse.constraints.isEmpty,
            layout[collapse.view].parent.map({ layout[$0].stack == nil }) == true
        else { return nil }
        let axes = Axis.allCases.filter { axis in
            collapse.edges.isEmpty || collapse.edges.contains { $0.axis == axis }
        }
        let frame = solution.frame(of: collapse.view)
        return axes.allSatisfy { frame.length(on: $0) > Self.leastLength } ? axes.first : nil
    }
}
