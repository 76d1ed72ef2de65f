/// The worlds that methods choose by switching constraints in slots; see ``SlotNote``.
///
/// A method counts only if every other one that changes any of its constraints changes just the same ones. What it
/// leaves is then the same whatever was called before.
struct SlotSwitches {
    /// What each world does to the base.
    private(set) var all: [(path: Path, effects: PathEffects)] = []

    init(_ execution: Execution) {
        let slotted = Set(execution.slotNotes.compactMap(\.assigned))
        guard !slotted.isEmpty else { return }
        let later = execution.events.filter { !execution.isBase($0.path) }
        let paths = Set(later.filter { !$0.effect.constraints.isEmpty }.map(\.path))
        let effects = paths.sorted { ($0.order, $0.text) < ($1.order, $1.text) }.map { path in
            // What happens on a part of a path happens on the path too.
            (path: path, effects: PathEffects(later.filter { $0.path.isPrefix(of: path) }))
        }
        all = effects.filter { one in
            execution.isInEntryPoint(one.path) && one.effects.isSwitch(of: slotted)
                && effects.allSatisfy { other in
                    other.effects.constraints.isDisjoint(with: one.effects.constraints)
                        || other.effects.switched == one.effects.switched
                            && other.effects.constants.keys == one.effects.constants.keys
                }
        }
    }

    /// The constraints that are not the same in all worlds.
    var constraints: Set<ObjectID> { all.reduce(into: []) { $0.formUnion($1.effects.constraints) } }

    /// The constants of the base, of constraints that have others in some worlds.
    var constants: [ObjectID: LinearNumber] {
        let all = all.flatMap { one in one.effects.constants.map { ($0.key, $0.value.from ?? $0.value.to) } }
        return Dictionary(all) { first, _ in first }
    }
}

extension PathEffects {
    fileprivate init(_ events: [Event]) {
        self.init()
        for event in events { add(event) }
    }

    fileprivate var switched: Set<ObjectID> { activated.union(deactivated) }

    fileprivate func isSwitch(of slotted: Set<ObjectID>) -> Bool {
        isUnderstood && hidden.isEmpty && constraints.isSubset(of: slotted)
            && constants.values.allSatisfy { $0.from != nil }
    }
}

extension Event.Effect {
    /// The constraints that it changes.
    fileprivate var constraints: [ObjectID] {
        switch self {
        case .activate(let id), .deactivate(let id), .mayActivate(let id), .setConstant(let id, _, _): [id]
        default: []
        }
    }
}

extension SlotNote {
    /// The constraint that is put into the slot.
    fileprivate var assigned: ObjectID? {
        if case .assigned(let id) = kind { id } else { nil }
    }
}

extension Execution {
    /// Whether a path begins in a method that others call, or the like.
    func isInEntryPoint(_ path: Path) -> Bool {
        path.first.map { conditions[$0.condition.index].kind == .entry } ?? false
    }
}
