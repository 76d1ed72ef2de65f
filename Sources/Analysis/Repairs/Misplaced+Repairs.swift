import AutoLayoutEngine
import LayoutModel

extension MisplacedRule {
    /// The frame that the constraints give, of the view alone where that is enough, else of all that hangs on it, or of all there is;
    /// or the constants with which the constraints give the frame that is recorded.
    func candidates(for finding: Finding) -> [Repair] {
        var solver = LayoutSolver(layout)
        guard let solution = solver.solve(Configuration(baseOf: layout)) else { return [] }
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
            return result + [constants(of: constraints, name, solver)].compactMap { $0 }
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

    private func constants(of constraints: [ConstraintID], _ name: String, _ solver: LayoutSolver) -> Repair? {
        let values = solver.values(of: layout.views.map(\.recordedFrame))
        let rows = solver.equalities()
        var edits: [ModelEdit] = []
        for id in constraints {
            guard let row = rows.first(where: { $0.origin.constraint == id }),
                let constant = solver.constant(of: id)
            else { return nil }
            var sum = 0.0
            for term in row.terms {
                guard let value = values[term.variable] else { return nil }
                sum += term.coefficient * value
            }
            edits.append(.setConstant(id, ((constant + sum - row.constant) * 1000).rounded() / 1000))
        }
        guard let first = constraints.first, !edits.isEmpty else { return nil }
        let equation = Naming(layout).equation(layout[first])
        return Repair(
            title: edits.count == 1
                ? "Update the constant of \(equation) to the frame"
                : "Update the constants of the \(edits.count) constraints that \(name) breaks",
            edits: edits, keepsFrames: true)
    }
}
