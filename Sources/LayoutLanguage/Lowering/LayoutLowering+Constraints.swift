import LayoutModel
import SourceText

extension LayoutLowering {
    /// Brings a statement to its constraints: one for each relation, member of the group and attribute of a composite.
    mutating func lowerConstraint(_ node: ConstraintNode) {
        let operands = [node.first] + node.links.map(\.operand)
        resolve(operands.flatMap(\.expressions))
        let label = node.label.map { self.label($0) }
        if let path = node.label { remember(path) }
        if failed { return loseLabel(label) }
        var priority: Quantity = 1000
        if let written = node.priority {
            guard let quantity = self.priority(written) else { return loseLabel(label) }
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
                        multiplier: equation.multiplier,
                        second: equation.second, constant: equation.constant, priority: priority,
                        isActive: node.inactive == nil,
                        source: ConstraintSource(statement: place(statement), focus: place(statement))
                    ))
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

    struct Equation {
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
        guard let members = members(left, right, isFirst: isFirst),
            let components = components(left, right, link.relationRange)
        else {
            return nil
        }
        var result: [Equation] = []
        for member in 0..<members {
            for component in components {
                let choice = Choice(member: member, component: component)
                guard let first = linear(left, choice), var second = linear(right, choice) else { return nil }
                if let inset = right.inset, let component {
                    guard let distance = distance(inset, component) else { return nil }
                    second.constant = Quantity.sum(second.constant, distance).simplified
                }
                guard let equation = normalized(first, Self.relation(link.relation), second, link, choice, left, right)
                else { return nil }
                result.append(equation)
            }
        }
        return result
    }

    private mutating func linear(_ operand: Operand, _ choice: Choice) -> LinearForm? {
        if let height = operand.height, choice.component == .height { return linear(height, choice) }
        return linear(operand.value, choice)
    }

    /// How many members the group on the left has; 1 without a group.
    private mutating func members(_ left: Operand, _ right: Operand, isFirst: Bool) -> Int? {
        if let group = right.groups.first {
            fail(
                .syntax, at: group.range,
                "A group stands on the left side only. Name one view here, or exchange the sides.")
            return nil
        }
        let groups = isFirst ? left.groups : []
        if groups.count > 1 {
            fail(.syntax, at: groups[1].range, "One group is enough: a constraint takes one attribute on each side.")
            return nil
        }
        return groups.first?.members.count ?? 1
    }

    /// The attributes for which a composite stands; nil stands for the attribute that is written.
    private mutating func components(_ left: Operand, _ right: Operand, _ relation: TextRange) -> [Attribute?]? {
        let sides = [left, right].map { named($0) }
        let composites = sides.map { side in
            side.compactMap { named -> Composite? in
                if case .composite(let composite) = named.value { return composite }
                return nil
            }
        }
        guard let composite = composites[0].first ?? composites[1].first else { return plain(left, right) }
        for (side, operand) in zip(0..., [left, right]) where !sides[side].isEmpty {
            guard composites[side].count == sides[side].count, composites[side].allSatisfy({ $0 == composite }) else {
                let other = sides[side].first { $0.value != .composite(composite) } ?? sides[side][0]
                fail(
                    .invalidPairing, at: operand.range,
                    "`\(composite.rawValue)` is compared with `\(composite.rawValue)` of another item, not with `\(other.name.text)`.",
                    [.replace(other.name.range, with: composite.rawValue)])
                return nil
            }
        }
        if let size = [left, right].first(where: { $0.height != nil }), composite != .size {
            fail(.syntax, at: size.range, "Only `size` is compared with a width and a height.")
            return nil
        }
        guard left.inset == nil else { return failInset(left) }
        if right.inset != nil, !composite.hasInset { return failInset(right) }
        for (side, operand) in zip(0..., [left, right]) where sides[side].isEmpty && operand.height == nil {
            if composite == .size {
                let written = text[operand.range]
                fail(
                    .syntax, at: operand.range,
                    "A size is compared with a width and a height: `\(written) x \(written)`.",
                    [.replace(operand.range, with: "\(written) x \(written)")])
            } else {
                fail(
                    .invalidPairing, at: operand.range,
                    "`\(composite.rawValue)` is compared with `\(composite.rawValue)` of another item, not with a number."
                )
            }
            return nil
        }
        return composite.attributes
    }

