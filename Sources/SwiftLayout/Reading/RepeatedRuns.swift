import LayoutModel
import SourceText
import SwiftSource

/// Constraints that code adds each time it runs, of which two runs leave two that differ.
///
/// A cell is used again for other rows, so a method that fills it runs again on the same object. Where it makes a
/// constraint by a condition on what it is given, and nothing takes that back, the one from the call before is still
/// active. The same holds where the object itself decides: what turns a property round, or observes it, runs for one
/// value after the other. Whether the two can hold together is for the solver to say.
struct RepeatedRuns {
    struct One {
        /// The path of the later call.
        var path: Path
        /// The path of the call before.
        var before: Path
        /// The constraints that both leave active. A constant is given where the calls give one constraint several.
        var constraints: [(object: ObjectID, constant: LinearNumber?)]
    }

    private(set) var all: [One] = []
    private let execution: Execution
    /// The most that are looked for.
    private static let most = 20

    init(_ steps: ActivationSteps, _ execution: Execution) {
        self.execution = execution
        guard !mayTakeBackUnread else { return }
        var turns: PropertyTurns?
        for (entry, own) in steps.methods where !execution.conditions[entry.condition.index].isOffered {
            addTurns(of: entry, own, steps, &turns)
        }
        guard execution.isReusable else { return }
        for (entry, own) in steps.methods {
            guard !execution.conditions[entry.condition.index].isOffered, let function = function(of: entry) else {
                continue
            }
            let lasting = own.filter { step in
                step.mayActivate && !step.mayDeactivate && !steps.mayBecomeInactive(step.constraint)
                    && staysAlone(step.constraint)
            }
            let given = GivenValues(to: function)
            addPairs(of: lasting, given)
            for step in lasting { addConstants(of: step, given) }
        }
    }

    /// Whether the file calls a method that is not read and takes constraints back by its name: `clearConstraints()`.
    private var mayTakeBackUnread: Bool {
        let bytes = execution.type.declaration.node.tree.text.utf8
        return Self.takingBack.contains(where: bytes.hasText)
    }

    /// Without first letters, which may be capitals.
    private static let takingBack = [
        "learConstraint", "learAllConstraint", "learLayout", "learAnchor", "esetConstraint", "esetLayout",
        "emoveConstraint", "emoveAllConstraint", "emoveAnchor", "eactivateConstraint", "eactivateAllConstraint",
        "eleteConstraint", "ninstallConstraint",
    ]

    /// The function that an entry point enters; nil for a closure.
    private func function(of entry: Path.Choice) -> FunctionDeclaration? {
        let place = execution.conditions[entry.condition.index].place
        guard place.file == execution.type.file else { return nil }
        return execution.type.declaration.node.tree.root.spanning(place.range).flatMap(FunctionDeclaration.init)
    }

    /// Whether nothing but what was noted changes a constraint, which relates views that each call finds again.
    private func staysAlone(_ id: ObjectID) -> Bool {
        guard case .constraint(let made) = execution[id].kind, !execution[id].isReprioritized,
            execution.field("priority", of: id) == .number(1000)
        else { return false }
        return made.items.allSatisfy { item in
            execution.isBase(execution[item.object].path)
                && (!execution[item.object].isOpen || item.object == .root)
                && execution.snapNotes.removals[item.object] == nil
                && !execution.snapNotes.emptied.contains(item.object)
        }
    }

    // MARK: Branches

    private mutating func addPairs(of steps: [ActivationStep], _ given: GivenValues) {
        for (index, first) in steps.enumerated() {
            if all.count >= Self.most { return }
            for second in steps[(index + 1)...]
            where second.constraint != first.constraint && areAlike(first.constraint, second.constraint)
                && isByData(first.path, second.path, given)
            {
                let both: [(ObjectID, LinearNumber?)] = [(first.constraint, nil), (second.constraint, nil)]
                add(One(path: second.path, before: first.path, constraints: both))
            }
        }
    }

