import Analysis
import AutoLayoutEngine
import LayoutModel

/// What moves when a view goes: the frames of the views that stand elsewhere then, before and after.
struct GoingReport {
    /// Empty where nothing happens.
    let blocks: [HoverText.Block]

    /// More rows are no help in a hover.
    static let mostRows = 8

    init(_ view: View, _ solved: SolvedBase, _ cancellation: Cancellation) throws(Cancelled) {
        let layout = solved.layout
        var (solver, before) = (solved.solver, solved.base)
        if view.isHidden {
            // It is out of its stack at first, and can come.
            var shown = layout
            shown[view.id].isHidden = false
            let base = try SolvedBase(shown, cancellation)
            (solver, before) = (base.solver, base.base)
        }
        var configuration = before.configuration
        configuration.gone.insert(view.id)
        let after = try solver.solve(configuration, listsAmbiguous: false, isShown: true, cancellation)
        var rows: [[String]] = []
        for other in layout.views where !other.isAnonymous && !layout.isDescendant(other.id, of: view.id) {
            let (old, new) = (
                before.frame(of: other.id, asWrittenIn: layout), after.frame(of: other.id, asWrittenIn: layout)
            )
            guard other.id == view.id || !old.isNear(new) else { continue }
            let isGone = after.isHidden[other.id.index]
            rows.append([
                layout.displayName(of: other), boxText(old),
                other.id == view.id
                    ? Self.text(new, layout.style(of: view.id), isStill: old.isNear(new))
                    : isGone ? "not shown" : boxText(new),
            ])
        }
        let name = layout.displayName(of: view)
        var blocks: [HoverText.Block] = []
        if rows.count > 1 || view.isHidden {
            blocks.append(
                .table(header: ["when \(name) is gone", "before", "after"], rows: Array(rows.prefix(Self.mostRows))))
            if rows.count > Self.mostRows { blocks.append(.paragraph("… and \(rows.count - Self.mostRows) more.")) }
        } else {
            blocks.append(.paragraph("When \(name) is gone, nothing else moves."))
        }
        self.blocks = blocks
    }

    private static func text(_ frame: Rect, _ style: CollapseStyle?, isStill: Bool) -> String {
        if style?.hides == false { return "\(boxText(frame)), not hidden" }
        return isStill ? "hidden, its space stays" : "gone"
    }
}
