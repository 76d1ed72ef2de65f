import SourceText
import SwiftSource

/// A condition that stands for every `switch` over one constant: which case is taken is the same in all of them.
struct SharedSwitch {
    /// The property of the class that is switched over.
    var property: String
    var cases: [String]
    var condition: ConditionID
}

extension Execution {
    func execute(_ statement: SwitchStatement) -> Exit? {
        let subject = evaluate(statement.subject)
        if case .choice(let choice) = subject {
            if let taken = taken(choice) { return execute(statement, by: taken) }
            return branch(choice.condition, choice.values.map { value in { self.execute(statement, by: value) } })
        }
        return execute(statement, by: subject)
    }

    private func execute(_ statement: SwitchStatement, by subject: Value) -> Exit? {
        guard !subject.isUnknown else { return executeAll(statement, of: subject) }
        for one in statement.cases {
            switch executeIfTaken(one, by: subject) {
            case .taken(let exit): return exit == .break() ? nil : exit
            case .passed: continue
            case .unknown: return executeAll(statement, of: subject)
            }
        }
        return nil
    }

    private enum CaseOutcome {
        case taken(Exit?)
        case passed
        case unknown
    }

    private func executeIfTaken(_ one: SwitchStatement.Case, by subject: Value) -> CaseOutcome {
        inNewScope {
            switch one.isDefault ? true : matchesAny(subject, one) {
            case true: .taken(execute(one.statements))
            case false: .passed
            case nil: .unknown
            }
        }
    }

    /// The cases that a value may take: none that it does not match, and none behind one that it does.
    private func possibleCases(of statement: SwitchStatement, by subject: Value) -> [SwitchStatement.Case] {
        guard !subject.isUnknown else { return statement.cases }
        var possible: [SwitchStatement.Case] = []
        for one in statement.cases {
            let isTaken = one.isDefault ? true : inNewScope { matchesAny(subject, one) }
            if isTaken != false { possible.append(one) }
            if isTaken == true { break }
        }
        return possible
    }

    /// Executes each case that is possible on a path of its own.
    private func executeAll(_ statement: SwitchStatement, of subject: Value) -> Exit? {
        collect(subject)
        let cases = possibleCases(of: statement, by: subject)
        let names = cases.map { one in
            one.isDefault ? "default" : one.patterns.map { text(of: $0) }.joined(separator: ", ")
        }
        let bodies = cases.map { one in
            {
                self.inNewScope { () -> Exit? in
                    for pattern in one.patterns { _ = self.matches(.unknown, pattern) }
                    let exit = self.execute(one.statements)
                    return exit == .break() ? nil : exit
                }
            }
        }
        let condition = condition(of: statement, names)
        if let taken = path.choices.last(where: { $0.condition == condition }), bodies.indices.contains(taken.branch) {
            return bodies[taken.branch]()
        }
        return branch(condition, bodies)
    }

    /// The condition of a `switch`. Those over one constant of the class, with the same cases, have one in common.
    private func condition(of statement: SwitchStatement, _ cases: [String]) -> ConditionID {
        func make() -> ConditionID {
            let isUndecided = mentionsForgotten(statement.subject)
            let condition = makeCondition(
                text(of: statement.subject), isUndecided ? .undecided : .branch, at: statement.node)
            conditions[condition.index].branches = cases
            return condition
        }
        guard let property = ownConstant(statement.subject), statement.cases.allSatisfy(isDecidedByValue) else {
            return make()
        }
        if let known = sharedSwitches.first(where: { $0.property == property && $0.cases == cases })?.condition {
            // Behind a case that has left the function it is not known which of the others was taken.
            return path.choices.contains(Path.Choice(condition: known, branch: Path.Choice.rest)) ? make() : known
        }
        let condition = make()
        sharedSwitches.append(SharedSwitch(property: property, cases: cases, condition: condition))
        return condition
    }

    /// The name of the stored constant of the object that is read for which an expression stands: `style` or
    /// `self.style`.
    private func ownConstant(_ node: SyntaxNode) -> String? {
        guard frame.receiver.object == .root, let name = propertyName(node.unwrapped) else { return nil }
        let properties = program.properties(name, of: ancestry(of: .root), in: frame.file)
        guard properties.count == 1, properties[0].isLet, !properties[0].isStatic else { return nil }
        return name
    }

    /// Whether nothing but the value that is switched over decides on a case: it has no guard and compares with nothing
    /// that may change.
    private func isDecidedByValue(_ one: SwitchStatement.Case) -> Bool {
        one.guards.isEmpty
            && one.patterns.allSatisfy { pattern in
                guard let call = CallExpression(BindingPattern(pattern)?.pattern ?? pattern) else {
                    return MemberAccess(pattern)?.base == nil && pattern.kind == .memberAccess
                }
                return MemberAccess(call.callee)?.base == nil && call.callee.kind == .memberAccess
                    && call.arguments.allSatisfy { Self.binding.contains($0.value.kind) }
            }
    }

    /// Patterns that every value matches.
    private static let binding: Set<SyntaxKind> = [
        .bindingPattern, .namePattern, .wildcardPattern, .discardExpression,
    ]
}
