import AutoLayoutEngine
import LayoutModel
import Wording

/// The conflicts of what methods activate, or give other constants, with what is always active; see ``Addition``.
struct AddedConflicts {
    private let layout: Layout
    private let additions: Set<ConstraintID>

    init(_ layout: Layout) {
        var extended = layout
        // Which of the views that others hide are hidden then is not known.
        for mention in layout.vary {
            guard layout.stack(arranging: mention.view) != nil, let stack = layout[mention.view].parent else {
                continue
            }
            extended[stack].stack = nil
        }
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
                changes: addition.changes(activating: ids))
            state.methods = addition.methods
            state.isRepeated = addition.isRepeated
            extended.states.append(state)
        }
        self.layout = extended
        additions = Set(extended.constraints.dropFirst(layout.constraints.count).map(\.id))
            .union(layout.additions.flatMap(\.constants.keys))
    }

    /// Without repairs: each would have to keep what the other methods do.
    func diagnoses(_ cancellation: Cancellation) throws(Cancelled) -> [Diagnosis] {
        guard !additions.isEmpty else { return [] }
        let space = ConfigurationSpace(layout)
        var rule = ConflictRule(layout: layout, about: additions)
        _ = try SolvedConfiguration.forEach(of: layout, in: space, cancellation) { solved, _ throws(Cancelled) in
            try rule.inspect(solved)
        }
        return rule.diagnoses(ConfigurationWording(layout, space)).map { Diagnosis($0.finding) }
    }
}

extension Addition {
    /// What it changes.
    ///
    /// - Parameter ids: the numbers of its constraints.
    fileprivate func changes(activating ids: [ConstraintID]) -> [StateChange] {
        var changes = ids.isEmpty ? [] : [StateChange(effect: .activate(ids), range: range)]
        for (id, constant) in constants.sorted(by: { $0.key < $1.key }) {
            changes.append(StateChange(effect: .setConstant([id], constant.value), range: constant.place ?? range))
        }
        return changes
    }
}
