import AutoLayoutEngine
import LayoutModel

extension Repairs {
    /// What can be done at a constraint that needs no repair: a placeholder, which is removed at build time, may stay in the app. Tried
    /// like a repair.
    package static func refactorings(
        at constraint: ConstraintID, inLayout index: Int, of document: Document,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> [Repair] {
        guard document.layouts.indices.contains(index),
            document.layouts[index].constraints.indices.contains(constraint.index)
        else { return [] }
        let layout = document.layouts[index]
        guard layout[constraint].isDesignTimeOnly,
            let findings = Checker.findings(in: layout, isCancelled: isCancelled)
        else { return [] }
        let repair = Repair(
            title: "Keep \(Naming(layout).equation(layout[constraint])) when the app is built",
            edits: [.setDesignTimeOnly(constraint, false)])
        let trial = Trial(layout, findings, CheckOptions(), isCancelled)
        return trial.holds(layout.applying(repair.edits)) ? [repair] : []
    }
}
