import LayoutModel
import SourceText

extension LayoutLowering {
    /// Makes one constraint for each relation, member of the group and attribute of the composite.
    mutating func lowerConstraint(_ node: ConstraintNode) {
        let operands = [node.first] + node.links.map(\.operand)
        resolve(operands.flatMap(\.expressions))
        checkPercentages(node)
        let label = node.label.map { self.label($0) }
        if failed { return loseLabel(label) }
        var priority = Quantity.required
        if let expression = node.priority {
            guard let quantity = self.priority(expression) else { return loseLabel(label) }
            priority = quantity
        }
        var made: [Constraint] = []
        var parts: [ConstraintOrigin] = []
        var left = node.first
        for (number, link) in node.links.enumerated() {
            guard let equations = equations(left, link, isFirst: number == 0) else { return loseLabel(label) }
            for equation in equations {
                made.append(
                    Constraint(
                        id: ConstraintID(0), first: equation.first, relation: equation.relation,
                        multiplier: equation.multiplier, second: equation.second, constant: equation.constant,
                        priority: priority, isActive: node.inactive == nil,
                        source: ConstraintSource(statement: fileRange(statement), focus: fileRange(statement))))
                let part = ConstraintOrigin.Part.equation(
                    link: number, member: equation.choice.member, component: equation.choice.component)
                parts.append(ConstraintOrigin(record: records.count, part: part, isFlipped: equation.isFlipped))
            }
            left = link.operand
        }
        guard attach(label, to: &made, isActive: node.inactive == nil) else { return }
        add(made, parts, StatementRecord(kind: .equation(node), scope: scope, range: statement))
    }

    mutating func add(_ constraints: [Constraint], _ parts: [ConstraintOrigin], _ record: StatementRecord) {
        var record = record
        for (constraint, part) in zip(constraints, parts) {
            var constraint = constraint
            constraint.id = ConstraintID(layout.constraints.count)
            record.constraints.append(constraint.id)
            if let label = constraint.label { labelled[label, default: []].append(constraint.id) }
            layout.constraints.append(constraint)
            origins.append(part)
        }
        records.append(record)
    }

    // MARK: One relation

    private struct Equation {
        var first: Anchor
        var relation: Relation
        var multiplier: Quantity
        var second: Anchor?
        var constant: Quantity
        var choice: Choice
        var isFlipped: Bool
    }

    private mutating func equations(_ left: Operand, _ link: ConstraintNode.Link, isFirst: Bool) -> [Equation]? {
        let right = link.operand
        guard let members = members(left, right, isFirst: isFirst), let components = components(left, right) else {
            return nil
        }
        var result: [Equation] = []
        for member in 0..<members {
            for component in components {
                let choice = Choice(member: member, component: component)
                guard let first = evaluate(left, choice), var second = evaluate(right, choice) else { return nil }
                if let inset = right.inset, let component {
                    guard let distance = distance(inset, component) else { return nil }
                    second.constant = Quantity.sum(second.constant, distance).simplified
                }
                let sides = (Side(operand: left, sum: first), Side(operand: right, sum: second))
                guard let equation = normalized(sides.0, Self.relation(link.relation), sides.1, choice) else {
                    return nil
                }
                result.append(equation)
            }
        }
        return result
    }

    private mutating func evaluate(_ operand: Operand, _ choice: Choice) -> AnchorSum? {
        if let height = operand.height, choice.component == .height { return evaluate(height, choice) }
        return evaluate(operand.value, choice)
    }

    /// The number of members of the group on the left side; 1 without a group.
    private mutating func members(_ left: Operand, _ right: Operand, isFirst: Bool) -> Int? {
        if let group = right.groups.first {
            fail(.syntax, at: group.range, Parser.groupMessage)
            return nil
        }
        let groups = isFirst ? left.groups : []
        if groups.count > 1 {
            fail(.syntax, at: groups[1].range, "Only one group is allowed in a constraint. Remove this one.")
            return nil
        }
        return groups.first?.members.count ?? 1
    }

    static func relation(_ kind: Token.Kind) -> Relation {
        switch kind {
        case .lessOrEqual: .lessThanOrEqual
        case .greaterOrEqual: .greaterThanOrEqual
        default: .equal
        }
    }

    // MARK: Normal form

    /// One side of a relation with its value.
    private struct Side {
        var operand: Operand
        var sum: AnchorSum
    }

    /// Converts a relation to `first relation multiplier × second + constant`: exchanges the sides if only the right
    /// one has an attribute, and divides by the first factor.
    private mutating func normalized(
        _ left: Side, _ relation: Relation, _ right: Side, _ choice: Choice
    ) -> Equation? {
        for side in [left, right] where side.sum.terms.count > 1 {
            let range = side.operand.range
            fail(
                .syntax, at: range,
                "Too many attributes: `\(text[range])` has \(side.sum.terms.count). Use one attribute on each side.")
            return nil
        }
        guard let first = left.sum.terms.first ?? right.sum.terms.first else {
            let whole = left.operand.range.union(right.operand.range)
            fail(
                .syntax, at: whole,
                "`\(text[whole])` contains no attribute of a view. Add one, such as `title.width`.")
            return nil
        }
        let isExchanged = left.sum.terms.isEmpty
        let (near, far) = isExchanged ? (right, left) : (left, right)
        guard let sign = sign(of: first, at: near.operand.range) else { return nil }
        let second = far.sum.terms.first
        let pair = AnchorPair(
            first: first, firstRange: near.operand.range, second: second, secondRange: far.operand.range)
        guard check(pair) else { return nil }
        let difference = Quantity.sum(far.sum.constant, near.sum.constant.negated).simplified
        let constant = Quantity.quotient(difference, first.factor).simplified
        let multiplier = second.map { Quantity.quotient($0.factor, first.factor).simplified } ?? 1
        guard (layout.values(of: constant) + layout.values(of: multiplier)).allSatisfy(\.isFinite) else {
            fail(.syntax, at: statement, "The numbers of this constraint are not finite. Use smaller ones.")
            return nil
        }
        let isFlipped = isExchanged != (sign < 0)
        return Equation(
            first: first.anchor, relation: isFlipped ? relation.flipped : relation, multiplier: multiplier,
            second: second?.anchor, constant: constant, choice: choice, isFlipped: isFlipped)
    }

    /// The sign of the factor of the first anchor, by which the relation is divided.
    private mutating func sign(of term: AnchorSum.Term, at range: TextRange) -> Int? {
        let signs = Set(layout.values(of: term.factor).map { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 })
        if let sign = signs.first, sign != 0, signs.count == 1 { return sign }
        fail(
            .invalidMultiplier, at: range,
            signs == [0]
                ? "A multiplier of 0 leaves nothing of `\(term.name.text)` to compare. Use another multiplier."
                : "This multiplier reaches 0 or changes its sign over the range of the parameter. "
                    + "Use a range on one side of 0.")
        return nil
    }
}
