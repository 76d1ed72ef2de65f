import LayoutModel
import SourceText

/// A constraint with a constant that depends on conditions, as in `isCompact ? 8 : 16`.
struct ChosenConstant {
    let constraint: ConstraintID
    private let number: LinearNumber
    /// Where the constraint is active; nil for always.
    private let active: [Path]?
    /// The paths on which more of the constant is known.
    let paths: [Path]

    /// Nil if no condition decides a part of the number.
    init?(_ constraint: ConstraintID, _ number: LinearNumber, _ certainty: Certainty, _ execution: Execution) {
        switch certainty {
        case .always: active = nil
        case .onPaths(let paths, _): active = paths
        case .switched, .exchanged, .later, .uncertain: return nil
        }
        let deciding = execution.pathsDeciding(number)
        let all = active.map { active in
            active.flatMap { start in deciding.filter { !$0.excludes(start) }.map { start.joined($0) } }
        }
        paths = (all ?? deciding).filter { path in !path.choices.contains { execution.isRepeatable($0) } }
        guard !paths.isEmpty else { return nil }
        self.constraint = constraint
        self.number = number
    }

    /// The constant on a path; nil if the constraint is not known to be active there, or no more is known of it.
    func constant(on path: Path, _ execution: Execution) -> LinearNumber? {
        guard active.map({ $0.contains { $0.isPart(of: path) } }) ?? true else { return nil }
        let known = execution.number(number, on: path)
        return known == number ? nil : known
    }
}

extension Execution {
    /// The paths on which an unknown part of a number has a value, those for what such a value depends on included.
    func pathsDeciding(_ number: LinearNumber, depth: Int = 0) -> [Path] {
        guard depth < 8 else { return [] }
        var result: [Path] = []
        for term in number.terms {
            for alternative in unknowns[term.unknown.index].alternatives {
                result.append(alternative.path)
                result += pathsDeciding(alternative.number, depth: depth + 1)
            }
        }
        return result
    }

    /// Whether a number is stated by the code, in each world at least.
    func isStated(_ number: LinearNumber, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        return number.terms.allSatisfy { term in
            let alternatives = unknowns[term.unknown.index].alternatives
            return !alternatives.isEmpty && alternatives.allSatisfy { isStated($0.number, depth: depth + 1) }
        }
    }

    /// A number with what is known of its parts on a path.
    func number(_ number: LinearNumber, on path: Path, depth: Int = 0) -> LinearNumber {
        guard depth < 8 else { return number }
        var result = number
        for term in number.terms {
            let known = unknowns[term.unknown.index].alternatives.first { $0.path.isPart(of: path) }
            guard let known else { continue }
            result = result.replacing(term.unknown, by: self.number(known.number, on: path, depth: depth + 1))
        }
        return result
    }
}

extension LayoutReading {
    /// Adds a state for each path on which more constraints are active, or more of a constant is known.
    mutating func addStates(
        _ activated: [Path: [ConstraintID]], _ chosen: [ChosenConstant], _ names: inout UniqueNames
    ) {
        var first: [Path: ConstraintID] = [:]
        for (path, ids) in activated { first[path] = ids.min() }
        for one in chosen {
            for path in one.paths where first[path].map({ one.constraint < $0 }) ?? true {
                first[path] = one.constraint
            }
        }
        // By place and length, then by the choices themselves, so that the order is the same in every run.
        let paths = first.map { (($0.value, $0.key.choices.count, $0.key.text), $0.key) }
            .sorted { $0.0 < $1.0 }.map(\.1)
        for path in paths.filter({ !execution.isNeverRun($0) }).prefix(Self.mostWorlds) {
            let active = activated.filter { $0.key.isPart(of: path) }.flatMap(\.value).sorted()
            var constants: [(constraint: ConstraintID, constant: LinearNumber)] = []
            for one in chosen {
                if let constant = one.constant(on: path, execution) { constants.append((one.constraint, constant)) }
            }
            guard let last = active.last ?? constants.last?.constraint else { continue }
            let name = names.unique(worldName(path))
            let place = path.choices.last.map { execution.conditions[$0.condition.index].place }
            let range = place ?? layout.constraints[last.index].source.statement
            var changes = active.isEmpty ? [] : [StateChange(effect: .activate(active), range: range)]
            for (constraint, constant) in constants {
                changes.append(StateChange(effect: .setConstant([constraint], quantity(constant)), range: range))
            }
            changes += hierarchy.shown(on: path).compactMap { ids[$0] }.sorted().map {
                StateChange(effect: .show($0), range: range)
            }
            worlds[layout.states.count] = path
            var state = State(name: name, range: range, nameRange: range, changes: changes)
            state.choices = stateChoices(path)
            layout.states.append(state)
        }
    }

