import LayoutModel
import SourceText

/// Changes of equations.
extension LayoutWriter {
    mutating func rewrite(
        _ node: ConstraintNode, _ record: StatementRecord, _ changes: [ConstraintID: ConstraintChange]
    ) -> Bool {
        let all = record.constraints.map { changes[$0] ?? ConstraintChange() }
        if let change = all.first, all.allSatisfy({ $0 == change }), let made = changedInPlace(node, record, change) {
            edits += made
            return true
        }
        return split(node, record, changes)
    }

    // MARK: In place

    /// The edits that change all constraints of the statement in the same way. Nil if the statement does not allow it.
    private func changedInPlace(_ node: ConstraintNode, _ record: StatementRecord, _ change: ConstraintChange)
        -> [TextEdit]?
    {
        guard !change.isReversed else { return nil }
        var made: [TextEdit] = []
        if let relation = change.relation {
            guard node.links.count == 1, let origin = record.constraints.first.map({ lowering.origins[$0.index] })
            else { return nil }
            made.append(
                TextEdit(node.links[0].relationRange, (origin.isFlipped ? relation.flipped : relation).rawValue))
        }
        if let constant = change.constant {
            guard let edit = changedConstant(node, constant) else { return nil }
            made.append(edit)
        }
        if let priority = change.priority { made.append(changedPriority(node, priority)) }
        if let attributes = change.attributes {
            guard let constraint = record.constraints.first.map({ layout[$0] }),
                let edits = changedAttributes(node, constraint, attributes)
            else { return nil }
            made += edits
        }
        return made
    }

    /// The edits of the attributes, if the text contains them as words.
    private func changedAttributes(_ node: ConstraintNode, _ constraint: Constraint, _ attributes: AttributePair)
        -> [TextEdit]?
    {
        guard node.links.count == 1, node.first.value.isPlainAttribute, node.first.height == nil,
            let first = word(for: constraint.first.attribute, in: node.first)
        else { return nil }
        var made = [TextEdit(first.range, attributes.first.rawValue)]
        if let old = constraint.second?.attribute, let new = attributes.second {
            guard let second = word(for: old, in: node.links[0].operand) else { return nil }
            made.append(TextEdit(second.range, new.rawValue))
        }
        return made
    }

    /// The word for an attribute, if it is the only attribute of the operand.
    private func word(for attribute: Attribute, in operand: Operand) -> Name? {
        let words = Set(operand.value.paths.filter { $0.parts.count > 1 }.compactMap(\.parts.last))
        guard words.count == 1, let word = words.first, word.isWord(attribute.rawValue) else { return nil }
        return word
    }

    private func changedPriority(_ node: ConstraintNode, _ priority: Double) -> TextEdit {
        let end = node.links.last?.operand.range.end ?? node.first.range.end
        guard let old = node.priority else { return .insert(" @ \(decimal(priority))", at: end) }
        return Priority(priority).isRequired
            ? TextEdit(TextRange(end, old.range.end), "") : TextEdit(old.range, decimal(priority))
    }

    /// The edit of the constant, if it is the last number of the right side.
    private func changedConstant(_ node: ConstraintNode, _ constant: Double) -> TextEdit? {
        guard node.links.count == 1, node.first.value.isPlainAttribute, node.first.height == nil else { return nil }
        let right = node.links[0].operand
        guard right.inset == nil, right.height == nil else { return nil }
        let sum = plus(.literal(constant)) ?? ""
        if !right.value.hasAttribute { return TextEdit(right.value.range, decimal(constant)) }
        if !right.value.hasConstant { return .insert(sum, at: right.value.range.end) }
        guard case .binary(let operation, let attribute, let number) = right.value,
            operation == .plus || operation == .minus,
            attribute.hasAttribute, !attribute.hasConstant, !number.hasAttribute
        else { return nil }
        return TextEdit(TextRange(attribute.range.end, number.range.end), sum)
    }

    // MARK: Splitting

    /// Writes the unchanged part of the statement, and each changed constraint as a statement of its own.
    private mutating func split(
        _ node: ConstraintNode, _ record: StatementRecord, _ changes: [ConstraintID: ConstraintChange]
    )
        -> Bool
    {
        let kept = record.constraints.filter { changes[$0] == nil }
        let changed = record.constraints.filter { changes[$0].map { !$0.isRemoved } ?? false }
        guard var lines = self.kept(node, record, kept) else { return false }
        for id in changed {
            guard
                let line = separate(
                    node, layout[id], lowering.origins[id.index], changes[id] ?? ConstraintChange(), in: record.scope)
            else {
                return false
            }
            lines.append(line)
        }
        if let label = node.label {
            // A label belongs to one statement.
            guard lines.count == 1 || canLoseLabel(record) else { return false }
            lines[0] = "\(text[label.range]): " + lines[0]
        }
        if node.inactive != nil { lines = lines.map { "inactive " + $0 } }
        edits.append(TextEdit(record.range, lines.joined(separator: separator(at: record.range))))
        return true
    }

