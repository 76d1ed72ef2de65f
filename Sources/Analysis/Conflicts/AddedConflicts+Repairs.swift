import AutoLayoutEngine
import LayoutModel
import SourceText

extension AddedConflicts {
    /// Changes what is there before to the constants that methods add, or lets what is always active give way.
    struct Cause: FindingCause {
        let layout: Layout
        /// The layout with all additions, as inactive constraints behind its own.
        let extended: Layout
        let conflict: Conflict
        private static let updating = "Update the constraints that are there instead of adding others"
        /// Of how many constraints changes are offered.
        private static let most = 5

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let all = conflict.constraintsToRelax(in: extended)
            let own = all.filter { layout.constraints.indices.contains($0.index) }
            let added = all.filter { !layout.constraints.indices.contains($0.index) }.map { extended[$0] }
            let updated = added.filter { added in own.contains { layout[$0].relates(like: added) } }
            let updating = updated.prefix(1).map {
                Repair(title: Self.updating, edits: updates(of: $0.first.item.view))
            }
            return updating + own.prefix(Self.most).flatMap { [layout.repairLowering($0), layout.repairRemoving($0)] }
        }

        /// Of all methods: one that went on adding would add to what another one has changed.
        private func updates(of view: ViewID) -> [ModelEdit] {
            let makers = layout.additions.flatMap(\.constraints).filter { $0.first.item.view == view }
                .map(\.source.statement)
            var known: Set<FileRange> = []
            return makers.filter { known.insert($0).inserted }.map { .updateInsteadOfAdding($0, of: view) }
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
