import AutoLayoutEngine
import LayoutModel
import SourceText

extension AddedConflicts {
    /// Changes what is there before with the constant that the method adds, or lets what is always active give way.
    struct Cause: FindingCause {
        let layout: Layout
        /// The layout with all additions, as inactive constraints behind its own.
        let extended: Layout
        let conflict: Conflict
        /// Of how many constraints changes are offered.
        private static let most = 5

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let all = conflict.constraintsToRelax(in: extended)
            let own = all.filter { layout.constraints.indices.contains($0.index) }
            let added = all.filter { !layout.constraints.indices.contains($0.index) }.map { extended[$0] }
            let updating = added.filter { added in own.contains { layout[$0].relates(like: added) } }.map { added in
                Repair(
                    title: "Update the constraints that are there instead of adding others",
                    edits: [.updateInsteadOfAdding(added.source.statement, of: added.first.item.view)])
            }
            return updating + own.prefix(Self.most).flatMap { [layout.repairLowering($0), layout.repairRemoving($0)] }
        }
    }
}

extension Constraint {
    /// Whether another one relates the same anchors in the same way, so that one of them can take the constant of both.
    fileprivate func relates(like other: Constraint) -> Bool {
        anchors == other.anchors && relation == other.relation && multiplier == other.multiplier
            && priority == other.priority
    }
}
