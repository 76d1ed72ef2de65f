import AutoLayoutEngine
import LayoutModel

extension Layout {
    /// The layout as it is at first, with a state for each addition, in which that is made.
    ///
    /// The constraints of the layout keep their numbers. One that several additions make is there once.
    func withStates(for additions: [Addition]) -> Layout {
        var extended = self
        extended.additions = []
        extended.moments = []
        extended.vary = []
        extended.collapses = []
        extended.states = []
        var known: [Constraint: ConstraintID] = [:]
        for addition in additions {
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
        return extended
    }

    /// The state of a configuration; nil if it has none.
    func state(of configuration: Int, _ space: ConfigurationSpace) -> State? {
        guard let state = space[configuration]?.state, states.indices.contains(state) else { return nil }
        return states[state]
    }

    /// The methods that make the states of configurations; none if one occurs without.
    func methods(_ configurations: [Int], _ space: ConfigurationSpace) -> [String] {
        var all: [String] = []
        for index in configurations {
            guard let state = state(of: index, space), !state.methods.isEmpty else { return [] }
            all += state.methods
        }
        return all
    }
}

extension Addition {
    /// What it changes.
    ///
    /// - Parameter ids: the numbers of its constraints.
    fileprivate func changes(activating ids: [ConstraintID]) -> [StateChange] {
        var changes: [StateChange] = []
        if !ids.isEmpty { changes.append(StateChange(effect: .activate(ids), range: range)) }
        if !shared.isEmpty { changes.append(StateChange(effect: .deactivate(shared), range: range)) }
        for (id, constant) in constants.sorted(by: { $0.key < $1.key }) {
            changes.append(StateChange(effect: .setConstant([id], constant.value), range: constant.place ?? range))
        }
        return changes
    }
}
