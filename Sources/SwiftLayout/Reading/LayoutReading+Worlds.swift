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
