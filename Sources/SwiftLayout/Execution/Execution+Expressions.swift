import SourceText
import SwiftSource

extension Execution {
    /// The value of an expression, with all that evaluating it does to the layout.
    func evaluate(_ node: SyntaxNode) -> Value {
        guard step() else { return .unknown }
        return resolved(bounded(nested { evaluateNested(node) } ?? .unknown))
    }

    private func evaluateNested(_ node: SyntaxNode) -> Value {
        switch node.kind {
        case .nameExpression: return value(ofName: NameExpression(node)?.name ?? "", at: node)
        case .memberAccess: return MemberAccess(node).map(evaluate) ?? .unknown
        case .call: return CallExpression(node).map(evaluate) ?? .unknown
        case .subscriptCall: return SubscriptExpression(node).map(evaluate) ?? .unknown
        case .closure: return .closure(makeClosure(node))
        case .arrayLiteral: return .list(ArrayLiteral(node)?.elements.map(evaluate) ?? [])
        case .dictionaryLiteral:
            let entries = DictionaryLiteral(node)?.entries ?? []
            return .dictionary(entries.map { Value.Pair(key: evaluate($0.key), value: evaluate($0.value)) })
        case .tuple: return TupleExpression(node).map(evaluate) ?? .unknown
        case .integerLiteral, .floatLiteral:
            let kind: LinearNumber.Kind = node.kind == .integerLiteral ? .literal : .real
            return NumberLiteral(node)?.value.map { .number(LinearNumber($0).of(kind)) } ?? .unknown
        case .stringLiteral: return StringLiteral(node).map(evaluate) ?? .unknown
        case .booleanLiteral: return .bool(BooleanLiteral(node)?.value ?? false)
        case .nilLiteral: return .none
        case .prefixExpression: return PrefixExpression(node).map(evaluate) ?? .unknown
        case .postfixExpression:
            guard let expression = PostfixExpression(node) else { return .unknown }
            return evaluate(unary: expression.operator, expression.operand, at: node)
        case .binaryExpression: return BinaryExpression(node).map(evaluate) ?? .unknown
        case .ternaryExpression: return TernaryExpression(node).map(evaluate) ?? .unknown
        case .assignment:
            if let assignment = AssignmentExpression(node) {
                assign(evaluate(assignment.value), to: assignment.target)
            }
            return .void
        case .cast: return CastExpression(node).map(evaluate) ?? .unknown
        case .effectExpression: return EffectExpression(node).map { evaluate($0.value) } ?? .unknown
        case .inoutExpression: return InoutExpression(node).map(evaluate) ?? .unknown
        case .optionalChain, .forceUnwrap: return UnwrappingExpression(node).map { evaluate($0.base) } ?? .unknown
        case .specialization: return Specialization(node).map { evaluate($0.base) } ?? .unknown
        case .typeExpression: return .type(node.text)
        case .ifStatement, .switchStatement: return valueOfBranches(node)
        case .typeTest:
            let isInstance = CastExpression(node).flatMap { self.isInstance(evaluate($0.value), of: $0.type) }
            return isInstance.map { .bool($0) } ?? .unknown
        case .opaque:
            noteOpaque(node)
            return .unknown
        default:
            escapeEverything(in: node)
            return .unknown
        }
    }

    private func evaluate(_ tuple: TupleExpression) -> Value {
        let elements = tuple.elements
        if elements.count == 1, elements[0].label == nil { return evaluate(elements[0].value) }
        return elements.isEmpty
            ? .void : .tuple(elements.map { Value.Field(label: $0.label, value: evaluate($0.value)) })
    }

    private func evaluate(_ literal: StringLiteral) -> Value {
        if let text = literal.value { return .string(text) }
        var text = ""
        var isKnown = true
        for segment in literal.segments {
            switch segment {
            case .text(let part): text += part
            case .interpolation(let arguments):
                let value = arguments.first.map { evaluate($0.value) } ?? .unknown
                if let part = Self.text(of: value) { text += part } else { isKnown = false }
            }
        }
        return isKnown ? .string(text) : .unknown
    }

