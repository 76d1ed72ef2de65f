import SourceText
import SwiftSource

extension Execution {
    /// Binds the names of a pattern to the parts of a value. A part that is not known makes its names unknown.
    func bind(_ pattern: SyntaxNode, to value: Value) {
        switch pattern.kind {
        case .namePattern: declare(pattern.identifier, value)
        case .bindingPattern: BindingPattern(pattern).map { bind($0.pattern, to: value) }
        case .tuplePattern, .tuple:
            let parts =
                pattern.kind == .tuplePattern
                ? pattern.children(.pattern) : pattern.children(.element).map { $0.child(.value) ?? $0 }
            if case .tuple(let fields) = value, fields.count == parts.count {
                for (part, field) in zip(parts, fields) { bind(part, to: field.value) }
            } else {
                collect(value)
                for part in parts { bind(part, to: .unknown) }
            }
        default:
            collect(value)
            for name in pattern.boundNames { declare(name.identifier, .unknown) }
        }
    }

    /// Whether a value matches a pattern of a case and its guard; nil if that is not known.
    func matchesAny(_ value: Value, _ one: SwitchStatement.Case) -> Bool? {
        var result: Bool? = false
        for pattern in one.patterns {
            switch matches(value, pattern) {
            case true:
                guard !one.guards.isEmpty else { return true }
                // Of several patterns it is not known which one a guard is for.
                guard one.patterns.count == 1 else { return nil }
                let guards = one.guards.map { truth(of: $0) }
                return guards.contains(false) ? false : guards.contains(nil) ? nil : true
            case false: continue
            case nil: result = nil
            }
        }
        return result
    }

    /// Whether a number is in a range that is written; nil if that is not known, or it is none.
    private func isInRange(_ value: Value, _ pattern: SyntaxNode) -> Bool? {
        guard case .number(let number) = value, let number = number.literal else { return nil }
        func bound(_ node: SyntaxNode) -> Double? { self.number(evaluate(node))?.literal }
        if let range = BinaryExpression(pattern), range.operator == "..." || range.operator == "..<" {
            guard let low = bound(range.left), let high = bound(range.right) else { return nil }
            return low <= number && (range.operator == "..." ? number <= high : number < high)
        }
        if let range = PrefixExpression(pattern), range.operator == "..." || range.operator == "..<" {
            return bound(range.operand).map { range.operator == "..." ? number <= $0 : number < $0 }
        }
        if let range = PostfixExpression(pattern), range.operator == "..." {
            return bound(range.operand).map { $0 <= number }
        }
        return nil
    }

    /// Whether a value matches a pattern; nil if that is not known. Declares the names of the pattern.
    func matches(_ value: Value, _ pattern: SyntaxNode) -> Bool? {
        switch pattern.kind {
        case .wildcardPattern, .discardExpression: return true
        case .namePattern:
            declare(pattern.identifier, value)
            return true
        case .bindingPattern: return BindingPattern(pattern).flatMap { matches(value, $0.pattern) }
        case .typePattern: return isInstance(value, of: pattern.child(.type).flatMap(TypeReference.init))
        case .cast:
            guard let cast = CastExpression(pattern), isInstance(value, of: cast.type) != false else { return false }
            let isMatched = matches(value, cast.value)
            return isInstance(value, of: cast.type) == true ? isMatched : nil
        case .memberAccess, .call:
            let name = MemberAccess(pattern)?.name ?? CallExpression(pattern)?.name
            for bound in pattern.boundNames { declare(bound.identifier, .unknown) }
            collect(value)
            guard case .member(let member) = value, let name else { return value == .none ? name == "none" : nil }
            if member.name != name { return false }
            let arguments = CallExpression(pattern)?.arguments ?? []
            guard arguments.count == member.payload.count else { return arguments.isEmpty ? true : nil }
            var result: Bool? = true
            for (argument, field) in zip(arguments, member.payload) {
                switch matches(field.value, argument.value) {
                case true: continue
                case false: return false
                case nil: result = nil
                }
            }
            return result
        case .tuple, .tuplePattern:
            let parts =
                pattern.kind == .tuplePattern
                ? pattern.children(.pattern) : pattern.children(.element).map { $0.child(.value) ?? $0 }
            guard case .tuple(let fields) = value, fields.count == parts.count else {
                collect(value)
                bind(pattern, to: .unknown)
                return nil
            }
            let matched = zip(parts, fields).map { matches($1.value, $0) }
            return matched.contains(false) ? false : matched.contains(nil) ? nil : true
        default:
            guard pattern.kind.isExpression else {
                collect(value)
                bind(pattern, to: .unknown)
                return nil
            }
            return isInRange(value, pattern) ?? areEqual(value, evaluate(pattern))
        }
    }
}
