import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// An arranged view that can be hidden and has a required length along its stack, from a constant or from its content.
///
/// UIStackView collapses a hidden view by a required constraint of its own, `UISV-hiding`, that makes its length zero.
/// A required length conflicts with that, and so do required paddings around a subview and an aspect ratio whose other
/// side is required.
struct RequiredSizeInStackRule: SolvedRule {
    static let code: FindingCode = "required-size-in-stack"
    static var page: [UInt8] { PackageResources.required_size_in_stack_md }
    static let category = FindingCategory.stack
    static let holdsAtEverySize = true

    private struct Occasion: Hashable {
        var view: ViewID
        var traits: Traits
        var state: Int?
    }

    let layout: Layout
    /// The arranged views that their stack can collapse, each with the stack's axis.
    private let arranged: [(view: ViewID, axis: Axis)]
    private var seen: Set<Occasion> = []
    /// By the constraint that should give way.
    private var found: [ConstraintID: (view: ViewID, axis: Axis, blocker: CollapseBlocker)] = [:]

    init(layout: Layout) {
        self.layout = layout
        // A view that a library collapses without hiding stays in its stack.
        let staying = Set(layout.collapses.filter { !$0.style.hides }.map(\.view))
        arranged = layout.views.compactMap { view in
            guard let stack = layout.stack(arranging: view.id), view.kind != .spacer, !staying.contains(view.id) else {
                return nil
            }
            return (view.id, stack.axis)
        }
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for (view, axis) in arranged where solved.solution.isGone[view.index] {
            let occasion = Occasion(
                view: view, traits: solved.configuration.size.traits, state: solved.configuration.state)
            guard seen.insert(occasion).inserted else { continue }
            for blocker in solved.solver.collapseBlockers(of: view, axis) where found[blocker.last] == nil {
                found[blocker.last] = (view, axis, blocker)
            }
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        found.sorted { $0.key < $1.key }.map { id, detail in
            let constraint = layout[id]
            let others = detail.blocker.members.filter { $0 != id }
            let isOwnLength = others.isEmpty && constraint.second == nil && constraint.first.item.view == detail.view
            let least = Points.text(detail.blocker.least)
            let isExact = constraint.relation == .equal && constraint.hasLiteralNumbers
            // One that code makes within an expression has no name there.
            let parent = layout[detail.view].parent.flatMap { layout[$0].name.contains("#") ? nil : $0 }
            let stack = parent.map(naming.stack) ?? "its stack view"
            let requirement =
                if let type = constraint.source.requiringClass {
                    "but \(type) itself requires \(isExact ? "" : "at least ")"
                        + "\(Points.text(constraint.constant.literal ?? detail.blocker.least)). "
                        + "Lower the priority of one of its constraints to 999."
                } else if isOwnLength {
                    "which conflicts with this required \(isExact ? "" : "minimum of ")\(least). "
                        + "Lower its priority to 999."
                } else {
                    "but required constraints inside it, of which this is one, make it at least \(least). "
                        + "Lower the priority of this one to 999."
                }
            var finding = finding(
                about: id,
                "When \(naming.quoted(detail.view)) is hidden, \(stack) requires \(detail.axis.sizeName) 0, "
                    + requirement,
                related: Sentence(layout).related(others))
            finding.dependsOnRoot = layout[detail.view].parent == .root
            if let hiding = layout.hiding(of: detail.view) {
                finding.hidings = [hiding]
                finding.related += hiding.places.prefix(Self.mostHidings).map { place in
                    Finding.Related(range: place, message: "It is hidden here")
                }
            }
            return Diagnosis(finding, cause: Cause(layout: layout, blocker: detail.blocker))
        }
    }
}

extension RequiredSizeInStackRule {
    /// The most places named that hide a view.
    private static var mostHidings: Int { 2 }

    /// Lowers the priority of one of the constraints, the one at the far edge first.
    struct Cause: FindingCause {
        let layout: Layout
        let blocker: CollapseBlocker

        /// Only these keep the view from collapsing.
        var basis: Set<ConstraintID>? { Set(blocker.members) }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            ([blocker.last] + blocker.members.reversed().filter { $0 != blocker.last }).map(layout.repairLowering)
        }
    }
}
