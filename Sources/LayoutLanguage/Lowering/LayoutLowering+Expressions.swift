import LayoutModel
import SourceText

extension LayoutLowering {
    /// A member of a group and an attribute of a composite.
    struct Choice {
        var member = 0
        var component: Attribute?
    }

    /// Evaluates an expression whose names are in ``resolved``.
    mutating func evaluate(_ expression: Expression, _ choice: Choice) -> AnchorSum? {
        switch expression {
        case .number(let number): return AnchorSum(constant: .literal(number.value))
        case .parenthesized(let inner, _): return evaluate(inner, choice)
        case .negated(let inner, _): return evaluate(inner, choice)?.scaled(by: -1)
        case .percent(let inner, _): return evaluate(inner, choice)?.divided(by: 100)
        case .reference(let path): return reference(path, choice)
        case .group(let members, let attribute, _):
            guard members.indices.contains(choice.member) else { return nil }
            return reference(Path(parts: members[choice.member].parts + [attribute]), choice)
        case .binary(let operation, let a, let b):
            guard let left = evaluate(a, choice), let right = evaluate(b, choice) else { return nil }
            return combine(operation, left, right, b.range, expression.range)
        }
    }

    private mutating func combine(
        _ operation: Expression.Operator, _ a: AnchorSum, _ b: AnchorSum, _ right: TextRange, _ whole: TextRange
    ) -> AnchorSum? {
        switch operation {
        case .plus: return a + b
        case .minus: return a + b.scaled(by: -1)
        case .times:
            if b.terms.isEmpty { return a.scaled(by: b.constant) }
            if a.terms.isEmpty { return b.scaled(by: a.constant) }
            fail(
                .syntax, at: whole,
                "Two attributes cannot be multiplied. Multiply an attribute by a number or a parameter.")
            return nil
        case .over:
            guard b.terms.isEmpty else {
                fail(
                    .syntax, at: whole,
                    "An attribute cannot be a divisor. Multiply the other side by it, or divide by a number.")
                return nil
            }
            guard !layout.values(of: b.constant).contains(0) else {
                fail(.syntax, at: right, Parser.divisionMessage)
                return nil
            }
            return a.divided(by: b.constant)
        }
    }

    private mutating func reference(_ path: Path, _ choice: Choice) -> AnchorSum? {
        guard let meaning = resolved[path] else { return nil }
        switch meaning {
        case .quantity(let quantity): return AnchorSum(constant: quantity)
        case .attribute(let named):
            let attribute: Attribute
            switch named.value {
            case .attribute(let one): attribute = one
            case .composite: attribute = choice.component ?? .width
            }
            let term = AnchorSum.Term(anchor: Anchor(named.item, attribute), factor: 1, name: named.name)
            return AnchorSum(terms: [term])
        }
    }

    // MARK: Names

    /// Looks up all names of the expressions, so that each counts as used even if another one is wrong.
    mutating func resolve(_ expressions: [Expression], allowsPriorityWords: Bool = false) {
        for expression in expressions {
            for path in expression.paths { resolve(path, allowsPriorityWords) }
        }
    }

    private mutating func resolve(_ path: Path, _ allowsPriorityWords: Bool) {
        if path.parts.count > 1 {
            if let named = namedAttribute(path) { resolved[path] = .attribute(named) }
            return
        }
        guard let name = path.parts.first else { return }
        if allowsPriorityWords, !name.isQuoted, let priority = Vocabulary.priority(named: name.text) {
            resolved[path] = .quantity(.literal(priority.value))
        } else if let parameter = parameters[name.text] {
            note(name.range, .parameter(layout: layout.key, name.text))
            resolved[path] = .quantity(.parameter(parameter))
        } else {
            failUnknownNumber(name, isPriority: allowsPriorityWords)
        }
    }

    mutating func failUnknownNumber(_ name: Name, isPriority: Bool) {
        let isItem = !name.isQuoted && Vocabulary.builtInItems.contains(name.text)
        if let view = lookUp(name.text, from: scope) {
            note(name.range, symbol(of: view))
            mentioned.append(view)
        }
        if isItem || lookUp(name.text, from: scope) != nil, !isPriority {
            fail(.unknownAttribute, at: name.range, Self.missingAttribute(name.text, name.written))
            return
        }
        if lostNames.contains(name.text) {
            isLost = true
            return
        }
        if !isPriority,
            let view = visibleNames.first(where: { $0.hasPrefix(name.text) })
                ?? nearestSpellings(to: name.text, in: visibleNames).words.first,
            nearestSpellings(to: name.text, in: parameters.keys.sorted()).words.isEmpty
        {
            let written = NameSpelling.written(view) ?? view
            fail(
                .unknownName, at: name.range,
                "Unknown parameter `\(name.text)`. If you mean the view `\(view)`, add an attribute: `\(written).top`.")
            return
        }
        let words = (isPriority ? Vocabulary.priorities : []) + (spellingBudget > 0 ? parameters.keys.sorted() : [])
        let nearest = self.nearestSpellings(to: name.text, in: words)
        let hint =
            nearest.question(quote: "`")
            ?? (isPriority
                ? "A priority is a number up to 1000, or \(Vocabulary.list(Vocabulary.priorities))."
                : "Declare it, for example with `param \(name.written) = 0 in 0...100`.")
        fail(
            .unknownName, at: name.range,
            "Unknown \(isPriority ? "priority" : "parameter") `\(name.text)`. \(hint)",
            nearest.suggestions(replacing: name.range) { NameSpelling.written($0) ?? $0 })
    }

    /// The message about a view where an attribute is expected.
    static func missingAttribute(_ view: String, _ written: String) -> String {
        "Missing attribute of the view `\(view)`. Add one, such as `\(written).top`."
    }

    // MARK: Numbers

    /// The value of an expression without attributes.
    mutating func quantity(_ expression: Expression) -> Quantity? {
        resolve([expression])
        return resolvedQuantity(expression)
    }

    private mutating func resolvedQuantity(_ expression: Expression) -> Quantity? {
        guard !failed, let sum = evaluate(expression, Choice()) else { return nil }
        guard sum.terms.isEmpty else {
            fail(.syntax, at: expression.range, "Expected a number here, not an attribute.")
            return nil
        }
        guard layout.values(of: sum.constant).allSatisfy(\.isFinite) else {
            fail(.syntax, at: expression.range, "The value of this expression is not finite. Use smaller numbers.")
            return nil
        }
        return sum.constant
    }

    /// A valid priority.
    mutating func priority(_ expression: Expression) -> Quantity? {
        resolve([expression], allowsPriorityWords: true)
        checkPercentages(expression)
        guard let quantity = resolvedQuantity(expression) else { return nil }
        guard let wrong = layout.values(of: quantity).first(where: { !Priority($0).isValid }) else { return quantity }
        let nearest = layout.values(of: quantity).contains { $0 > 1000 } ? 1000.0 : 1
        let written =
            quantity.literal == nil ? "\(Points.text(wrong)) (`\(text[expression.range])`)" : Points.text(wrong)
        let refusal = Refusal.invalidPriority(written, nearest: nearest)
        fail(
            refusal.code, at: expression.range, refusal.message,
            [.replace(expression.range, with: Points.text(nearest))])
        return nil
    }
}

/// The meaning of a name in an expression.
enum Meaning {
    case quantity(Quantity)
    case attribute(NamedAttribute)
}
