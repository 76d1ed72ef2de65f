import AutoLayoutEngine
import LayoutModel

extension MisplacedRule {
    /// Updates the frame of the view alone, of all views connected with it, or of all misplaced views. Or updates the
    /// constants so that the constraints give the recorded frame.
    ///
    /// The first two decide nothing, because an app ignores recorded frames that constraints contradict. They are no
    /// safe repairs if they change the frame of a subview that the finding does not name.
    struct Cause: FindingCause {
        let layout: Layout
        let view: ViewID
        /// The view's own constraints that the recorded frames violate.
        let constraints: [ConstraintID]
        /// The misplaced views that constraints connect with the view, and the view itself, in order.
        let together: [ViewID]
        let expected: [ViewID: [FrameComponent: Double]]
        /// What the causes of a layout's findings share.
        let solved: Memo<Solved>
        var basis: Set<ConstraintID>? { [] }
        var mayBeSafe: Bool { true }

        func repairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
            let all = try update(
                expected.keys.sorted(), "Update all frames", solved(cancellation).solution
            ).requiringChoice
            return try safeRepairs(cancellation) + [all] + (repairOfConstants(cancellation).map { [$0] } ?? [])
        }

        /// All frames are more than a finding names. The constants would have to be solved for each finding, and to
        /// change them is a choice.
        func safeRepairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
            let solution = try solved(cancellation).solution
            let name = naming.quoted(view)
            var result = [update([view], "Update the frame of \(name)", solution)]
            if together.count > 1 {
                let others = together.count == 2 ? "the view" : "the \(together.count - 1) views"
                result.append(update(together, "Update the frame of \(name) and of \(others) beside it", solution))
            }
            return result
        }

        private func solved(_ cancellation: Cancellation) throws(Cancelled) -> Solved {
            try solved.value { () throws(Cancelled) in try Solved(layout, cancellation) }
        }

        private func update(_ views: [ViewID], _ title: String, _ solution: Solution) -> Repair {
            let own = frames(of: views)
            let subviews = views.flatMap { frames(in: $0, solution) }
            return Repair(title: title, edits: own + subviews, kind: subviews.isEmpty ? .safe : .choice)
        }

        /// Records the views' frames with the components that constraints determine.
        private func frames(of views: [ViewID]) -> [ModelEdit] {
            views.compactMap { view in
                guard var frame = layout.views[view.index].recordedFrame else { return nil }
                for (component, number) in expected[view] ?? [:] { frame[component] = number }
                return .setRecordedFrame(view, frame)
            }
        }

        /// Records the frames of subviews that autoresizing masks move with the view.
        private func frames(in view: ViewID, _ solution: Solution) -> [ModelEdit] {
            layout.views[view.index].children.filter { layout.views[$0.index].autoresizing != nil }.flatMap { child in
                let solved = solution.frame(of: child)
                let isOff = FrameComponent.allCases.contains { component in
                    layout.views[child.index].recordedFrame.map { abs($0[component] - solved[component]) > 0.5 } ?? true
                }
                return (isOff ? [.setRecordedFrame(child, solved)] : []) + frames(in: child, solution)
            }
        }

        /// Changes the constants so that the view gets the recorded frame: those of the constraints that the frame
        /// violates; if another side would then move, also those that it violates by little.
        private func repairOfConstants(_ cancellation: Cancellation) throws(Cancelled) -> Repair? {
            let all = try solved(cancellation).differences.compactMap {
                row -> (constraint: ConstraintID, edit: ModelEdit)? in
                let id = row.constraint
                let isOwn = layout[id].anchors.contains { $0.item.view == view } && abs(row.difference) > 0.25
                guard constraints.contains(id) || isOwn else { return nil }
                return (id, .setConstant(id, (row.constant + row.difference).inThousandths))
            }
            let broken = all.filter { constraints.contains($0.constraint) }
            guard broken.count == constraints.count, let first = broken.first else { return nil }
            for edits in all.count > broken.count ? [broken, all] : [broken]
            where try givesRecordedFrame(edits.map(\.edit), cancellation) {
                return Repair(
                    title: edits.count == 1
                        ? "Update the constant of \(naming.equation(layout[first.constraint])) to the frame"
                        : "Update the constants of the \(edits.count) constraints that \(naming.quoted(view)) breaks",
                    edits: edits.map(\.edit), kind: .openChoice, keepsFrames: true)
            }
            return nil
        }

        /// Whether the edits give the view its recorded frame. Another side may depend on other constraints.
        private func givesRecordedFrame(_ edits: [ModelEdit], _ cancellation: Cancellation) throws(Cancelled) -> Bool {
            guard let recorded = layout[view].recordedFrame else { return false }
            let changed = layout.applying(edits)
            var solver = LayoutSolver(changed)
            let frame = try solver.solve(Configuration(baseOf: changed), listsAmbiguous: false, cancellation)
                .frame(of: view)
            // Two ends in whole pixels may add up to a point.
            return FrameComponent.allCases.allSatisfy { abs(frame[$0] - recorded[$0]) <= 1 }
        }
    }

    /// A layout solved for the repairs of its misplaced views.
    struct Solved: Sendable {
        let solution: Solution
        /// The constants of equalities, and what the recorded frames add to them.
        let differences: [(constraint: ConstraintID, constant: Double, difference: Double)]

        init(_ layout: Layout, _ cancellation: Cancellation) throws(Cancelled) {
            var solver = LayoutSolver(layout)
            solution = try solver.solve(Configuration(baseOf: layout), cancellation)
            let values = solver.variableValues(at: layout.views.map(\.recordedFrame))
            differences = solver.relations().equalities.compactMap { row in
                guard let id = row.origin.constraint, let constant = solver.activeConstant(of: id),
                    let value = row.value(values)
                else { return nil }
                return (id, constant, value - row.constant)
            }
        }
    }
}
