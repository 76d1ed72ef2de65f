import SourceText
import Wording
import AutoLayoutEngine
import LayoutModel

/// What can be done at an arranged view with the distance behind it: a spacer becomes custom spacing, custom spacing a spacer, and a spacer
/// goes with the view that it belongs to.
struct SpacerRefactorings {
    private let layout: Layout
    private let view: ViewID
    private var naming: Naming { Naming(layout) }

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// Those that leave every frame where it is, in every state; that a spacer goes along is the one change that is meant.
    func candidates() -> [Repair] {
        guard let parent = layout[view].parent, let stack = layout[parent].stack else { return [] }
        let frames = FrameComparison(layout)
        guard layout[view].kind == .spacer else {
            return [spacer(stack)].compactMap { $0 }.filter { frames.stays(after: $0.edits) }
        }
        let spacer = SpacerInStack(layout, view)
        let ties =
            layout[view].spacer?.length != nil && layout[view].spacer?.after == nil
            ? spacer.neighbours.map { spacer.tied(to: $0) } : []
        return ties.filter { frames.stays(after: $0.edits, whileNothingIsGone: true) }
            + [spacer.customSpacing].compactMap { $0 }.filter { frames.stays(after: $0.edits) }
    }

    /// The stack's own spacing on both sides of a spacer makes up the rest.
    private func spacer(_ stack: StackArrangement) -> Repair? {
        guard let spacing = stack.customSpacing[view] else { return nil }
        let length = spacing - 2 * stack.spacing
        guard length > 0 else { return nil }
        return Repair(
            title:
                "Replace the custom spacing after \(naming.quoted(view)) by a spacer of \(Points.text(length)) that goes with it",
            edits: [.removeCustomSpacing(after: view), .addStackSpacer(after: view, length: length)])
    }
}