    /// Adds a state for each world of slots of which every constraint is known.
    mutating func addStates(_ switches: SlotSwitches, _ made: [ObjectID: ConstraintID], _ names: inout UniqueNames) {
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

    /// Adds a state for each world of exchanged constraints of which every one is known.
    mutating func addStates(
        _ exchanged: ExchangedConstraints, _ made: [ObjectID: ConstraintID], _ names: inout UniqueNames
    ) {
        for group in exchanged.groups where group.constraints.allSatisfy({ made[$0] != nil }) {
            for (path, active) in group.worlds.prefix(Self.mostWorlds) {
                guard let choice = path.choices.last else { continue }
                let range = execution.conditions[choice.condition.index].place
                let effects: [StateChange.Effect] = [
                    .deactivate(group.constraints.subtracting(active).compactMap { made[$0] }.sorted()),
                    .activate(active.compactMap { made[$0] }.sorted()),
                ]
                let changes = effects.map { StateChange(effect: $0, range: range) }
                var state = State(
                    name: names.unique(worldName(path)), range: range, nameRange: range,
                    changes: changes.filter { $0.constraints?.isEmpty == false })
                state.methods = execution.method(of: path).map { [$0] } ?? []
                decidedExchanges[layout.states.count] = group.areOwn ? group.constraints : []
                layout.states.append(state)
            }
        }
    }

    private static let mostWorlds = 40

    /// What constraints on some paths, or exchanged ones, may place is known in those worlds in which all of these are
    /// known to be there or not, and a view that is added on some paths in those in which it is there. A view that may
    /// be hidden need not have a place.
    mutating func holdByWorlds() {
        guard !heldByPaths.isEmpty || !heldByExchanges.isEmpty || !added.isEmpty else { return }
        let known = layout.partiallyKnown
        let areAllHeld = layout.areAllPartiallyKnown
        for one in heldByPaths { layout.hold(one.views) }
        for views in heldByExchanges.values { layout.hold(views) }
        for one in added { layout.markPartiallyKnown(one.view) }
        guard !areAllHeld else { return }
        let hideable = Set(ids.filter { hierarchy.mayBeHidden($0.key) }.values)
        let hidden = Set(layout.views.map(\.id).filter { !hideable.isDisjoint(with: layout.ancestors(of: $0)) })
        for index in layout.states.indices where worlds[index] != nil || decidedExchanges[index] != nil {
            var held = known
            func hold(_ views: AxisPair<Set<ViewID>>, isDecided: Bool) {
                for axis in Axis.allCases {
                    held[axis].formUnion(isDecided ? views[axis].intersection(hidden) : views[axis])
                }
            }
            for (paths, views) in heldByPaths {
                let world = worlds[index]
                hold(views, isDecided: world.map { world in paths.allSatisfy { $0.isDecided(in: world) } } ?? false)
            }
            for (constraint, views) in heldByExchanges {
                hold(views, isDecided: decidedExchanges[index]?.contains(constraint) ?? false)
            }
            for (paths, view) in added {
                let isThere = worlds[index].map { world in paths.contains { $0.isPart(of: world) } } ?? false
                for axis in Axis.allCases where !isThere { held[axis].insert(view) }
            }
            layout.states[index].partiallyKnown = held
        }
    }

    /// `isCompact`, `!isCompact`, `subtitle != nil`, `updateConstraints()`.
    func worldName(_ path: Path) -> String {
        StateChoice.name(stateChoices(path))
    }

    private func stateChoices(_ path: Path) -> [StateChoice] {
        path.choices.enumerated().map { index, choice in
            let condition = execution.conditions[choice.condition.index]
            let isEither = condition.kind == .branch && condition.branches.isEmpty
            // What a variable decides needs no word about who observes it, nor what a closure asks about the closure.
            let isLeftOut = index == 0 && condition.kind == .entry && (condition.isObserver || condition.isClosure)
            return StateChoice(
                condition: choice.condition.index,
                branch: isEither && choice.branch != 0 ? 1 : choice.branch,
                isEither: isEither, text: text(of: choice, condition), isLeftOut: isLeftOut)
        }
    }

    private func text(of choice: Path.Choice, _ condition: Branching) -> String {
        let branch = condition.branches.indices.contains(choice.branch) ? condition.branches[choice.branch] : nil
        switch condition.kind {
        case .entry: return branch.map { "\(condition.text), \($0)" } ?? condition.text
        case .loop, .undecided: return condition.text
        case .branch:
            guard condition.branches.isEmpty else { return "\(condition.text): \(branch ?? "…")" }
            return Self.name(of: condition.text, holding: (choice.branch == 0) != condition.isTurned)
        }
    }

    /// A condition by its text. One that only asks whether there is a value, as `let image = info.image`, is named by
    /// what it asks.
    private static func name(of condition: String, holding holds: Bool) -> String {
        let words = condition.split(separator: " ")
        if words.first == "let" || words.first == "var", words.count == 2 || words.count == 4 && words[2] == "=",
            !condition.contains(where: { ",:(".contains($0) })
        {
            return "\(words[words.count - 1]) \(holds ? "!=" : "==") nil"
        }
        return holds ? condition : opposite(of: condition)
    }

    /// `!isCompact`, `mode != .wide`, `!(width < 320)`.
    private static func opposite(of condition: String) -> String {
        func isName(_ text: Substring) -> Bool {
            text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        }
        if isName(condition[...]) { return "!" + condition }
        if condition.hasPrefix("!"), isName(condition.dropFirst()) { return String(condition.dropFirst()) }
        let words = condition.split(separator: " ")
        if words.count == 3, words[1] == "==" || words[1] == "!=" {
            return "\(words[0]) \(words[1] == "==" ? "!=" : "==") \(words[2])"
        }
        return "!(\(condition))"
    }
}
