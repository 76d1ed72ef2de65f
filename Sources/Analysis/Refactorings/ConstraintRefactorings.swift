import Wording
import AutoLayoutEngine
import LayoutModel

extension Repairs {
    /// What can be done at a constraint that needs no repair: a placeholder, which is removed at build time, may stay in the app, and first
    /// and second item may change places. Tried like a repair.
    package static func refactorings(
        at constraint: ConstraintID, inLayout index: Int, of document: Document,
        canExpress: ([ModelEdit]) -> Bool = { _ in true }, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> [Repair] {
        guard document.layouts.indices.contains(index),
            document.layouts[index].constraints.indices.contains(constraint.index)
        else { return [] }
        let layout = document.layouts[index]
        var candidates: [Repair] = []
        if layout[constraint].isDesignTimeOnly {
            candidates.append(
                Repair(
                    title: "Keep \(Naming(layout).equation(layout[constraint])) when the app is built",
                    edits: [.setDesignTimeOnly(constraint, false)]))
        }
        if layout[constraint].reversed != nil { candidates.append(Reversal(layout).repair([constraint])) }
        candidates = candidates.filter { canExpress($0.edits) }
        guard !candidates.isEmpty, let findings = Checker.findings(in: layout, isCancelled: isCancelled) else {
            return []
        }
        let trial = Trial(layout, findings, CheckOptions(), isCancelled)
        return candidates.filter { trial.holds(layout.applying($0.edits)) }
    }
}