    /// The statement without the constraints that change, in its own words if possible, otherwise one statement for
    /// each constraint.
    private func kept(_ node: ConstraintNode, _ record: StatementRecord, _ kept: [ConstraintID]) -> [String]? {
        if kept.isEmpty { return [] }
        if node.links.count == 1, let line = fewerMembers(node, record, kept) { return [line] }
        if node.links.count == 1, let lines = fewerAttributes(node, record, kept) { return lines }
        let lines = kept.compactMap {
            separate(node, layout[$0], lowering.origins[$0.index], ConstraintChange(), in: record.scope)
        }
        return lines.count == kept.count ? lines : nil
    }

    /// The statement with a smaller group, if all constraints of a member change.
    private func fewerMembers(_ node: ConstraintNode, _ record: StatementRecord, _ kept: [ConstraintID]) -> String? {
        guard let group = node.first.groups.first, group.members.count > 1 else { return nil }
        let members = Set(kept.compactMap(member))
        guard kept.count == record.constraints.filter({ member($0).map(members.contains) ?? false }).count else {
            return nil
        }
        let names = members.sorted().map { text[group.members[$0].range] }
        let close = group.members.last?.range.end ?? group.range.end
        let attribute = text[TextRange(close, group.range.end)].drop { $0 != "." }
        let written = names.count == 1 ? names[0] + attribute : "[\(names.joined(separator: ", "))]\(attribute)"
        return body(node, record, replacing: [TextEdit(group.range, written)])
    }

    /// The statement with a smaller composite. Attributes outside of it get statements of their own.
    private func fewerAttributes(_ node: ConstraintNode, _ record: StatementRecord, _ kept: [ConstraintID]) -> [String]?
    {
        guard node.first.groups.isEmpty else { return nil }
        let attributes = kept.compactMap(component)
        guard attributes.count == kept.count, !attributes.isEmpty else { return nil }
        let operands = [node.first] + node.links.map(\.operand)
        guard let name = operands.lazy.flatMap({ $0.value.paths }).first?.parts.last?.text,
            let whole = Composite(rawValue: name)
        else {
            return nil
        }
        let parts: [Composite] = [.horizontalEdges, .verticalEdges]
        guard
            let part = parts.first(where: { part in
                part != whole && part.attributes.allSatisfy { whole.attributes.contains($0) && attributes.contains($0) }
            })
        else { return nil }
        let words = operands.flatMap { $0.value.paths }.compactMap { $0.parts.last }.filter { $0.text == name }
        var lines = [body(node, record, replacing: words.map { TextEdit($0.range, part.rawValue) })]
        for id in kept where !(component(id).map(part.attributes.contains) ?? false) {
            guard
                let line = separate(node, layout[id], lowering.origins[id.index], ConstraintChange(), in: record.scope)
            else {
                return nil
            }
            lines.append(line)
        }
        return lines
    }

    /// The statement from its first operand on, with edits applied.
    private func body(_ node: ConstraintNode, _ record: StatementRecord, replacing edits: [TextEdit]) -> String {
        let range = TextRange(node.first.range.start, record.range.end)
        return text.string(in: range, applying: edits)
    }

    private func member(_ id: ConstraintID) -> Int? {
        if case .equation(_, let member, _) = lowering.origins[id.index].part { return member }
        return nil
    }

    private func component(_ id: ConstraintID) -> Attribute? {
        if case .equation(_, _, let component) = lowering.origins[id.index].part { return component }
        return nil
    }

    // MARK: A single constraint

    /// A statement for one of the constraints, in the words of the original statement if possible.
    private func separate(
        _ node: ConstraintNode, _ constraint: Constraint, _ origin: ConstraintOrigin, _ change: ConstraintChange,
        in scope: ViewID
    ) -> String? {
        if let line = originalWords(node, constraint, origin, change) { return line }
        var constraint = constraint
        constraint.isActive = true
        return equation(constraint, change, in: scope)
    }

    private func originalWords(
        _ node: ConstraintNode, _ constraint: Constraint, _ origin: ConstraintOrigin, _ change: ConstraintChange
    ) -> String? {
        guard case .equation(_, let member, nil) = origin.part, node.links.count == 1, change.constant == nil,
            change.attributes == nil, !change.isReversed,
            !origin.isFlipped,
            case .group(let members, let attribute, _) = node.first.value, members.indices.contains(member),
            let priority = priority(constraint, change)
        else { return nil }
        let link = node.links[0]
        let relation = (change.relation ?? constraint.relation).rawValue
        let written =
            node.priority.flatMap { old in change.priority == nil ? " @ \(text[old.range])" : nil } ?? priority
        return "\(text[members[member].range]).\(attribute.text) \(relation) \(text[link.operand.range])\(written)"
    }
}