    /// Whether two constraints are about the same edges, and differ in their numbers at most.
    private func areAlike(_ a: ObjectID, _ b: ObjectID) -> Bool {
        guard case .constraint(let a) = execution[a].kind, case .constraint(let b) = execution[b].kind else {
            return false
        }
        return a.first == b.first && a.attribute == b.attribute && a.second == b.second
            && a.secondAttribute == b.secondAttribute && a.relation == .equal && b.relation == .equal
    }

    // MARK: Properties that change

    /// - Parameters:
    ///   - entry: what may run for one value of a property after the other.
    ///   - own: its steps.
    private mutating func addTurns(
        of entry: Path.Choice, _ own: [ActivationStep], _ steps: ActivationSteps, _ turns: inout PropertyTurns?
    ) {
        var paths: [ConditionID: [Path]] = [:]
        for step in own {
            guard step.path.choices.count == 2, let choice = step.path.choices.last, execution.isExactBranch(choice),
                paths[choice.condition]?.contains(step.path) != true
            else { continue }
            paths[choice.condition, default: []].append(step.path)
        }
        let decided = paths.filter { $0.value.count > 1 }.sorted { $0.key.index < $1.key.index }
        guard !decided.isEmpty else { return }
        let known = turns ?? PropertyTurns(execution)
        turns = known
        for (condition, paths) in decided.prefix(Self.most) where isTurn(condition, in: entry, known) {
            for before in paths {
                for path in paths where path != before { addTurn(from: before, to: path, in: entry, own, steps) }
            }
        }
    }

    private func isTurn(_ condition: ConditionID, in entry: Path.Choice, _ turns: PropertyTurns) -> Bool {
        let (asked, entered) = (execution.conditions[condition.index], execution.conditions[entry.condition.index])
        if entered.isObserver { return turns.isObserved(asked, by: entered) }
        return function(of: entry).map { turns.isTurned(asked, by: $0) } ?? false
    }

    private mutating func addTurn(
        from before: Path, to path: Path, in entry: Path.Choice, _ own: [ActivationStep], _ steps: ActivationSteps
    ) {
        let coming = own.left(on: path).filter(staysAlone)
        let left = own.left(on: before).filter { id in
            staysAlone(id) && !coming.contains(id) && !isReachedFromElsewhere(id)
                && !steps.mayBecomeInactive(id, exceptBy: entry, without: path)
        }
        guard !left.isEmpty, !coming.isEmpty else { return }
        add(One(path: path, before: before, constraints: (left + coming).map { ($0, nil) }))
    }

    /// Whether other files may deactivate a constraint, by the name of a property or of a list.
    private func isReachedFromElsewhere(_ id: ObjectID) -> Bool {
        let name = String(execution[id].name.prefix { $0.utf8.allSatisfy(\.isWord) })
        let known = execution.program.properties(name, of: execution.ancestry(of: .root), in: execution.type.file)
        return !known.allSatisfy(\.isFileprivate)
    }

    // MARK: Constants

    private mutating func addConstants(of step: ActivationStep, _ given: GivenValues) {
        guard case .number(let number)? = execution.field("constant", of: step.constraint), number.terms.count == 1,
            number == LinearNumber(number.terms[0].unknown)
        else { return }
        let known = execution.unknowns[number.terms[0].unknown.index].alternatives.filter { $0.number.literal != nil }
        for index in known.indices {
            let first = known[index]
            let others = known[(index + 1)...].filter { other in
                other.number != first.number && isByData(first.path, other.path, given)
            }
            for other in others {
                let both: [(ObjectID, LinearNumber?)] = [
                    (step.constraint, first.number), (step.constraint, other.number),
                ]
                add(One(path: other.path, before: first.path, constraints: both))
            }
        }
    }

    private mutating func add(_ one: One) {
        if all.count < Self.most { all.append(one) }
    }

    // MARK: Conditions

