import LayoutModel
import SourceText

extension LayoutLowering {
    /// Which member of a group, and which attribute of a composite, is meant just now.
    struct Choice {
        var member = 0
        var component: Attribute?
    }

    /// Works an expression out. The names in it were looked up before, in ``resolved``.
    mutating func linear(_ expression: Expression, _ choice: Choice) -> LinearForm? {
        switch expression {
        case .number(let number): return LinearForm(constant: .literal(number.value))
        case .parenthesized(let inner, _): return linear(inner, choice)
        case .negated(let inner, _): return linear(inner, choice)?.scaled(by: -1)
        case .percent(let inner, _): return linear(inner, choice)?.divided(by: 100)
        case .reference(let path): return reference(path, choice)
        case .group(let members, let attribute, _):
            guard members.indices.contains(choice.member) else { return nil }
            return reference(Path(parts: members[choice.member].parts + [attribute]), choice)
        case .binary(let operation, let a, let b):
            guard let a = linear(a, choice), let form = linear(b, choice) else { return nil }
            return combine(operation, a, form, b.range, expression.range)
        }
    }

    private mutating func combine(
        _ operation: Expression.Operator, _ a: LinearForm, _ b: LinearForm, _ right: TextRange, _ whole: TextRange
    ) -> LinearForm? {
        switch operation {
        case .plus: return a + b
        case .minus: return a + b.scaled(by: -1)
        case .times:
            if b.terms.isEmpty { return a.scaled(by: b.constant) }
            if a.terms.isEmpty { return b.scaled(by: a.constant) }
            fail(
                .syntax, at: whole,
                "Two attributes cannot be multiplied. A constraint takes one attribute times a number on each side.")
            return nil
        case .over:
            guard b.terms.isEmpty else {
                fail(
                    .syntax, at: whole,
                    "Nothing can be divided by an attribute. Multiply the other side by it, or divide by a number.")
                return nil
            }
            guard values(of: b.constant).allSatisfy({ $0 != 0 }) else {
                fail(.syntax, at: right, "Nothing can be divided by zero.")
                return nil
            }
            return a.divided(by: b.constant)
        }
    }

    private mutating func reference(_ path: Path, _ choice: Choice) -> LinearForm? {
        guard let meaning = resolved[path] else { return nil }
        switch meaning {
        case .quantity(let quantity): return LinearForm(constant: quantity)
        case .attribute(let named):
            let attribute: Attribute
            switch named.value {
            case .attribute(let one): attribute = one
            case .composite: attribute = choice.component ?? .width
            }
            let term = LinearForm.Term(anchor: Anchor(named.item, attribute), factor: 1, name: named.name)
            return LinearForm(terms: [term])
        }
    }

    /// The values that a quantity takes where its parameters are at their ends and their own values.
    func values(of quantity: Quantity) -> [Double] {
        if let number = quantity.literal { return [number] }
        let parameters = layout.parameters
        return [parameters.map(\.value), parameters.map(\.lower), parameters.map(\.upper)].map {
            quantity.value($0) ?? .nan
        }
    }

    // MARK: Looking names up

    /// Looks up every name of the expressions, so that each is known to be used even where another is wrong.
    mutating func resolve(_ expressions: [Expression], allowsPriorityWords: Bool = false) {
        for expression in expressions {
            for path in expression.paths { resolve(path, allowsPriorityWords) }
        }
    }

    private mutating func resolve(_ path: Path, _ allowsPriorityWords: Bool) {
        if path.parts.count > 1 {
            if let named = attribute(path) { resolved[path] = .attribute(named) }
            return
        }
        guard let name = path.parts.first else { return }
        if allowsPriorityWords, !name.isQuoted, let priority = Self.priorityWord(name.text) {
            resolved[path] = .quantity(.literal(priority.value))
        } else if let parameter = parameters[name.text] {
            note(name.range, .parameter(layout: layout.key, name.text))
            resolved[path] = .quantity(.parameter(parameter))
        } else {
            failUnknownNumber(name, allowsPriorityWords)
        }
    }

