import LayoutModel
import SourceText

/// The text of items, numbers and constraints.
extension LayoutWriter {
    // MARK: Items

    /// The name of an item in the body of `scope`; nil if it has none.
    private func written(_ item: Item, in scope: ViewID) -> String? {
        let view = item.view == scope ? "super" : written(item.view, in: scope)
        guard let word = item.guide?.word else { return view }
        if Vocabulary.scrollGuide(named: word) != nil { return view.map { "\($0).\(word)" } }
        let isKeyboard = item.guide == .keyboard && lowering.declaresNoKeyboard
        guard isKeyboard || Vocabulary.guide(named: word) != nil else { return nil }
        return item.view == scope ? word : view.map { "\($0).\(word)" }
    }

    /// The path of a view in the body of `scope`; nil if it has none.
    func written(_ view: ViewID, in scope: ViewID) -> String? {
        let around = Set(layout.ancestors(of: scope))
        var names: [String] = []
        var current = view
        while let parent = layout[current].parent {
            guard !layout[current].isSynthesized, let name = NameSpelling.written(layout[current].name) else {
                return nil
            }
            let isGuide = layout[parent].kind == .scroll && Vocabulary.scrollGuide(named: name) != nil
            names.append(isGuide ? "`\(name)`" : name)
            if let embedding, embedding.views.contains(current) { names.append(embedding.name) }
            if around.contains(parent) {
                // A view with the same name in an inner body hides this one.
                guard lowering.lookUp(layout[current].name, from: scope) == current else { return nil }
                return names.reversed().joined(separator: ".")
            }
            current = parent
        }
        return nil
    }

    private func written(_ anchor: Anchor, in scope: ViewID) -> String? {
        written(anchor.item, in: scope).map { "\($0).\(anchor.attribute.rawValue)" }
    }

    // MARK: Numbers

    private func written(_ quantity: Quantity) -> String? {
        if let number = quantity.literal { return decimal(number) }
        switch quantity {
        case .literal(let number): return decimal(number)
        case .parameter(let id):
            return layout.parameters.indices.contains(id.index)
                ? NameSpelling.written(layout.parameters[id.index].name) : nil
        case .sum(let a, let b): return join(a, " + ", b)
        case .product(let a, let b): return join(a, " * ", b)
        case .quotient(let a, let b): return join(a, " / ", b)
        // Neither can be written in the language.
        case .free, .unknown: return nil
        }
    }

    private func join(_ a: Quantity, _ operation: String, _ b: Quantity) -> String? {
        guard let a = written(a), let b = written(b) else { return nil }
        return "(\(a)\(operation)\(b))"
    }

    // MARK: Constraints

    /// A statement for a changed constraint.
    func equation(_ constraint: Constraint, _ change: ConstraintChange, in scope: ViewID, label: String? = nil)
        -> String?
    {
        var constraint = constraint
        if let attributes = change.attributes {
            constraint.first.attribute = attributes.first
            if let second = attributes.second { constraint.second?.attribute = second }
        }
        if change.isReversed { return reversedEquation(constraint, change, in: scope, label: label) }
        guard let first = written(constraint.first, in: scope), let priority = priority(constraint, change) else {
            return nil
        }
        let constant = change.constant.map { Quantity.literal($0) } ?? constraint.constant
        guard let right = right(constraint.multiplier, constraint.second, constant, in: scope) else { return nil }
        let relation = (change.relation ?? constraint.relation).rawValue
        return labelPrefix(label, constraint.isActive) + "\(first) \(relation) \(right)\(priority)"
    }

    private func reversedEquation(
        _ constraint: Constraint, _ change: ConstraintChange, in scope: ViewID, label: String?
    )
        -> String?
    {
        var changed = constraint
        if let relation = change.relation { changed.relation = relation }
        if let constant = change.constant { changed.constant = .literal(constant) }
        guard let reversed = changed.reversed else { return nil }
        return equation(reversed, ConstraintChange(priority: change.priority), in: scope, label: label)
    }

