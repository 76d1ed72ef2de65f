import LayoutModel
import SourceText
import Wording

/// A spacer of a fixed length in a stack, with repairs that tie it to a view or replace it with custom spacing.
struct SpacerInStack {
    private let layout: Layout
    private let spacer: ViewID
    private var naming: Naming { Naming(layout) }

    init(_ layout: Layout, _ spacer: ViewID) {
        self.layout = layout
        self.spacer = spacer
    }

    private var arranged: [ViewID] {
        layout[spacer].parent.map { layout[$0].children.filter { layout[$0].kind != .guide } } ?? []
    }

    /// The views before and after it, without spacers.
    var neighbours: [ViewID] {
        guard let index = arranged.firstIndex(of: spacer) else { return [] }
        return [index - 1, index + 1].filter(arranged.indices.contains).map { arranged[$0] }
            .filter { layout[$0].kind != .spacer }
    }

    func neighbours(beginningWith view: ViewID) -> [ViewID] {
        [view] + neighbours.filter { $0 != view }
    }

    func tied(to view: ViewID) -> Repair {
        Repair(title: "Tie the spacer to \(naming.quoted(view))", edits: [.tieSpacer(spacer, to: view)])
    }

    /// The custom spacing after the previous view that could replace it: its length plus the stack's spacing on both
    /// sides, in points. Nil if anything else refers to the spacer.
    var spacing: (length: Double, before: ViewID)? {
        guard let stack = layout.stack(arranging: spacer), stack.distribution != .equalSpacing,
            stack.distribution != .equalCentering, let length = layout[spacer].spacer?.length,
            let index = arranged.firstIndex(of: spacer), index > 0, index + 1 < arranged.count,
            layout[arranged[index - 1]].kind != .spacer, !isReferenced
        else { return nil }
        let before = arranged[index - 1]
        let first = stack.customSpacing[before] ?? stack.spacing
        return (first + length + (stack.customSpacing[spacer] ?? stack.spacing), before)
    }

    var customSpacing: Repair? {
        guard let (spacing, before) = spacing, let stack = layout.stack(arranging: spacer) else { return nil }
        let replacement = ModelEdit.replaceSpacer(spacer, bySpacing: spacing, after: before)
        return Repair(
            title: "Replace the spacer by custom spacing of \(Points.text(spacing)) after \(naming.quoted(before))",
            edits: stack.customSpacing[before] == nil
                ? [replacement] : [.removeCustomSpacing(after: before), replacement])
    }

    /// Whether constraints, collapses, states or other spacers refer to it.
    private var isReferenced: Bool {
        let isInState = layout.states.contains { state in
            state.changes.contains { change in
                switch change.effect {
                case .gone(spacer), .hide(spacer), .show(spacer), .setIntrinsicSize(spacer, _), .setText(spacer, _):
                    true
                default: false
                }
            }
        }
        let isInConstraint = layout.constraints.contains {
            !$0.isRemoved && ($0.first.item.view == spacer || $0.second?.item.view == spacer)
        }
        return isInConstraint || isInState || layout.vary.contains { $0.view == spacer }
            || layout.collapse(of: spacer) != nil || layout.views.contains { $0.spacer?.after == spacer }
            || layout.stack(arranging: spacer)?.customSpacing[spacer] != nil
    }
}
