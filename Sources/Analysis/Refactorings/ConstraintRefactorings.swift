import Wording
import AutoLayoutEngine
import LayoutModel

extension Repairs {
    /// What can be done at a constraint that needs no repair: a placeholder, which is removed at build time, may stay in the app, and first
    /// and second item may change places. Tried like a repair.
    package static func refactorings(
        at constraint: ConstraintID, inLayout index: Int, of document: Document,
        writtenBy write: EditWriter, _ cancellation: Cancellation
    ) throws(Cancelled) -> [WrittenRepair] {
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
        let written = candidates.compactMap { repair in
            write(repair.edits).map { WrittenRepair(repair: repair, edits: $0) }
        }
        guard !written.isEmpty else { return [] }
        let findings = try Checker.findings(in: layout, cancellation)
        let trial = Trial(layout, findings, CheckOptions(), cancellation)
        var result: [WrittenRepair] = []
        for one in written where try trial.holds(layout.applying(one.repair.edits)) { result.append(one) }
        return result
    }
}
