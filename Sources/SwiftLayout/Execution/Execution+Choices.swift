import SwiftSource

/// A case of an enumeration that depends on a condition, as `isLarge ? .wide : .narrow` does.
///
/// It is another one on the path of each branch of the condition.
struct Choice: Hashable {
    let condition: ConditionID
    /// By branch: members, with nothing in them that the layout consists of.
    fileprivate(set) var values: [Value]
}

extension Execution {
    /// What the branches of a condition come to; nil if these are not all its branches, not all cases, or all the same.
    func choice(_ values: [(path: Path, value: Value)]) -> Value? {
        guard values.contains(where: { $0.value != values[0].value }), let last = values[0].path.choices.last,
            conditions[last.condition.index].count == values.count, conditions[last.condition.index].kind != .entry
        else { return nil }
        let start = values[0].path.choices.dropLast()
        let isWhole = values.enumerated().allSatisfy { branch, one in
            guard case .member = one.value, one.value.objects.isEmpty else { return false }
            return one.path.choices.last == Path.Choice(condition: last.condition, branch: branch)
                && one.path.choices.dropLast() == start
        }
        return isWhole ? .choice(Choice(condition: last.condition, values: ofOneType(values.map(\.value)))) : nil
    }

    /// The cases, all of the type that one of them states.
    private func ofOneType(_ values: [Value]) -> [Value] {
        let types = Set(values.compactMap { if case .member(let member) = $0 { member.type } else { nil } })
        guard types.count == 1, let type = types.first else { return values }
        return values.map { value in
            guard case .member(var member) = value, member.type == nil, program.hasCase(member.name, type) else {
                return value
            }
            member.type = type
            return .member(member)
        }
    }

    /// What something comes to for each case, on the path of that.
    func onEach(of choice: Choice, named name: String, _ body: @escaping (Value) -> Value) -> Value {
        if let taken = taken(choice) { return body(taken) }
        var values: [(path: Path, value: Value)] = []
        _ = branch(
            choice.condition,
            choice.values.map { value in
                {
                    values.append((self.path, body(value)))
                    return nil
                }
            })
        return merged(values, named: name)
    }

    /// The case that the path of what is being executed has chosen; nil if it may be any.
    func taken(_ choice: Choice) -> Value? {
        let value = resolved(.choice(choice))
        return value == .choice(choice) ? nil : value
    }

    /// The cases of an enumeration of the project; unknown if they are something else.
    ///
    /// - Parameter owner: the type in which the type's name is written; nil for that of the code being executed.
    func typed(_ choice: Choice, as type: String, of owner: String?) -> Value {
        guard let type = program.type(type, from: owner ?? frame.type, in: frame.file)?.name else { return .unknown }
        var choice = choice
        for (index, value) in choice.values.enumerated() {
            guard case .member(let member) = value, program.hasCase(member.name, type) else { return .unknown }
            choice.values[index] = caseValue(member.name, member.payload, of: type)
        }
        return .choice(choice)
    }

    /// Whether a choice is equal to a value, or if `isOpposite` whether it is another one.
    func isEqual(_ choice: Choice, _ other: Value, isOpposite: Bool) -> Value {
        let results = (taken(choice).map { [$0] } ?? choice.values).map { areEqual($0, other) }
        guard let first = results.first.flatMap({ $0 }) else { return .unknown }
        if results.allSatisfy({ $0 == first }) { return .bool(first != isOpposite) }
        guard results.count == 2, results[1] == !first else { return .unknown }
        return .truth(Truth(condition: choice.condition, isNegated: first == isOpposite))
    }
}