    /// Whether two paths of a method are told apart by what it is given, and whether nothing else decides on either: a
    /// condition on the cell's own state may hold once only.
    private func isByData(_ a: Path, _ b: Path, _ given: GivenValues) -> Bool {
        let differing = a.choices.contains { choice in
            b.choices.contains { $0.condition == choice.condition && $0.branch != choice.branch }
        }
        return differing
            && (a.choices + b.choices).allSatisfy { choice in
                let condition = execution.conditions[choice.condition.index]
                return condition.kind == .entry
                    || choice.branch != Path.Choice.rest && isByData(condition, given)
            }
    }

    /// Whether a condition asks for a part of what a method is given, or whether something is given.
    ///
    /// A flag or a case alone says little: each caller may pass its own, for cells of its own.
    private func isByData(_ condition: Branching, _ given: GivenValues) -> Bool {
        guard condition.kind == .branch, condition.place.file == execution.type.file,
            given.function.range.union(condition.place.range) == given.function.range
        else { return false }
        let asked = given.function.node.spanning(condition.place.range).map(Self.asked)
        return asked?.contains { given.decide($0.node, isCompared: $0.isBound) } ?? false
    }

    private static func asked(by node: SyntaxNode) -> [(node: SyntaxNode, isBound: Bool)] {
        if let statement = SwitchStatement(node) { return [(statement.subject, false)] }
        guard let conditions = IfStatement(node)?.conditions ?? GuardStatement(node)?.conditions else {
            return [(node, false)]
        }
        return conditions.compactMap { condition in
            switch condition {
            case .expression(let node): (node, false)
            case .binding(let pattern, _, let value): (value ?? pattern, true)
            default: nil
            }
        }
    }
}

/// What a function is given, and what it calls parts of that.
private struct GivenValues {
    let function: FunctionDeclaration
    private let parameters: Set<String>
    private var locals: [String: SyntaxNode] = [:]

    init(to function: FunctionDeclaration) {
        self.function = function
        parameters = Set(function.parameters.compactMap(\.name))
        for node in function.node.tree.nodes(in: function.node, { kind, _ in kind == .variableDeclaration }) {
            for binding in VariableDeclaration(node)?.bindings ?? [] {
                if let name = binding.name, let value = binding.initialValue { locals[name] = value }
            }
        }
    }

    /// Whether an expression is about a part of what is given.
    ///
    /// - Parameter isCompared: whether it is asked whether there is a value, or how large it is.
    func decide(_ node: SyntaxNode, isCompared: Bool, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        let node = node.unwrapped
        if let negated = PrefixExpression(node) {
            return decide(negated.operand, isCompared: isCompared, depth: depth + 1)
        }
        if let binary = BinaryExpression(node), ["==", "!="].contains(binary.operator) {
            let sides = [binary.left, binary.right]
            let isCompared = sides.contains { NumberLiteral($0) != nil || $0.kind == .nilLiteral }
            return sides.contains { decide($0, isCompared: isCompared, depth: depth + 1) }
        }
        if let name = NameExpression(node)?.name {
            if let value = locals[name] { return decide(value, isCompared: isCompared, depth: depth + 1) }
            return isCompared && parameters.contains(name)
        }
        return node.contains { part in
            guard let name = NameExpression(part)?.name else { return false }
            return parameters.contains(name)
                || locals[name].map { decide($0, isCompared: true, depth: depth + 1) } ?? false
        }
    }
}

extension Execution {
    /// Whether UIKit uses one object of the class for several rows: a cell, unless all that show it make a new one for
    /// each row.
    var isReusable: Bool {
        guard ancestry(of: .root).contains(where: UIKitClass.isReusable) else { return false }
        let name = type.name.lastName
        let methods = program.methodsForRows(naming: name).compactMap { FunctionDeclaration($0.node) }
        return methods.isEmpty || !methods.allSatisfy { CellsForRows($0).makesNew(name) }
    }
}
