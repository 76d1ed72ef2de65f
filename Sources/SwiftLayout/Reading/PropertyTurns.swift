import SwiftSource

/// The properties of a class that its code gives one value after the other: `isOpen.toggle()`, `isOpen = !isOpen`, or
/// `true` in one place and `false` in another.
struct PropertyTurns {
    private let execution: Execution
    /// The names of those that get both values somewhere in the class.
    private var both: Set<String> = []

    /// - Complexity: O(length of the class).
    init(_ execution: Execution) {
        self.execution = execution
        var values: [String: Set<Bool>] = [:]
        var found: Set<String> = []
        execution.type.declaration.node.walk { node in
            // What an initializer sets no observer sees.
            if FunctionDeclaration(node)?.isInitializer == true { return false }
            if let name = node.turnedName { found.insert(name) }
            if let assignment = AssignmentExpression(node), let name = assignment.target.ownName,
                let value = BooleanLiteral(assignment.value)?.value
            {
                values[name, default: []].insert(value)
            }
            return true
        }
        both = found.union(values.filter { $0.value.count == 2 }.keys).filter(isStored)
    }

    /// Whether a condition asks for a property whose observer runs for one value after the other.
    func isObserved(_ condition: Branching, by entry: Branching) -> Bool {
        guard entry.isObserver, let name = Self.name(asked: condition) else { return false }
        return entry.method == name && both.contains(name)
    }

    /// Whether a condition asks for a property that each run of a function turns round.
    func isTurned(_ condition: Branching, by function: FunctionDeclaration) -> Bool {
        guard let name = Self.name(asked: condition), both.contains(name),
            !function.parameters.contains(where: { $0.name == name })
        else { return false }
        return function.body?.node.children.contains { $0.turnedName == name } ?? false
    }

    private func isStored(_ name: String) -> Bool {
        let known = execution.program.properties(name, of: execution.ancestry(of: .root), in: execution.type.file)
        return known.count == 1 && !known[0].isStatic && !known[0].isComputed
    }

    /// The name in `isOpen`, `!isOpen` and `self.isOpen`.
    private static func name(asked condition: Branching) -> String? {
        var name = condition.text[...]
        if name.hasPrefix("!") { name = name.dropFirst() }
        if name.hasPrefix("self.") { name = name.dropFirst(5) }
        return condition.branches.isEmpty && name.utf8.allSatisfy(\.isWord) ? String(name) : nil
    }
}

extension SyntaxNode {
    /// The property of the object itself to which a statement gives the other value.
    fileprivate var turnedName: String? {
        if let assignment = AssignmentExpression(self) {
            guard let name = assignment.target.ownName, let negated = PrefixExpression(assignment.value),
                negated.operator == "!", negated.operand.ownName == name
            else { return nil }
            return name
        }
        guard let callee = CallExpression(self).flatMap({ MemberAccess($0.callee) }), callee.name == "toggle" else {
            return nil
        }
        return callee.base?.ownName
    }
}
