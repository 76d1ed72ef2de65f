import AutoLayoutEngine
import LayoutModel
import SourceText

extension ConflictRule {
    /// For each written member: lowers its priority, changes its constant to fit, relaxes it or removes it. What never
    /// holds is removed first: with a lower priority it would still say nothing.
    ///
    /// All repairs of the reported member and of the first other one come before the rest. Repairs that leave a view
    /// without length come last and require a choice. A stale version of another member is removed: the other of two
    /// equalities of the same anchors, or a constant length that says what a relative one gives on the canvas.
    struct Cause: CostlyCause {
        let layout: Layout
        let conflict: Conflict
        /// The first configuration in which the conflict was observed.
        let configuration: Configuration
        /// Whether code makes the reported member and it breaks in every configuration.
        let neverHolds: Bool

        func repairs(within budget: inout RepairBudget, _ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
            let ordered = conflict.constraintsToRelax(in: layout)
            if let versions = versions(ordered) { return removals(of: versions) }
            let leading = ordered.filter { $0 == ordered.first || $0 == conflict.broken.constraint }
            let others = ordered.filter { !leading.contains($0) }.prefix(4)
            var repairs: [Repair] = []
            for id in leading + others { repairs += try changes(of: id, &budget, cancellation) }
            repairs = drawnLengths(ordered).map { layout.repairRemoving($0) } + repairs
            return try Squeezing(layout, conflict.bounds, at: configuration).ranked(repairs, &budget, cancellation)
        }

        /// The members if they are two equalities of the same anchors; otherwise nil.
        private func versions(_ ids: [ConstraintID]) -> [Constraint]? {
            let both = ids.map { layout[$0] }
            guard conflict.members.count == 2, both.count == 2, let first = both.first, let last = both.last,
                both.allSatisfy({ $0.relation == .equal && $0.multiplier.literal == 1 }),
                Set(first.anchors) == Set(last.anchors)
            else { return nil }
            return both
        }

        /// Removes the version that the recorded frames contradict, if they agree with the other one. Otherwise only a
        /// person can say which is stale.
        private func removals(of versions: [Constraint]) -> [Repair] {
            let frames = RecordedFrames(layout)
            let recorded = versions.filter { isRecorded($0, frames) }
            guard recorded.count == 1 else { return versions.map { layout.repairRemoving($0.id, kind: .openChoice) } }
            return versions.filter { !recorded.contains($0) }.map { layout.repairRemoving($0.id) }
                + recorded.map { layout.repairRemoving($0.id, kind: .openChoice) }
        }

        /// The constant lengths of items whose length another member makes relative to something. If the recorded
        /// frames agree with both, the constant only says how the item was drawn on that canvas.
        private func drawnLengths(_ ids: [ConstraintID]) -> [ConstraintID] {
            let lengths = ids.map { layout[$0] }.filter { $0.relation == .equal && $0.first.attribute.isSize }
            let constants = lengths.filter { constant in
                constant.second == nil && lengths.contains { $0.second != nil && $0.first == constant.first }
            }
            guard !constants.isEmpty, let frames = RecordedFrames(layout) else { return [] }
            return constants.filter { constant in
                lengths.filter { $0.first == constant.first }.allSatisfy { isRecorded($0, frames) }
            }.map(\.id)
        }

        private func isRecorded(_ constraint: Constraint, _ frames: RecordedFrames?) -> Bool {
            guard let written = constraint.constant.literal, let multiplier = constraint.multiplier.literal,
                let drawn = frames?.constant(
                    from: constraint.second, to: constraint.first, multiplier: multiplier)
            else { return false }
            return abs(drawn - written) <= 0.5
        }

        private func changes(
            of id: ConstraintID, _ budget: inout RepairBudget, _ cancellation: Cancellation
        ) throws(Cancelled) -> [Repair] {
            let constraint = layout[id]
            let equation = naming.equation(constraint)
            let removing = [layout.repairRemoving(id)]
            let removesFirst = neverHolds && id == conflict.broken.constraint
            var result = (removesFirst ? removing : []) + [layout.repairLowering(id)]
            if let old = constraint.constant.literal, let fitting = try fittingConstant(of: id, &budget, cancellation),
                keepsMeaning(constraint, old, fitting)
            {
                let title = "Change the constant of \(equation) to \(Points.text(fitting))"
                result.append(Repair(title: title, edits: [.setConstant(id, fitting)], kind: .openChoice))
            }
            return result + layout.repairsRelaxing(id) + (removesFirst ? [] : removing)
        }

        /// Whether a gap does not become an overlap, and a size stays positive.
        private func keepsMeaning(_ constraint: Constraint, _ old: Double, _ new: Double) -> Bool {
            constraint.second == nil ? new > 0 : old == 0 || old * new >= 0
        }

        /// The constant with which a member holds if the others have precedence, rounded to a thousandth of a point.
        /// Nil where it is unknown.
        private func fittingConstant(
            of id: ConstraintID, _ budget: inout RepairBudget, _ cancellation: Cancellation
        ) throws(Cancelled) -> Double? {
            guard budget.hasAnyLeft() else { return nil }
            var solver = LayoutSolver(layout.applying([.setPriority(id, 999.99)]))
            _ = try solver.solve(configuration, listsAmbiguous: false, cancellation)
            budget.spend(layout.work(of: solver))
            return solver.fittingConstant(of: id).map(\.inThousandths)
        }
    }
}