    private mutating func plain(_ left: Operand, _ right: Operand) -> [Attribute?]? {
        if left.inset != nil { return failInset(left) }
        if right.inset != nil { return failInset(right) }
        if let size = [left, right].first(where: { $0.height != nil }) {
            fail(.syntax, at: size.range, "Only `size` is compared with a width and a height.")
            return nil
        }
        return [nil]
    }

    private mutating func failInset(_ operand: Operand) -> [Attribute?]? {
        fail(
            .syntax, at: operand.range,
            "`inset` goes with `edges`, `horizontalEdges` or `verticalEdges` on the right side. Add or subtract a number instead."
        )
        return nil
    }

    /// What an inset adds at an attribute: it goes inwards, so it is subtracted at the trailing edge and the bottom.
    private mutating func distance(_ inset: [Expression], _ attribute: Attribute) -> Quantity? {
        let place: Int
        switch (attribute, inset.count) {
        case (_, 1): place = 0
        case (.top, _): place = 0
        case (.leading, _): place = 1
        case (.bottom, 4): place = 2
        case (.trailing, 4): place = 3
        case (.bottom, _): place = 0
        default: place = 1
        }
        guard inset.indices.contains(place), let form = linear(inset[place], Choice()) else { return nil }
        guard form.terms.isEmpty else {
            fail(.syntax, at: inset[place].range, "An inset is a number, not an attribute.")
            return nil
        }
        return attribute == .trailing || attribute == .bottom ? form.constant.negated : form.constant
    }

    private func named(_ operand: Operand) -> [NamedAttribute] {
        operand.value.paths.compactMap { path in
            if case .attribute(let named) = resolved[path] { return named }
            return nil
        }
    }

    static func relation(_ kind: Token.Kind) -> Relation {
        switch kind {
        case .lessOrEqual: .lessThanOrEqual
        case .greaterOrEqual: .greaterThanOrEqual
        default: .equal
        }
    }

    // MARK: The brought form

    /// `first relation multiplier × second + constant`: divided by the first factor, the sides exchanged where only the right one
    /// has an attribute.
    private mutating func normalized(
        _ left: LinearForm, _ relation: Relation, _ right: LinearForm, _ link: ConstraintNode.Link, _ choice: Choice,
        _ leftOperand: Operand, _ rightOperand: Operand
    ) -> Equation? {
        for (form, operand) in [(left, leftOperand), (right, rightOperand)] where form.terms.count > 1 {
            fail(
                .syntax, at: operand.range,
                "A constraint takes one attribute on each side; `\(text[operand.range])` has \(form.terms.count).")
            return nil
        }
        guard let first = left.terms.first ?? right.terms.first else {
            let whole = leftOperand.range.union(rightOperand.range)
            fail(.syntax, at: whole, "`\(text[whole])` names no view. Compare an attribute such as `title.width`.")
            return nil
        }
        let isExchanged = left.terms.isEmpty
        let (near, far) = isExchanged ? (right, left) : (left, right)
        let (nearOperand, farOperand) = isExchanged ? (rightOperand, leftOperand) : (leftOperand, rightOperand)
        let signs = Set(values(of: first.factor).map { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 })
        guard let sign = signs.first, sign != 0, signs.count == 1 else {
            fail(
                .invalidMultiplier, at: nearOperand.range,
                signs == [0]
                    ? "A multiplier of 0 leaves nothing of `\(first.name.text)` to compare. Take it out, or give another."
                    : "This multiplier passes 0 or changes its sign over the range of the parameter, so the constraint would turn around."
            )
            return nil
        }
        let second = far.terms.first
        let pair = Pair(first: first, firstRange: nearOperand.range, second: second, secondRange: farOperand.range)
        guard check(pair) else { return nil }
        let isFlipped = isExchanged != (sign < 0)
        let relation = isFlipped ? relation.flipped : relation
        let difference = Quantity.sum(far.constant, near.constant.negated).simplified
        let constant = Quantity.quotient(difference, first.factor).simplified
        let multiplier = second.map { Quantity.quotient($0.factor, first.factor).simplified } ?? 1
        guard (values(of: constant) + values(of: multiplier)).allSatisfy(\.isFinite) else {
            fail(.syntax, at: statement, "The numbers of this constraint are not finite.")
            return nil
        }
        return Equation(
            first: first.anchor, relation: relation, multiplier: multiplier, second: second?.anchor, constant: constant,
            choice: choice,
            isFlipped: isFlipped)
    }
}

extension Operand {
    var expressions: [Expression] { [value] + (height.map { [$0] } ?? []) + (inset ?? []) }

    var groups: [(members: [Path], range: TextRange)] { expressions.flatMap(\.groups) }

}
