import LayoutModel
import SourceText
import Wording

/// What can be done with the distance after an arranged view: a spacer becomes custom spacing, custom spacing a spacer,
/// and a spacer is hidden together with a view.
struct SpacerRefactorings {
    private let layout: Layout
    private let view: ViewID

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// Those that leave every frame where it is, in every state. That a spacer is hidden with a view is the one change
    /// that is intended.
    func candidates(_ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
        guard let stack = layout.stack(arranging: view) else { return [] }
        let frames = FrameComparison(layout, cancellation)
        var result: [Repair] = []
        let inStack = SpacerInStack(layout, view)
        if let spacer = layout[view].spacer, spacer.length != nil, spacer.after == nil {
            for tied in inStack.neighbours.map(inStack.tied)
            where try frames.isUnchanged(by: tied.edits, whileNothingIsGone: true) {
                result.append(tied)
            }
        }
        let replacement = layout[view].kind == .spacer ? inStack.customSpacing : spacer(inPlaceOfSpacingOf: stack)
        if let replacement, try frames.isUnchanged(by: replacement.edits) { result.append(replacement) }
        return result
    }

    /// The stack's own spacing on both sides of a spacer is the rest of the distance.
    private func spacer(inPlaceOfSpacingOf stack: StackArrangement) -> Repair? {
        guard let spacing = stack.customSpacing[view] else { return nil }
        let length = spacing - 2 * stack.spacing
        guard length > 0 else { return nil }
        return Repair(
            title:
                "Replace the custom spacing after \(Naming(layout).quoted(view)) with a spacer of \(Points.text(length)) "
                + "that is hidden with it",
            edits: [.removeCustomSpacing(after: view), .addStackSpacer(after: view, length: length)])
    }
}
