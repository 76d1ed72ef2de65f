import LayoutModel
import SourceText
import SwiftSource

/// Whether code may run, as far as that depends on values that the project writes out: a `case` that no caller passes
/// is never reached.
struct CodeReach {
    private let values: PassedValues

    init(_ values: PassedValues) {
        self.values = values
    }

    /// Whether code that hides a view may run and hide it.
    func mayHide(at place: FileRange) -> Bool {
        guard let tree = values.tree(place.file) else { return true }
        var node = tree.root.innermost(at: place.range.start)
        if BuilderCalls(values).show(whatIsHiddenAt: node, in: place.file) { return false }
        while let parent = node.parent, !node.kind.isTypeDeclaration, FunctionDeclaration(node) == nil {
            if let assignment = AssignmentExpression(node), MemberAccess(assignment.target)?.name == "isHidden",
                !mayBe(true, assignment.value, place.file)
            {
                return false
            }
            if !mayReach(node, in: parent, place.file) { return false }
            if let property = observed(by: node, place.file), !values.maySet(property) { return false }
            node = parent
        }
        return true
    }

    /// The property whose observer or setter a node is.
    private func observed(by node: SyntaxNode, _ file: FileID) -> PropertyInfo? {
        guard let accessor = Accessor(node), accessor.name != "get", let binding = node.parent,
            let variable = binding.parent.flatMap(VariableDeclaration.init)
        else { return nil }
        let own = variable.bindings.first { $0.node == binding }
        let owner = values.program.type(at: node, in: file)?.name
        return own.flatMap { own in
            own.name.map { PropertyInfo(own, of: variable, name: $0, file: file, owner: owner) }
        }
    }

    /// Whether a part of a statement may run.
    private func mayReach(_ node: SyntaxNode, in parent: SyntaxNode, _ file: FileID) -> Bool {
        if let statement = SwitchStatement(parent), let taken = statement.cases.first(where: { $0.node == node }) {
            let hasFallthrough = parent.contains { $0.kind == .fallthroughStatement }
            guard !hasFallthrough, let possible = values.values(statement.subject, in: file) else { return true }
            let names = statement.cases.filter { !$0.isDefault }.map(Self.names)
            guard !names.contains(nil) else { return true }
            if taken.isDefault { return !possible.names.isSubset(of: Set(names.compactMap { $0 }.joined())) }
            return Self.names(of: taken).map { !possible.names.isDisjoint(with: $0) } ?? true
        }
        if let statement = IfStatement(parent) {
            if statement.body?.node == node { return statement.conditions.allSatisfy { mayBe(true, $0, file) } }
            if statement.elseBody == node { return statement.conditions.contains { mayBe(false, $0, file) } }
        }
        if let statement = GuardStatement(parent), statement.elseBody?.node == node {
            return statement.conditions.contains { mayBe(false, $0, file) }
        }
        return true
    }

    /// Whether one of several conditions may hold or fail.
    private func mayBe(_ wanted: Bool, _ condition: Condition, _ file: FileID) -> Bool {
        switch condition {
        case .expression(let node): mayBe(wanted, node, file)
        case .binding(let pattern, _, let value): wanted || values.mayBeNil(value, boundTo: pattern, in: file)
        case .pattern, .availability: true
        }
    }

    /// The cases that a `case` names; nil if it asks for more, or for what need not be a case.
    private static func names(of one: SwitchStatement.Case) -> [String]? {
        guard one.guards.isEmpty else { return nil }
        let names = one.patterns.map { pattern in
            pattern.kind == .booleanLiteral
                ? pattern.text : MemberAccess(pattern).flatMap { $0.base == nil ? $0.name : nil }
        }
        return names.contains(nil) ? nil : names.compactMap { $0 }
    }

    /// Whether a condition may have a value.
    private func mayBe(_ wanted: Bool, _ node: SyntaxNode, _ file: FileID) -> Bool {
        let node = node.unwrapped
        if let negated = PrefixExpression(node), negated.operator == "!" {
            return mayBe(!wanted, negated.operand, file)
        }
        return mayBeByValues(wanted, node, file) && mayBeByCalls(wanted, node, file)
    }

    /// Whether some caller may pass for a parameter what makes a condition on it true or false: some only call where
    /// they have asked the same.
    private func mayBeByCalls(_ wanted: Bool, _ node: SyntaxNode, _ file: FileID) -> Bool {
        guard let name = node.firstName, case .parameter(let function)? = PassedValues.meaning(of: name, at: node),
            let arguments = values.arguments(for: name, of: function, file)?.all
        else { return true }
        return arguments.isEmpty
            || arguments.contains { argument, _ in
                guard let argument else { return true }
                return (KnownConditions(at: argument).holds(node, with: name, for: argument) ?? wanted) == wanted
            }
    }

    private func mayBeByValues(_ wanted: Bool, _ node: SyntaxNode, _ file: FileID) -> Bool {
        guard let binary = BinaryExpression(node) else {
            guard let values = values.values(node, in: file), values.type == "Bool" else { return true }
            return values.names.contains("\(wanted)")
        }
        switch binary.operator {
        case "&&", "||":
            let parts = [binary.left, binary.right]
            return wanted == (binary.operator == "&&")
                ? parts.allSatisfy { mayBe(wanted, $0, file) } : parts.contains { mayBe(wanted, $0, file) }
        case "==", "!=":
            let sides = [binary.left, binary.right]
            if let other = sides.first(where: { $0.kind != .nilLiteral }),
                sides.contains(where: { $0.kind == .nilLiteral })
            {
                return wanted != (binary.operator == "==") || values.mayBeNil(other, in: file)
            }
            let found = sides.map { values.values($0, in: file) }
            let type = found.lazy.compactMap { $0?.type }.first
            let all = zip(sides, found).map { $1 ?? values.values($0, in: file, as: type) }
            guard let left = all[0], let right = all[1], left.type == right.type else { return true }
            return wanted == (binary.operator == "==")
                ? !left.names.isDisjoint(with: right.names)
                : left.names.count > 1 || right.names.count > 1 || left.names != right.names
        default: return true
        }
    }
}

extension SyntaxNode {
    /// The name that the members of an expression belong to: `data` in `!data.files.isEmpty` and in `data.count > 0`.
    fileprivate var firstName: String? {
        var node = unwrapped
        while true {
            if let name = NameExpression(node)?.name { return name }
            let next = BinaryExpression(node)?.left ?? PrefixExpression(node)?.operand ?? node.child(.base)
            guard let next else { return nil }
            node = next.unwrapped
        }
    }
}
