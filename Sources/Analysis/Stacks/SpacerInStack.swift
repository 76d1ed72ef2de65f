import SourceText
import Wording
import LayoutModel

/// A spacer of a fixed length among the arranged views of a stack: the view that it goes with, and custom spacing in its place.
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

    /// The views before and behind it that are no spacers themselves.
    var neighbours: [ViewID] {
        guard let place = arranged.firstIndex(of: spacer) else { return [] }
        return [place - 1, place + 1].filter(arranged.indices.contains).map { arranged[$0] }
            .filter { layout[$0].kind != .spacer }
    }

    func tied(to view: ViewID) -> Repair {
        Repair(title: "Tie the spacer to \(naming.quoted(view))", edits: [.tieSpacer(spacer, to: view)])
    }

    /// The custom spacing that could take its place: the stack's own spacing on both sides of the spacer, and its length, after the view before
    /// it. Nil where anything else names the spacer.
    var spacing: (length: Double, before: ViewID)? {
        guard let parent = layout[spacer].parent, let stack = layout[parent].stack,
            stack.distribution != .equalSpacing, stack.distribution != .equalCentering,
            let length = layout[spacer].spacer?.length, let place = arranged.firstIndex(of: spacer), place > 0,
            place + 1 < arranged.count, layout[arranged[place - 1]].kind != .spacer, !isNamed
        else { return nil }
        let before = arranged[place - 1]
        let first = stack.customSpacing[before] ?? stack.spacing
        return (first + length + (stack.customSpacing[spacer] ?? stack.spacing), before)
    }

    var customSpacing: Repair? {
        guard let (spacing, before) = spacing, let stack = layout[spacer].parent.flatMap({ layout[$0].stack }) else {
            return nil
        }
        return Repair(
            title: "Replace the spacer by custom spacing of \(Points.text(spacing)) after \(naming.quoted(before))",
            edits: stack.customSpacing[before] == nil
                ? [.replaceSpacer(spacer, bySpacing: spacing, after: before)]
                : [.removeCustomSpacing(after: before), .replaceSpacer(spacer, bySpacing: spacing, after: before)])
    }

    /// Whether constraints, collapses, states or other spacers speak of it.
    private var isNamed: Bool {
        let isInConstraint = layout.constraints.contains {
            !$0.isRemoved && ($0.first.item.view == spacer || $0.second?.item.view == spacer)
        }
        let isInState = layout.states.contains { state in
            state.changes.contains { change in
                switch change.effect {
                case .gone(spacer), .hide(spacer), .show(spacer), .setIntrinsicSize(spacer, _), .setText(spacer, _):
                    true
                default: false
                }
            }
        }
        return isInConstraint || isInState || layout.vary.contains { $0.view == spacer }
            || layout.collapses.contains { $0.view == spacer } || layout.views.contains { $0.spacer?.after == spacer }
            || layout[spacer].parent.flatMap { layout[$0].stack?.customSpacing[spacer] } != nil
    }
}
