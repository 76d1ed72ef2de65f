import LayoutModel
import SourceText

/// Constraints, items and numbers as text.
extension LayoutWriter {
    // MARK: Items

    /// `item` as it is named inside the body of `scope`; nil where it cannot be.
    func written(_ item: Item, in scope: ViewID) -> String? {
        let isRoot = item.view == scope
        guard let guide = item.guide else { return isRoot ? "super" : written(item.view, in: scope) }
        let word: String
        switch guide {
        case .safeArea: word = "safeArea"
        case .layoutMargins: word = "margins"
        case .readableContent: word = "readable"
        case .scrollContent: word = "content"
        case .scrollFrame: word = "frame"
        case .keyboard, .topLayout, .bottomLayout: return nil
        }
        if isRoot { return guide == .scrollContent || guide == .scrollFrame ? "super.\(word)" : word }
        return written(item.view, in: scope).map { "\($0).\(word)" }
    }

    /// The dotted name of a view inside the body of `scope`.
    func written(_ view: ViewID, in scope: ViewID) -> String? {
        let around = Set(layout.ancestors(of: scope))
        var names: [String] = []
        var place = view
        while let parent = layout[place].parent {
            guard !layout[place].isSynthesized, let name = NameSpelling.written(layout[place].name) else { return nil }
            let isGuide = layout[parent].kind == .scroll && (name == "content" || name == "frame")
            names.append(isGuide ? "`\(name)`" : name)
            if let embedding, embedding.views.contains(place) { names.append(embedding.name) }
            if around.contains(parent) {
                // A nearer view of the same name would be meant instead.
                guard lowering.lookUp(layout[place].name, from: scope) == place else { return nil }
                return names.reversed().joined(separator: ".")
            }
            place = parent
        }
        return nil
    }

    func written(_ anchor: Anchor, in scope: ViewID) -> String? {
        written(anchor.item, in: scope).map { "\($0).\(anchor.attribute.rawValue)" }
    }

    // MARK: Numbers

    func written(_ quantity: Quantity) -> String? {
        if let number = quantity.literal { return decimal(number) }
        switch quantity {
        case .literal(let number): return decimal(number)
        case .parameter(let id):
            return layout.parameters.indices.contains(id.index)
                ? NameSpelling.written(layout.parameters[id.index].name) : nil
        case .sum(let a, let b): return join(a, " + ", b)
        case .product(let a, let b): return join(a, " * ", b)
        case .quotient(let a, let b): return join(a, " / ", b)
        case .unknown: return nil
        }
    }

    private func join(_ a: Quantity, _ operation: String, _ b: Quantity) -> String? {
        guard let a = written(a), let b = written(b) else { return nil }
        return "(\(a)\(operation)\(b))"
    }

    // MARK: Constraints

    /// A whole statement for a constraint with a change made to it.
    func statement(_ constraint: Constraint, _ change: Change, in scope: ViewID, label: String? = nil) -> String? {
        var constraint = constraint
        if let attributes = change.attributes {
            constraint.first.attribute = attributes.first
            if let second = attributes.second { constraint.second?.attribute = second }
        }
        if change.isReversed { return reversedStatement(constraint, change, in: scope, label: label) }
        guard let first = written(constraint.first, in: scope), let priority = priority(constraint, change) else {
            return nil
        }
        let constant = change.constant.map { Quantity.literal($0) } ?? constraint.constant
        guard let right = right(constraint.multiplier, constraint.second, constant, in: scope) else { return nil }
        let relation = (change.relation ?? constraint.relation).rawValue
        return prefix(label, constraint.isActive) + "\(first) \(relation) \(right)\(priority)"
    }

    private func reversedStatement(_ constraint: Constraint, _ change: Change, in scope: ViewID, label: String?)
        -> String?
    {
        var changed = constraint
        if let relation = change.relation { changed.relation = relation }
        if let constant = change.constant { changed.constant = .literal(constant) }
        guard let reversed = changed.reversed else { return nil }
        return statement(reversed, Change(priority: change.priority), in: scope, label: label)
    }

    func prefix(_ label: String?, _ isActive: Bool) -> String {
        (isActive ? "" : "inactive ") + (label.map { "\($0): " } ?? "")
    }

    /// ` @ P`, or nothing for a required constraint.
    func priority(_ constraint: Constraint, _ change: Change) -> String? {
        if let priority = change.priority { return priority == 1000 ? "" : " @ \(decimal(priority))" }
        if constraint.priority.literal == 1000 { return "" }
        return written(constraint.priority).map { " @ \($0)" }
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

    /// Adds a statement to the innermost body that can name both items.
    mutating func add(_ new: NewConstraint) -> Bool {
        // States say what is not in force, by labels.
        guard new.identifier == nil, new.isInstalled else { return false }
        var scope: ViewID? = scope(new)
        while let place = scope {
            if lowering.bodies[place] != nil, let statement = statement(new, in: place) {
                return insert(statement, in: place) { $0.isConstraint }
            }
            scope = layout[place].parent
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

    private func statement(_ new: NewConstraint, in scope: ViewID) -> String? {
        guard let first = written(new.first, in: scope) else { return nil }
        var right = decimal(new.constant)
        if let second = new.second {
            guard let name = written(second, in: scope), let constant = plus(.literal(new.constant)) else { return nil }
            right = name + (new.multiplier == 1 ? "" : " * \(decimal(new.multiplier))") + constant
        }
        let priority = new.priority == 1000 ? "" : " @ \(decimal(new.priority))"
        return "\(first) \(new.relation.rawValue) \(right)\(priority)"
    }

    private func written(_ anchor: NewConstraint.NewAnchor, in scope: ViewID) -> String? {
        switch anchor.item {
        case .item(let item): return written(Anchor(item, anchor.attribute), in: scope)
        case .spacer(let number):
            return written(spacers[number].name, of: spacers[number].parent, anchor.attribute, scope)
        case .stack: return embedding.flatMap { written($0.name, of: $0.parent, anchor.attribute, scope) }
        }
    }

    /// An attribute of a view that is not there yet.
    private func written(_ name: String, of parent: ViewID, _ attribute: Attribute, _ scope: ViewID) -> String? {
        if layout.ancestors(of: scope).contains(parent) { return "\(name).\(attribute.rawValue)" }
        return written(parent, in: scope).map { "\($0).\(name).\(attribute.rawValue)" }
    }
}

extension Statement {
    /// Whether it is an equation or a Visual Format line.
    var isConstraint: Bool {
        switch kind {
        case .constraint, .visualFormat: true
        default: false
        }
    }

    var isDeclaration: Bool {
        if case .views = kind { return true }
        return false
    }
}
