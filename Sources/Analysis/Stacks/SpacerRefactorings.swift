import LayoutModel
import SourceText
import Wording

/// Refactorings of the distance after an arranged view: replaces a spacer with custom spacing or the reverse, and ties
/// a spacer to a view.
struct SpacerRefactorings {
    private let layout: Layout
    private let view: ViewID

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// The repairs that leave every frame unchanged, in every state. A tied spacer may be hidden with its view, which
    /// is its purpose.
    func candidates(_ trial: inout PaidTrial) throws(Cancelled) -> [Repair] {
        guard let stack = layout.stack(arranging: view) else { return [] }
        let frames = FrameComparison(layout, trial.cancellation)
        var result: [Repair] = []
        let inStack = SpacerInStack(layout, view)
        if let spacer = layout[view].spacer, spacer.length != nil, spacer.after == nil {
            for tied in inStack.neighbours.map(inStack.tied) where trial.pays() {
                if try frames.isUnchanged(by: tied.edits, whileNothingIsGone: true) { result.append(tied) }
            }
        }
        let replacement = layout[view].kind == .spacer ? inStack.customSpacing : spacer(inPlaceOfSpacingOf: stack)
        if let replacement, trial.pays(), try frames.isUnchanged(by: replacement.edits) { result.append(replacement) }
        return result
    }

    /// Replaces custom spacing with a spacer, shorter by the stack's own spacing on both sides.
    private func spacer(inPlaceOfSpacingOf stack: StackArrangement) -> Repair? {
        guard let spacing = stack.customSpacing[view] else { return nil }
        let length = spacing - 2 * stack.spacing
        guard length > 0 else { return nil }
        return Repair(
            title:
                "Replace the custom spacing after \(Naming(layout).quoted(view)) "
                + "with a spacer of \(Points.text(length)) that is hidden with it",
            edits: [.removeCustomSpacing(after: view), .addStackSpacer(after: view, length: length)])
    }
}
