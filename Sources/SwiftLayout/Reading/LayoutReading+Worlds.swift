import LayoutModel
import SourceText

extension LayoutReading {
    mutating func addStates(_ activated: [Path: [ConstraintID]]) {
        // By place and length, then by the choices themselves, so that the order is the same in every run.
        let paths = activated.map { (($0.value.first ?? ConstraintID(0), $0.key.choices.count, $0.key.text), $0.key) }
            .sorted { $0.0 < $1.0 }.map(\.1)
        var names = UniqueNames { " (\($0))" }
        for path in paths.prefix(Self.mostWorlds) {
            let active = activated.filter { $0.key.isPrefix(of: path) }.flatMap(\.value).sorted()
            guard let last = active.last else { continue }
            let name = names.unique(worldName(path))
            let place = path.choices.last.map { execution.conditions[$0.condition.index].place }
            let range = place ?? layout.constraints[last.index].source.statement
            layout.states.append(
                State(
                    name: name, range: range, nameRange: range,
                    changes: [StateChange(effect: .activate(active), range: range)]))
        }
    }

    /// Adds a state for each world of slots of which every constraint is known.
    mutating func addStates(_ switches: SlotSwitches, _ made: [ObjectID: ConstraintID]) {
        var names = UniqueNames { " (\($0))" }
        for (path, effects) in switches.all.prefix(Self.mostWorlds) {
            guard effects.constraints.allSatisfy({ made[$0] != nil }), let choice = path.choices.last else { continue }
            let range = execution.conditions[choice.condition.index].place
            var changes: [StateChange] = []
            let (active, inactive) = (
                effects.activated.compactMap { made[$0] }.sorted(), effects.deactivated.compactMap { made[$0] }.sorted()
            )
            if !inactive.isEmpty { changes.append(StateChange(effect: .deactivate(inactive), range: range)) }
            if !active.isEmpty { changes.append(StateChange(effect: .activate(active), range: range)) }
            for (id, constant) in effects.constants.sorted(by: { $0.key < $1.key }) {
                guard let constraint = made[id] else { continue }
                changes.append(StateChange(effect: .setConstant([constraint], quantity(constant.to)), range: range))
            }
            layout.states.append(
                State(name: names.unique(worldName(path)), range: range, nameRange: range, changes: changes))
        }
    }

    private static let mostWorlds = 40

    /// `isCompact`, `!isCompact`, `updateConstraints()`.
    private func worldName(_ path: Path) -> String {
        path.choices.compactMap { choice in
            let condition = execution.conditions[choice.condition.index]
            switch condition.kind {
            case .entry: return condition.text
            case .loop: return condition.text
            case .branch:
                guard condition.branches.isEmpty else {
                    let branch =
                        condition.branches.indices.contains(choice.branch)
                        ? condition.branches[choice.branch] : "…"
                    return "\(condition.text): \(branch)"
                }
                return choice.branch == 0 ? condition.text : "!(\(condition.text))"
            }
        }.joined(separator: ", ")
    }
}
