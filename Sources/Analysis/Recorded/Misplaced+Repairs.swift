import Wording
import AutoLayoutEngine
import LayoutModel

extension MisplacedRule {
    /// The frame that the constraints give, of the view alone where that is enough, else of all that hangs on it, or of all there is;
    /// or the constants with which the constraints give the frame that is recorded.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        var solver = LayoutSolver(layout)
        let solution = solver.solve(Configuration(baseOf: layout))
        let naming = Naming(layout)
        return views(of: finding).flatMap { view, constraints -> [Repair] in
            let name = naming.quoted(view)
            let together = connected(with: view)
            var result = [Repair(title: "Update the frame of \(name)", edits: frames(of: [view], solution))]
            if together.count > 1 {
                let others = together.count == 2 ? "the view" : "the \(together.count - 1) views"
                result.append(
                    Repair(
                        title: "Update the frame of \(name) and of \(others) beside it",
                        edits: frames(of: together, solution)))
            }
            result.append(Repair(title: "Update all frames", edits: frames(of: Set(expected.keys), solution)))
            return result + [constants(for: view, breaking: constraints, solver)].compactMap { $0 }
        }
    }

    /// The misplaced views that constraints tie to a view, directly or through each other, the view itself included.
    private func connected(with view: ViewID) -> Set<ViewID> {
        var found: Set<ViewID> = [view]
        var grows = true
        while grows {
            grows = false
            for constraint in layout.constraints where constraint.isActive {
                guard let second = constraint.second?.item.view else { continue }
                let first = constraint.first.item.view
                guard expected[first] != nil, expected[second] != nil, found.contains(first) != found.contains(second)
                else { continue }
                found.formUnion([first, second])
                grows = true
            }
        }
        return found
    }

    /// The views' frames with the numbers that constraints decide, and those of what autoresizing masks place in them.
    private func frames(of views: Set<ViewID>, _ solution: Solution) -> [ModelEdit] {
        views.sorted().flatMap { view -> [ModelEdit] in
            guard var frame = layout[view].recordedFrame else { return [] }
            for (component, number) in expected[view] ?? [:] { frame[component] = number }
            return [.setRecordedFrame(view, frame)] + frames(in: view, solution)
        }
    }

    private func frames(in view: ViewID, _ solution: Solution) -> [ModelEdit] {
        layout[view].children.filter { layout[$0].autoresizing != nil }.flatMap { child in
            [.setRecordedFrame(child, solution.frame(of: child))] + frames(in: child, solution)
        }
    }

    /// The constants with which the view gets the frame that is recorded: of the constraints that the frame breaks, or where another
    /// side would move then, of all that the frame breaks a little.
    private func constants(for view: ViewID, breaking constraints: [ConstraintID], _ solver: LayoutSolver) -> Repair? {
        let values = solver.values(of: layout.views.map(\.recordedFrame))
        var all: [(constraint: ConstraintID, edit: ModelEdit)] = []
        for row in solver.relations().equalities {
            guard let id = row.origin.constraint, let constant = solver.constant(of: id) else { continue }
            var sum = 0.0
            var isKnown = true
            for term in row.terms {
                guard let value = values[term.variable] else {
                    isKnown = false
                    break
                }
                sum += term.coefficient * value
            }
            let isOwn = [layout[id].first.item.view, layout[id].second?.item.view].contains(view)
            guard isKnown, constraints.contains(id) || isOwn && abs(sum - row.constant) > 0.25 else { continue }
            all.append((id, .setConstant(id, ((constant + sum - row.constant) * 1000).rounded() / 1000)))
        }
        let broken = all.filter { constraints.contains($0.constraint) }
        guard broken.count == constraints.count, let first = broken.first else { return nil }
        let naming = Naming(layout)
        for edits in all.count > broken.count ? [broken, all] : [broken]
        where givesRecordedFrame(edits.map(\.edit), view) {
            return Repair(
                title: edits.count == 1
                    ? "Update the constant of \(naming.equation(layout[first.constraint])) to the frame"
                    : "Update the constants of the \(edits.count) constraints that \(naming.quoted(view)) breaks",
                edits: edits.map(\.edit), keepsFrames: true)
        }
        return nil
    }

    /// Whether the view stands as recorded after the edits: another side of it may follow from what they do not change.
    private func givesRecordedFrame(_ edits: [ModelEdit], _ view: ViewID) -> Bool {
        let changed = layout.applying(edits)
        var solver = LayoutSolver(changed)
        guard let recorded = layout[view].recordedFrame else { return false }
        let frame = solver.solve(Configuration(baseOf: changed), listsAmbiguous: false).frame(of: view)
        // Two ends in whole pixels may add up to a point.
        return FrameComponent.allCases.allSatisfy { abs(frame[$0] - recorded[$0]) <= 1 }
    }
}
