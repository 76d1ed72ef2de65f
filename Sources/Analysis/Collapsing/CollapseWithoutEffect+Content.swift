import Wording
import LayoutModel
import SourceText

/// Views that are to go by themselves when their content has no size, and whose content always has one.
extension CollapseWithoutEffectRule {
    static func neverGoing(_ layout: Layout) -> [Finding] {
        let naming = Naming(layout)
        return layout.collapses.filter { $0.occasion == .never }.map { collapse in
            let view = naming.quoted(collapse.view)
            return Finding(
                code: code, severity: .warning, range: layout.ownRange(collapse.nameRange),
                message:
                    "\(view) is to collapse by itself when its content has no width and no height, and a view of its kind "
                    + "always has one of them, so it never goes. Set fd_collapsed in code, and take autoCollapse away.",
                subject: layout[collapse.view].path)
        }
    }
}
