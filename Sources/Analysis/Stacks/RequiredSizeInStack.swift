import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let requiredSizeInStack = FindingCode(rawValue: "required-size-in-stack")
}

/// An arranged view that can go and has a required length along its stack, by a constant of its own or by what is in it.
///
/// UIStackView lets a hidden view go by a required constraint of its own, `UISV-hiding`, that makes its length zero. Required paddings
/// around a view inside, from edge to edge, contradict that as a required length does, and so does an aspect ratio where the other
/// side is required.
struct RequiredSizeInStackRule: Rule {
    static let code = FindingCode.requiredSizeInStack

    private struct Occasion: Hashable {
        var view: ViewID
        var traits: Traits
        var state: Int?
    }

    private let layout: Layout
    /// The arranged views that their stack can let go, each with the stack's axis.
    private let arranged: [(view: ViewID, axis: Axis)]
    private var seen: Set<Occasion> = []
    /// By the constraint that is to give way.
    private var found: [ConstraintID: Detail] = [:]

    private typealias Detail = (view: ViewID, axis: Axis, held: CollapseBlocker)

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        // A library that does not hide the view leaves it in its stack.
        let staying = Set(layout.collapses.filter { !$0.style.hides }.map(\.view))
        arranged = layout.views.compactMap { view in
            guard let stack = view.parent.flatMap({ layout[$0].stack }), view.spacer == nil, !staying.contains(view.id)
            else { return nil }
            return (view.id, stack.axis)
        }
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for (view, axis) in arranged where solved.solution.isGone[view.index] {
            let occasion = Occasion(
                view: view, traits: solved.configuration.size.traits, state: solved.configuration.state)
            guard seen.insert(occasion).inserted else { continue }
            for held in solved.solver.holdingOpen(view, axis) where found[held.last] == nil {
                found[held.last] = (view, axis, held)
            }
        }
    }

    func findings() -> [Finding] {
        found.sorted { $0.key < $1.key }.map { id, detail in
            let naming = Naming(layout)
            let constraint = layout[id]
            let opening =
                "When \(naming.quoted(detail.view)) goes, its stack view requires its \(detail.axis.sizeName) to be 0"
            let others = detail.held.members.filter { $0 != id }
            let message =
                others.isEmpty && constraint.second == nil && constraint.first.item.view == detail.view
                ? "\(opening), which contradicts \(requirement(constraint)). Give this a priority of 999."
                : "\(opening), and required constraints inside it, of which this is one, make it at least "
                    + "\(Points.text(detail.held.least)). Give this one a priority of 999."
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(constraint.source.focus), message: message,
                related: Sentence(layout).related(others), subject: naming.subject(constraint))
        }
    }

    /// The constraint as it is written, or as a clause where nobody wrote an equation.
    private func requirement(_ constraint: Constraint) -> String {
        let naming = Naming(layout)
        return naming.isDrawn ? "that " + Sentence(layout).constraint(constraint.id) : naming.equation(constraint)
    }

    /// What holds the view open goes on doing so whatever becomes of the rest.
    func basis(of finding: Finding) -> Set<ConstraintID>? {
        Set(details(of: finding).flatMap(\.held.members))
    }

    private func details(of finding: Finding) -> [Detail] {
        let naming = Naming(layout)
        return found.sorted { $0.key < $1.key }.map(\.value).filter {
            naming.subject(layout[$0.held.last]) == finding.subject
        }
    }

    /// One of the constraints gives way, that at the far edge first.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let naming = Naming(layout)
        return details(of: finding).flatMap { detail in
            [detail.held.last] + detail.held.members.reversed().filter { $0 != detail.held.last }
        }.map { id in
            Repair(title: "Lower \(naming.equation(layout[id])) to priority 999", edits: [.setPriority(id, 999)])
        }
    }
}
