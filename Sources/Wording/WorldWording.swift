import LayoutModel

/// The names of states in which something was observed, as few as say it: what holds with either branch of a condition
/// does not name that condition.
struct WorldWording {
    /// In the order of the states.
    let names: [String]
    /// Whether it holds whatever the code chooses.
    let areAll: Bool

    private struct World {
        var choices: [StateChoice]
        var name: String

        var conditions: Set<Int> { Set(choices.map(\.condition)) }
    }

    /// - Parameter all: the states of the layout, of which none is given the name of another.
    init(_ states: [State], of all: [State] = []) {
        let taken = Dictionary(all.map { ($0.name, Set($0.choices)) }) { first, _ in first }
        var worlds = states.filter { !$0.choices.isEmpty }.map { World(choices: $0.choices, name: $0.name) }
        while let (first, second, common) = Self.halves(of: worlds, taken) {
            worlds.remove(at: second)
            worlds[first] = World(choices: common, name: StateChoice.name(common))
        }
        let known = worlds.map { Set($0.choices) }
        let least = worlds.indices.filter { index in
            !known.indices.contains { other in
                known[other].isSubset(of: known[index]) && (known[other] != known[index] || other < index)
            }
        }
        areAll = known.contains { $0.isEmpty }
        names = states.filter(\.choices.isEmpty).map(\.name) + least.map { worlds[$0].name }
    }

    /// Two worlds that differ only in that they take the one and the other branch of a condition, and what both choose.
    private static func halves(
        of worlds: [World], _ taken: [String: Set<StateChoice>]
    ) -> (first: Int, second: Int, common: [StateChoice])? {
        for first in worlds.indices {
            for second in worlds.indices.dropFirst(first + 1)
            where worlds[first].choices.count == worlds[second].choices.count {
                let others = Set(worlds[second].choices)
                let own = worlds[first].choices.filter { !others.contains($0) }
                guard own.count == 1, own[0].isEither, worlds[first].conditions == worlds[second].conditions
                else { continue }
                let common = worlds[first].choices.filter(others.contains)
                if let other = taken[StateChoice.name(common)], other != Set(common) { continue }
                return (first, second, common)
            }
        }
        return nil
    }
}