    /// A value as string interpolation writes it; nil if it is not known.
    private static func text(of value: Value) -> String? {
        switch value {
        case .string(let text): text
        case .bool(let value): String(value)
        case .number(let number):
            number.literal.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String($0) }
        default: nil
        }
    }

    private func evaluate(_ expression: PrefixExpression) -> Value {
        guard ["-", "+", "!", "&"].contains(expression.operator) else {
            return evaluate(unary: expression.operator, expression.operand, at: expression.node)
        }
        let value = evaluate(expression.operand)
        if let own = operatorFunction(expression.operator, [value], at: expression.node) { return own }
        switch expression.operator {
        case "-": return number(value).map { .number(($0 * -1).of($0.kind)) } ?? .unknown
        case "+": return value
        case "!":
            if case .truth(let truth) = value { return .truth(truth.opposite) }
            return value.bool.map { .bool(!$0) } ?? .unknown
        default: return value
        }
    }

    /// An operator before or after its one operand: one that the project declares, which may change the operand. Ranges
    /// that are open at one end are not known.
    private func evaluate(unary name: String, _ operand: SyntaxNode, at node: SyntaxNode) -> Value {
        let value = evaluate(operand)
        if name == "!" || name == "?" { return value }
        if let result = operatorFunction(name, [value], at: node) { return result }
        if !["..<", "...", "~"].contains(name) { escape(value) }
        return .unknown
    }

    private func evaluate(_ expression: TernaryExpression) -> Value {
        if let isTrue = truth(of: expression.condition) {
            return evaluate(isTrue ? expression.whenTrue : expression.whenFalse)
        }
        var values: [(path: Path, value: Value)] = []
        func note(_ node: SyntaxNode) -> Exit? {
            values.append((path, evaluate(node)))
            return nil
        }
        _ = branch(
            on: [.expression(expression.condition)], text(of: expression.condition), at: expression.condition,
            then: { note(expression.whenTrue) }, else: { note(expression.whenFalse) })
        return merged(values, named: text(of: expression.node))
    }

    /// A piece of code as one line for people: blanks joined, shortened.
    func text(of node: SyntaxNode) -> String { node.bytes.asOneLine }

    /// Whether a condition without bindings holds; nil if that is not known.
    func truth(of node: SyntaxNode) -> Bool? { evaluate(node).bool }

    // MARK: Operators

    private func evaluate(_ expression: BinaryExpression) -> Value {
        let name = expression.operator
        switch name {
        case "&&", "||": return connected(expression, stopsAt: name == "||")
        case "??":
            let left = evaluate(expression.left)
            if left == .none { return evaluate(expression.right) }
            if !left.isUnknown, !mayBeNil(left) { return left }
            return merged([left, evaluate(expression.right)], named: text(of: expression.node))
        case "...", "..<":
            guard let low = number(evaluate(expression.left))?.literal,
                let high = number(evaluate(expression.right))?.literal
            else { return .unknown }
            let count = Int(exactly: (high - low + (name == "..." ? 1 : 0)).rounded(.down)) ?? 0
            guard (0...Self.mostIterations).contains(count) else { return .unknown }
            return .list((0..<count).map { .number(LinearNumber(low + Double($0)).of(.integer)) })
        case "+=", "-=", "*=", "/=":
            let operation = String(name.dropLast())
            let value = combined(evaluate(expression.left), operation, evaluate(expression.right), at: expression.node)
            assign(value, to: expression.left)
            return .void
        default:
            let (left, right) = (evaluate(expression.left), evaluate(expression.right))
            return operatorFunction(name, [left, right], at: expression.node)
                ?? combined(left, name, right, at: expression.node)
        }
    }

    /// `a && b` and `a || b`.
    private func connected(_ expression: BinaryExpression, stopsAt decisive: Bool) -> Value {
        let left = evaluate(expression.left).bool
        if left == decisive { return .bool(decisive) }
        let right = evaluate(expression.right).bool
        if right == decisive { return .bool(decisive) }
        return left == nil || right == nil ? .unknown : .bool(!decisive)
    }

    private func combined(_ left: Value, _ name: String, _ right: Value, at node: SyntaxNode) -> Value {
        if left.isEndOfConstraint || right.isEndOfConstraint {
            // Some libraries make constraints by operators between anchors, or with SnapKit's chains.
            escape(left)
            escape(right)
            return .unknown
        }
        switch name {
        case "==", "!=", "===", "!==":
            guard let isEqual = areEqual(left, right) else { return .unknown }
            return .bool(isEqual == (name == "==" || name == "==="))
        case "+":
            if let a = left.list, let b = right.list { return .list(a + b) }
            if let a = left.string, let b = right.string { return .string(a + b) }
            if left.list != nil || right.list != nil {
                for object in left.objects + right.objects { open(object) }
                return .unknown
            }
        default: break
        }
        guard let a = number(left), let b = number(right) else {
            // An operator that is not understood may make a constraint of two anchors.
            escape(left)
            escape(right)
            return isArithmetic(left, name, right) ? makeUnknown(text(of: node)) : .unknown
        }
        let kind = a.kind.joined(with: b.kind)
        guard a.terms.count + b.terms.count < 40 else { return makeUnknown(text(of: node)) }
        switch name {
        case "+": return .number((a + b).of(kind))
        case "-": return .number((a - b).of(kind))
        case "*":
            if let factor = a.literal { return .number((b * factor).of(kind)) }
            if let factor = b.literal { return .number((a * factor).of(kind)) }
        case "/":
            guard let divisor = b.literal, divisor != 0, kind != .integer || a.literal != nil else { break }
            let quotient = (a * (1 / divisor)).of(kind)
            return .number(kind == .integer ? quotient.asInteger : quotient)
        case "%":
            guard let value = a.literal, let divisor = b.literal, divisor != 0 else { break }
            return .number(LinearNumber(value.truncatingRemainder(dividingBy: divisor)).of(kind))
        case "<", ">", "<=", ">=":
            guard let difference = (a - b).literal else { return .unknown }
            switch name {
            case "<": return .bool(difference < 0)
            case ">": return .bool(difference > 0)
            case "<=": return .bool(difference <= 0)
            default: return .bool(difference >= 0)
            }
        default: return .unknown
        }
        return makeUnknown(text(of: node))
    }

    /// Whether an operation gives a number although an operand is not known.
    private func isArithmetic(_ left: Value, _ name: String, _ right: Value) -> Bool {
        let known = [left, right].compactMap(number).count
        let unknown = [left, right].count(where: \.isUnknown)
        guard known + unknown == 2 else { return false }
        return ["-", "*", "/", "%"].contains(name) || name == "+" && known == 1
    }

    /// A variable that is passed to be changed: what a plain value is afterwards is not known.
    private func evaluate(_ passed: InoutExpression) -> Value {
        let value = evaluate(passed.value)
        switch value {
        case .member, .structure, .number, .bool, .truth, .string, .list, .dictionary, .tuple, .anchor, .none:
            lose(passed.value)
        case .object where passed.value.unwrapped.kind == .nameExpression: assign(.unknown, to: passed.value)
        default: break
        }
        return value
    }

    /// Whether two values are the same; nil if that is not known.
    func areEqual(_ a: Value, _ b: Value) -> Bool? {
        // Two instances of a structure that is not among the sources may be equal.
        if [a, b].compactMap(\.object).contains(where: isForeignInstance) { return nil }
        return switch (a, b) {
        case (.unknown, _), (_, .unknown): nil
        case (.none, .object(let id)), (.object(let id), .none): self[id].mayBeAbsent ? nil : false
        case (.number(let a), .number(let b)): (a - b).literal.map { $0 == 0 }
        case (.none, .none): true
        // What is known not to be nil.
        case (.none, let other), (let other, .none): mayBeNil(other) || other.memberName == "none" ? nil : false
        case (.object(let first), .object(let second)):
            first == second ? true : self[first].mayBeAnother || self[second].mayBeAnother ? nil : false
        case (.bool, .bool), (.string, .string): a == b
        case (.structure, _), (_, .structure): areEqualOptions(a, b)
        case (.member(let a), .member(let b)):
            a.name != b.name ? false : a.payload.isEmpty && b.payload.isEmpty ? true : nil
        default: nil
        }
    }
}
