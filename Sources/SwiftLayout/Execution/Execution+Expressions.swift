import SourceText
import SwiftSource

extension Execution {
    /// The value of an expression, with all that evaluating it does to the layout.
    func evaluate(_ node: SyntaxNode) -> Value {
        guard step() else { return .unknown }
        return withType(resolved(bounded(nested { evaluateNested(node) } ?? .unknown)), node)
    }

    /// What was stored or returned has a type, though it is not always known: it is no literal any more.
    private func withType(_ value: Value, _ node: SyntaxNode) -> Value {
        guard case .number(let number) = value, number.kind != .real, number.kind != .integer,
            !Self.keepsLiterals.contains(node.kind),
            CallExpression(node).map({ !["max", "min", "abs"].contains($0.name) }) ?? true
        else { return value }
        return .number(number.withKind(.real))
    }

    /// Expressions whose type is that of their parts.
    private static let keepsLiterals: Set<SyntaxKind> = [
        .integerLiteral, .prefixExpression, .binaryExpression, .ternaryExpression, .tuple,
    ]

    private func evaluateNested(_ node: SyntaxNode) -> Value {
        switch node.kind {
        case .nameExpression: return value(ofName: NameExpression(node)?.name ?? "", at: node)
        case .memberAccess: return MemberAccess(node).map(evaluate) ?? .unknown
        case .call: return CallExpression(node).map(evaluate) ?? .unknown
        case .subscriptCall: return SubscriptExpression(node).map(evaluate) ?? .unknown
        case .closure: return .closure(makeClosure(node))
        case .arrayLiteral: return ArrayLiteral(node).map(evaluate) ?? .unknown
        case .dictionaryLiteral:
            let entries = DictionaryLiteral(node)?.entries ?? []
            return .dictionary(entries.map { Value.Pair(key: evaluate($0.key), value: evaluate($0.value)) })
        case .tuple: return TupleExpression(node).map(evaluate) ?? .unknown
        case .integerLiteral, .floatLiteral: return NumberLiteral(node).map(value) ?? .unknown
        case .stringLiteral: return StringLiteral(node).map(evaluate) ?? .unknown
        case .booleanLiteral: return .bool(BooleanLiteral(node)?.value ?? false)
        case .nilLiteral: return .none
        case .prefixExpression: return PrefixExpression(node).map(evaluate) ?? .unknown
        case .postfixExpression:
            return PostfixExpression(node).map { evaluate(unary: $0.operator, $0.operand, at: node) } ?? .unknown
        case .binaryExpression: return BinaryExpression(node).map(evaluate) ?? .unknown
        case .ternaryExpression: return TernaryExpression(node).map(evaluate) ?? .unknown
        case .assignment:
            if let assignment = AssignmentExpression(node) {
                let value = evaluate(assignment.value)
                assign(value.isUnknown ? viewAssigned(by: assignment) ?? value : value, to: assignment.target)
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

    private func value(of literal: NumberLiteral) -> Value {
        let kind: LinearNumber.Kind = literal.node.kind == .integerLiteral ? .literal : .real
        return literal.value.map { .number(LinearNumber($0).withKind(kind)) } ?? .unknown
    }

    /// The elements of a list have one type: beside other numbers, integer literals are no integers.
    private func evaluate(_ literal: ArrayLiteral) -> Value {
        let elements = literal.elements.map(evaluate)
        let hasReal = elements.contains { if case .number(let number) = $0 { number.kind == .real } else { false } }
        guard hasReal else { return .list(elements) }
        return .list(
            elements.map { element in
                if case .number(let number) = element { .number(number.withKind(.real)) } else { element }
            })
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
        case "-": return number(value).map { .number($0 * -1) } ?? .unknown
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
            return .list((0..<count).map { .number(LinearNumber(low + Double($0)).withKind(.integer)) })
        default: return combined(expression)
        }
    }

    /// Any other operator, of the project or of Swift.
    private func combined(_ expression: BinaryExpression) -> Value {
        let name = expression.operator
        let (left, right) = (evaluate(expression.left), evaluate(expression.right))
        let own = operatorFunction(name, [left, right], at: expression.node)
        guard name.hasSuffix("="), !Self.comparisons.contains(name) else {
            return own ?? combined(left, name, right, at: expression.node)
        }
        // An operator that assigns: one that is not understood makes the variable unknown.
        if let own { return own }
        guard expression.isAssignment else {
            escape(right)
            forget(expression.left)
            return .void
        }
        let value =
            isConstantFromBefore(expression.left)
            ? makeUnknown(text(of: expression.node))
            : combined(left, String(name.dropLast()), right, at: expression.node)
        if value.isUnknown { forget(expression.left) } else { assign(value, to: expression.left) }
        return .void
    }

    /// Whether a method changes the constant of a constraint that was there before: by then it has changed as often as
    /// methods were called.
    private func isConstantFromBefore(_ target: SyntaxNode) -> Bool {
        guard isInEntryPoint(path), let access = MemberAccess(target), access.name == "constant",
            let id = access.base.map(evaluate)?.object, case .constraint = self[id].kind
        else { return false }
        return self[id].path.first != path.first
    }

    private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<=", ">=", "~="]

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
        if case .number(let a) = left, case .number(let b) = right,
            a.kind == .fraction || b.kind == .fraction, a.kind.joined(with: b.kind) != .real
        {
            return makeUnknown(text(of: node))
        }
        switch name {
        case "==", "!=", "===", "!==":
            if case .choice(let choice) = left { return isEqual(choice, right, isOpposite: name.hasPrefix("!")) }
            if case .choice(let choice) = right { return isEqual(choice, left, isOpposite: name.hasPrefix("!")) }
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
            guard isArithmetic(left, name, right) else { return .unknown }
            return makeUnknown(text(of: node), likely: likelyQuotient(left, name, node))
        }
        guard a.terms.count + b.terms.count < 40 else { return makeUnknown(text(of: node)) }
        switch name {
        case "+": return .number(a + b)
        case "-": return .number(a - b)
        case "*":
            let kind = a.kind.joined(with: b.kind)
            if let factor = a.literal { return .number((b * factor).withKind(kind)) }
            if let factor = b.literal { return .number((a * factor).withKind(kind)) }
        case "/": if let quotient = quotient(a, b) { return .number(quotient) }
        case "%":
            guard let value = a.literal, let divisor = b.literal, divisor != 0 else { break }
            let rest = LinearNumber(value.truncatingRemainder(dividingBy: divisor))
            return .number(rest.withKind(a.kind.joined(with: b.kind)))
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

    /// Nil if it is not known: what is left of an integer that is not known.
    private func quotient(_ a: LinearNumber, _ b: LinearNumber) -> LinearNumber? {
        guard let divisor = b.literal, divisor != 0 else { return nil }
        let kind = a.kind.joined(with: b.kind)
        guard kind != .real else { return a * (1 / divisor) }
        guard let value = a.literal else { return nil }
        let quotient = LinearNumber(value / divisor)
        if kind == .integer { return quotient.asInteger }
        return quotient.withKind(value.remainder(dividingBy: divisor) == 0 ? .literal : .fraction)
    }

    /// The likely value of a number of pixels: of `1 / UIScreen.main.scale`.
    private func likelyQuotient(_ left: Value, _ name: String, _ node: SyntaxNode) -> Double? {
        guard name == "/", let dividend = number(left)?.literal, let right = BinaryExpression(node)?.right,
            let divisor = LikelyNumber.of(text(of: right))
        else { return nil }
        return dividend / divisor
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
        case .member, .structure, .number, .bool, .truth, .choice, .string, .list, .dictionary, .tuple, .anchor,
            .none:
            // A setter runs once, with what the function makes of the value.
            if !isSetter(passed.value) { forget(passed.value) }
        case .object where passed.value.unwrapped.kind == .nameExpression && !leavesPassedObjects:
            assign(.unknown, to: passed.value)
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
