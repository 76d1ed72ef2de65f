import Analysis
import AutoLayoutEngine
import LayoutModel

/// The views that move when a view is gone, with their frames before and after.
struct HidingReport {
    let blocks: [HoverText.Block]

    /// The length of the longest useful table.
    private static let mostRows = 8

    init(_ view: View, _ solved: SolvedBase, _ cancellation: Cancellation) throws(Cancelled) {
        let layout = solved.layout
        var (solver, before) = (solved.solver, solved.base)
        if view.isHidden {
            // The view is hidden at first, so the report compares with a layout in which it is shown.
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
            let old = before.frame(of: other.id, asWrittenIn: layout)
            let new = after.frame(of: other.id, asWrittenIn: layout)
            guard other.id == view.id || !old.isNear(new) && !before.isFree(other.id) else { continue }
            let result =
                if other.id == view.id {
                    Self.text(new, layout.style(of: view.id), keepsSpace: old.isNear(new))
                } else {
                    after.isHidden[other.id.index] ? "hidden" : boxText(new)
                }
            rows.append([layout.displayName(of: other), boxText(old), result])
        }
        let name = layout.displayName(of: view)
        blocks =
            rows.count > 1 || view.isHidden
            ? .table(header: ["when \(name) is gone", "before", "after"], rows: rows, most: Self.mostRows)
            : [.paragraph("When \(name) is gone, nothing else moves.")]
    }

    private static func text(_ frame: Rect, _ style: CollapseStyle?, keepsSpace: Bool) -> String {
        if style?.hides == false { return "\(boxText(frame)), not hidden" }
        return keepsSpace ? "hidden, keeps its space" : "gone"
    }
}

extension Solution {
    /// Whether nothing determines where a view is, in either direction: then it may be anywhere, before and after.
    fileprivate func isFree(_ view: ViewID) -> Bool {
        Axis.allCases.allSatisfy { ambiguous[view.index].contains(.position(on: $0)) }
    }
}