    static func priorityWord(_ word: String) -> Priority? {
        switch word {
        case "required": .required
        case "almostRequired": .almostRequired
        case "high": .high
        case "low": .low
        case "fitting": .fitting
        default: nil
        }
    }

    mutating func failUnknownNumber(_ name: Name, _ isPriority: Bool) {
        let isItem = !name.isQuoted && Vocabulary.itemWords.contains(name.text)
        if let view = lookUp(name.text, from: scope) {
            note(name.range, symbol(of: view))
            mentioned.append(view)
        }
        if isItem || lookUp(name.text, from: scope) != nil, !isPriority {
            fail(
                .unknownAttribute, at: name.range,
                "`\(name.text)` is a view. Say which attribute of it: `\(name.written).top`.")
            return
        }
        if lostNames.contains(name.text) {
            isLost = true
            return
        }
        if !isPriority,
            let view = visibleNames.first(where: { $0.hasPrefix(name.text) })
                ?? nearest(to: name.text, in: visibleNames).words.first,
            nearest(to: name.text, in: parameters.keys.sorted()).words.isEmpty
        {
            let written = NameSpelling.written(view) ?? view
            fail(
                .unknownName, at: name.range,
                "There is no parameter `\(name.text)`. If you mean the view `\(view)`, say which attribute of it: `\(written).top`."
            )
            return
        }
        let words = (isPriority ? Vocabulary.priorities : []) + (spellingBudget > 0 ? parameters.keys.sorted() : [])
        let nearest = self.nearest(to: name.text, in: words)
        let hint =
            nearest.question(quote: "`")
            ?? (isPriority
                ? "A priority is a number up to 1000, or \(Vocabulary.list(Vocabulary.priorities))."
                : "Declare it, for example with `param \(name.written) = 0 in 0...100`.")
        fail(
            .unknownName, at: name.range,
            "There is no \(isPriority ? "priority" : "parameter") `\(name.text)`. \(hint)",
            nearest.replacing(name.range) { NameSpelling.written($0) ?? $0 })
    }

    // MARK: Numbers

    /// A calculation without attributes.
    mutating func quantity(_ expression: Expression) -> Quantity? {
        resolve([expression])
        return resolvedQuantity(expression)
    }

    private mutating func resolvedQuantity(_ expression: Expression) -> Quantity? {
        guard !failed, let form = linear(expression, Choice()) else { return nil }
        guard form.terms.isEmpty else {
            fail(.syntax, at: expression.range, "Expected a number here, not an attribute.")
            return nil
        }
        guard values(of: form.constant).allSatisfy(\.isFinite) else {
            fail(.syntax, at: expression.range, "This is no finite number.")
            return nil
        }
        return form.constant
    }

    /// A priority, checked for its range.
    mutating func priority(_ expression: Expression) -> Quantity? {
        resolve([expression], allowsPriorityWords: true)
        guard let quantity = resolvedQuantity(expression) else { return nil }
        let values = values(of: quantity)
        guard values.allSatisfy({ Priority($0).isValid }) else {
            let nearest = values.contains { $0 > 1000 } ? "1000" : "1"
            fail(
                .invalidPriority, at: expression.range,
                "A priority is above 0 and at most 1000; `\(text[expression.range])` is not.",
                [.replace(expression.range, with: nearest)])
            return nil
        }
        return quantity
    }
}

/// What a name in an expression stands for.
enum Meaning {
    case quantity(Quantity)
    case attribute(NamedAttribute)
}

extension Expression {
    /// The paths in it, in order of place; those of a group with its attribute.
    var paths: [Path] {
        switch self {
        case .number: []
        case .reference(let path): [path]
        case .group(let members, let attribute, _): members.map { Path(parts: $0.parts + [attribute]) }
        case .negated(let inner, _), .percent(let inner, _), .parenthesized(let inner, _): inner.paths
        case .binary(_, let a, let b): a.paths + b.paths
        }
    }

    var groups: [(members: [Path], range: TextRange)] {
        switch self {
        case .number, .reference: []
        case .group(let members, _, let range): [(members, range)]
        case .negated(let inner, _), .percent(let inner, _), .parenthesized(let inner, _): inner.groups
        case .binary(_, let a, let b): a.groups + b.groups
        }
    }
}