    func labelPrefix(_ label: String?, _ isActive: Bool) -> String {
        (isActive ? "" : "inactive ") + (label.map { "\($0): " } ?? "")
    }

    /// ` @ P`, or nothing for a required constraint.
    func priority(_ constraint: Constraint, _ change: ConstraintChange) -> String? {
        if let priority = change.priority { return clause(priority) }
        return constraint.isRequired ? "" : written(constraint.priority).map { " @ \($0)" }
    }

    private func clause(_ priority: Double) -> String {
        Priority(priority).isRequired ? "" : " @ \(decimal(priority))"
    }

    private func right(_ multiplier: Quantity, _ second: Anchor?, _ constant: Quantity, in scope: ViewID) -> String? {
        guard let second else { return written(constant) }
        guard var right = written(second, in: scope) else { return nil }
        if multiplier.literal != 1 {
            guard let factor = written(multiplier) else { return nil }
            right += " * \(factor)"
        }
        return plus(constant).map { right + $0 }
    }

    /// ` + c`, ` - c`, or nothing for 0.
    func plus(_ constant: Quantity) -> String? {
        guard let number = constant.literal else {
            if case .product(.literal(-1), let rest) = constant { return written(rest).map { " - \($0)" } }
            return written(constant).map { " + \($0)" }
        }
        if number == 0 { return "" }
        return number < 0 ? " - \(decimal(-number))" : " + \(decimal(number))"
    }

    // MARK: New constraints

    /// Adds an equation to the innermost body in which both items have a name.
    mutating func add(_ new: NewConstraint) -> Bool {
        // In this language, a label and `inactive` only make sense with a state.
        guard new.identifier == nil, new.isInstalled, let scope = scope(new) else { return false }
        for body in layout.ancestors(of: scope) where lowering.bodies[body] != nil {
            guard let equation = equation(new, in: body) else { continue }
            return insertStatement(equation, in: body, afterLast: \.isConstraint)
        }
        return false
    }

    private func scope(_ new: NewConstraint) -> ViewID? {
        guard let first = container(new.first) else { return nil }
        guard let written = new.second else { return layout[first].parent ?? first }
        guard let second = container(written) else { return nil }
        return layout.commonAncestor(first, second)
    }

    private func container(_ anchor: NewConstraint.NewAnchor) -> ViewID? {
        switch anchor.item {
        case .item(let item): layout.views.indices.contains(item.view.index) ? item.view : nil
        case .spacer(let number): spacers.indices.contains(number) ? spacers[number].parent : nil
        case .stack: embedding?.parent
        }
    }

    private func equation(_ new: NewConstraint, in scope: ViewID) -> String? {
        guard let first = written(new.first, in: scope) else { return nil }
        var right = decimal(new.constant)
        if let second = new.second {
            guard let name = written(second, in: scope), let constant = plus(.literal(new.constant)) else { return nil }
            right = name + (new.multiplier == 1 ? "" : " * \(decimal(new.multiplier))") + constant
        }
        return "\(first) \(new.relation.rawValue) \(right)\(clause(new.priority))"
    }

    private func written(_ anchor: NewConstraint.NewAnchor, in scope: ViewID) -> String? {
        switch anchor.item {
        case .item(let item): return written(Anchor(item, anchor.attribute), in: scope)
        case .spacer(let number):
            return written(spacers[number].name, of: spacers[number].parent, anchor.attribute, scope)
        case .stack: return embedding.flatMap { written($0.name, of: $0.parent, anchor.attribute, scope) }
        }
    }

    /// An attribute of a new view.
    private func written(_ name: String, of parent: ViewID, _ attribute: Attribute, _ scope: ViewID) -> String? {
        if layout.ancestors(of: scope).contains(parent) { return "\(name).\(attribute.rawValue)" }
        return written(parent, in: scope).map { "\($0).\(name).\(attribute.rawValue)" }
    }
}
