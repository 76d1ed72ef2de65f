import SwiftSource

/// What holds at a place in code by the conditions around it and before it: in `if items.isEmpty { }`, behind a
/// `guard`, in a `case` over a count.
///
/// Expressions are compared by their texts. That what they name may change in between is left out.
struct KnownConditions {
    private enum Claim: Hashable {
        case holds(String)
        case isEmpty(String)
        case isNil(String)
    }

    private var known: [Claim: Bool] = [:]

    /// - Complexity: O(the statements before the place in the blocks around it, up to its function or closure).
    init(at node: SyntaxNode) {
        var node = node
        while let parent = node.parent, node.kind != .closure, FunctionDeclaration(node) == nil {
            add(holdingIn: node, of: parent)
            if parent.kind == .codeBlock || parent.kind == .switchCase || parent.kind == .closure {
                for statement in parent.children where statement.range.end <= node.start { add(after: statement) }
            }
            node = parent
        }
    }

    /// Whether an expression holds; nil if that is not known.
    ///
    /// - Parameters:
    ///   - name: a name that the expression begins with.
    ///   - replacement: what stands for the name at the place.
    func holds(_ node: SyntaxNode, with name: String, for replacement: SyntaxNode) -> Bool? {
        guard !known.isEmpty, let (claim, value) = Self.claim(node) else { return nil }
        func replaced(_ text: String) -> String? {
            guard text == name || text.hasPrefix(name + ".") || text.hasPrefix(name + "?.") else { return nil }
            return Self.text(replacement) + text.dropFirst(name.count)
        }
        let wanted: Claim? =
            switch claim {
            case .holds(let text): replaced(text).map(Claim.holds)
            case .isEmpty(let text): replaced(text).map(Claim.isEmpty)
            case .isNil(let text): replaced(text).map(Claim.isNil)
            }
        return wanted.flatMap { known[$0] }.map { $0 == value }
    }

    // MARK: What is known

    private mutating func add(holdingIn node: SyntaxNode, of parent: SyntaxNode) {
        if let statement = IfStatement(parent) {
            if statement.body?.node == node { for one in statement.conditions { add(one) } }
            if statement.elseBody == node { addOpposite(of: statement.conditions) }
        }
        if let statement = SwitchStatement(parent), let taken = statement.cases.first(where: { $0.node == node }),
            taken.guards.isEmpty, !parent.contains(where: { $0.kind == .fallthroughStatement })
        {
            add(taken, of: statement)
        }
    }

    /// What holds after a statement that leaves the block otherwise.
    private mutating func add(after statement: SyntaxNode) {
        if let statement = GuardStatement(statement) { for one in statement.conditions { add(one) } }
        if let statement = IfStatement(statement), statement.elseBody == nil,
            let last = statement.body?.statements.last,
            [.returnStatement, .continueStatement, .breakStatement, .throwStatement].contains(last.kind)
        {
            addOpposite(of: statement.conditions)
        }
    }

    private mutating func addOpposite(of conditions: [Condition]) {
        guard conditions.count == 1, case .expression(let node) = conditions[0] else { return }
        add(node, false)
    }

    private mutating func add(_ condition: Condition) {
        switch condition {
        case .expression(let node): add(node, true)
        case .binding(let pattern, _, let value):
            let text = Self.text(value ?? pattern)
            learn(.isNil(text), false)
            for first in [".first", ".last"] where text.hasSuffix(first) {
                learn(.isEmpty(String(text.dropLast(first.count))), false)
            }
        case .pattern, .availability: return
        }
    }

    private mutating func add(_ node: SyntaxNode, _ value: Bool) {
        let node = node.unwrapped
        if let negated = PrefixExpression(node), negated.operator == "!" { return add(negated.operand, !value) }
        if let binary = BinaryExpression(node), binary.operator == (value ? "&&" : "||") {
            add(binary.left, value)
            add(binary.right, value)
            return
        }
        if let (claim, isSo) = Self.claim(node) { learn(claim, isSo == value) }
        // A count of some has elements; a smaller one may have none.
        if let (list, sign, number) = Self.count(node), value, sign == "==" || sign == ">=" || sign == ">", number > 0 {
            learn(.isEmpty(list), false)
        }
    }

    /// In a `case` of numbers over a count.
    private mutating func add(_ taken: SwitchStatement.Case, of statement: SwitchStatement) {
        guard let list = Self.list(countedBy: statement.subject) else { return }
        func numbers(_ one: SwitchStatement.Case) -> [Int?] { one.patterns.map { Int($0.text) } }
        if taken.isDefault {
            if statement.cases.contains(where: { $0.guards.isEmpty && numbers($0).contains(0) }) {
                learn(.isEmpty(list), false)
            }
        } else if numbers(taken).allSatisfy({ $0.map { $0 > 0 } ?? false }) {
            learn(.isEmpty(list), false)
        } else if numbers(taken) == [0] {
            learn(.isEmpty(list), true)
        }
    }

    /// The condition that is nearest to the place counts.
    private mutating func learn(_ claim: Claim, _ value: Bool) { if known[claim] == nil { known[claim] = value } }

    // MARK: Expressions

    /// What an expression claims, and whether it claims that or the opposite.
    private static func claim(_ node: SyntaxNode) -> (Claim, Bool)? {
        let node = node.unwrapped
        if let negated = PrefixExpression(node), negated.operator == "!" {
            return claim(negated.operand).map { ($0, !$1) }
        }
        if let (list, sign, number) = count(node) {
            switch (sign, number) {
            case ("==", 0), ("<", 1), ("<=", 0): return (.isEmpty(list), true)
            case ("!=", 0), (">", 0), (">=", 1): return (.isEmpty(list), false)
            default: return (.holds(text(node)), true)
            }
        }
        if let binary = BinaryExpression(node) {
            guard binary.operator == "==" || binary.operator == "!=" else { return (.holds(text(node)), true) }
            let others = [binary.left, binary.right].filter { $0.kind != .nilLiteral }.map(text)
            let claim: Claim = others.count == 1 ? .isNil(others[0]) : .holds(others.joined(separator: "=="))
            return (claim, binary.operator == "==")
        }
        if let access = MemberAccess(node), access.name == "isEmpty", let base = access.base {
            return (.isEmpty(text(base)), true)
        }
        return (.holds(text(node)), true)
    }

    /// The parts of `list.count > 0`.
    private static func count(_ node: SyntaxNode) -> (list: String, sign: String, number: Int)? {
        guard let binary = BinaryExpression(node), let list = list(countedBy: binary.left),
            let number = Int(binary.right.text)
        else { return nil }
        return (list, binary.operator, number)
    }

    private static func list(countedBy node: SyntaxNode) -> String? {
        guard let access = MemberAccess(node.unwrapped), access.name == "count" else { return nil }
        return access.base.map(text)
    }

    /// The text without blanks and `self.`.
    private static func text(_ node: SyntaxNode) -> String {
        let text = node.unwrapped.text.filter { !$0.isWhitespace }
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }
}
