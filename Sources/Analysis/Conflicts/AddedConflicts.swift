import AutoLayoutEngine
import LayoutModel
import Wording

/// The conflicts of what methods activate with what is always active; see ``Addition``.
struct AddedConflicts {
    private let layout: Layout
    private let additions: [ConstraintID]

    init(_ layout: Layout) {
        var extended = layout
        extended.additions = []
        extended.moments = []
        extended.vary = []
        extended.collapses = []
        extended.states = []
        var known: [Constraint: ConstraintID] = [:]
        for addition in layout.additions {
            var ids: [ConstraintID] = []
            for constraint in addition.constraints {
                if let id = known[constraint] {
                    ids.append(id)
                    continue
                }
                var inactive = constraint
                inactive.isActive = false
                let id = extended.append(inactive)
                known[constraint] = id
                ids.append(id)
            }
            var state = State(
                name: addition.name, range: addition.range, nameRange: addition.range,
                changes: [StateChange(effect: .activate(ids), range: addition.range)])
            state.methods = addition.methods
            state.isRepeated = addition.isRepeated
            extended.states.append(state)
        }
        self.layout = extended
        additions = extended.constraints.dropFirst(layout.constraints.count).map(\.id)
    }

    /// Without repairs: each would have to keep what the other methods do.
    func diagnoses(_ cancellation: Cancellation) throws(Cancelled) -> [Diagnosis] {
        guard !additions.isEmpty else { return [] }
        let space = ConfigurationSpace(layout)
        var rule = ConflictRule(layout: layout, about: Set(additions))
        _ = try SolvedConfiguration.forEach(of: layout, in: space, cancellation) { solved, _ throws(Cancelled) in
            try rule.inspect(solved)
        }
        return rule.diagnoses(ConfigurationWording(layout, space)).map { Diagnosis($0.finding) }
    }
}
