import LayoutModel
import SourceText
import SwiftSource

extension CodeWriter {
    /// Changes a constant that is written as a number or not at all. Of a constant with a name only the sign can
    /// change: others may use the name.
    mutating func setConstant(_ id: ConstraintID, _ constant: Double) -> Bool {
        let change = NumberChange(from: layout[id].constant.literal, to: constant)
        guard let code = code(of: id) else {
            guard let (value, isNegated) = helperNumber(of: layout[id]) else { return false }
            return setNumber(value, isNegated ? change.negated : change)
        }
        switch code.form {
        case .anchors(let call):
            let first = call.arguments.first
            if first?.label?.hasSuffix("ToConstant") == true, let value = first?.value {
                return setNumber(value, change)
            }
            return setArgument("constant", of: call, change)
        case .initializer(let call): return setArgument("constant", of: call, change)
        case .chain(let chain): return setConstant(chain, layout[id], change)
        }
    }

    /// What a number is, as far as it is known, and what it becomes.
    private struct NumberChange {
        let from: Double?
        let to: Double

        var isOfSign: Bool { from == -to && to != 0 }
        var negated: NumberChange { NumberChange(from: from.map { -$0 }, to: -to) }
    }

    private mutating func setNumber(_ value: SyntaxNode, _ change: NumberChange) -> Bool {
        if CodeSpelling.literal(value) != nil {
            replace(value.range, with: CodeSpelling.number(change.to))
        } else if change.isOfSign, let negation = PrefixExpression(value), negation.operator == "-" {
            replace(value.range, with: negation.operand.text)
        } else if change.isOfSign, NameExpression(value) != nil || MemberAccess(value)?.base != nil {
            insert("-", at: value.range.start)
        } else {
            return false
        }
        return true
    }

    private mutating func setArgument(_ label: String, of call: CallExpression, _ change: NumberChange) -> Bool {
        if let value = call.argument(label) { return setNumber(value, change) }
        guard let last = call.arguments.last else { return false }
        insert(", \(label): \(CodeSpelling.number(change.to))", at: last.range.end)
        return true
    }

    private mutating func setConstant(
        _ chain: SnapChainCode, _ constraint: Constraint, _ change: NumberChange
    ) -> Bool {
        if let offset = chain.link("offset"), let value = offset.call?.arguments.first?.value {
            return setNumber(value, change)
        }
        if let inset = chain.link("inset"), let value = inset.call?.arguments.first?.value {
            guard let target = constraint.second?.attribute else { return false }
            let isFar = [.right, .trailing, .bottom, .lastBaseline].contains(target)
            guard isFar || [.left, .leading, .top, .firstBaseline].contains(target) else { return false }
            return setNumber(value, isFar ? change.negated : change)
        }
        guard let relation = chain.relation else { return false }
        if let value = relation.call?.arguments.first?.value, setNumber(value, change) { return true }
        guard constraint.second != nil else { return false }
        insert(".offset(\(CodeSpelling.number(change.to)))", at: relation.range.end)
        return true
    }

    /// Writes an inset where the constants of all far edges that one statement makes turn their sign: for the offset of
    /// `edges.equalToSuperview().offset(8)`, and for the number of `edges.equalTo(8)`.
    ///
    /// - Returns: The other edits.
    mutating func writingInsets(_ edits: [ModelEdit]) -> [ModelEdit] {
        var turned: [FileRange: [ConstraintID]] = [:]
        for case .setConstant(let id, let constant) in edits where layout[id].constant.literal == -constant {
            turned[layout[id].source.statement, default: []].append(id)
        }
        var done: Set<ConstraintID> = []
        for ids in turned.values where !makesNoOther(ids[0]) {
            let isFar = ids.allSatisfy { [.right, .trailing, .bottom].contains(layout[$0].first.attribute) }
            guard isFar, case .chain(let chain)? = anyCode(of: ids[0])?.form, chain.link("inset") == nil else {
                continue
            }
            if let offset = chain.link("offset") {
                replace(TextRange(offset.nameStart, offset.nameRange.end), with: "inset")
            } else if let relation = chain.relation, relation.name == "equalTo",
                let value = relation.call?.arguments.first?.value, CodeSpelling.literal(value) != nil
            {
                let number = TextRange(relation.nameStart, relation.range.end)
                replace(number, with: "equalToSuperview().inset(\(value.text))")
            } else {
                continue
            }
            done.formUnion(ids)
        }
        return edits.filter { edit in
            if case .setConstant(let id, _) = edit { !done.contains(id) } else { true }
        }
    }

    mutating func setRelation(_ id: ConstraintID, _ relation: Relation) -> Bool {
        guard let code = code(of: id) else { return false }
        switch code.form {
        case .anchors(let call):
            guard let argument = call.arguments.first, let range = argument.labelRange,
                let label = argument.label.flatMap({ CodeSpelling.label($0, for: relation) })
            else { return false }
            replace(range, with: label)
        case .initializer(let call):
            guard let value = call.argument("relatedBy") else { return false }
            replace(value.range, with: "." + CodeSpelling.name(of: relation))
        case .chain(let chain):
            guard let link = chain.relation, let name = CodeSpelling.label(link.name, for: relation) else {
                return false
            }
            replace(TextRange(link.nameStart, link.nameRange.end), with: name)
        }
        return true
    }
}
