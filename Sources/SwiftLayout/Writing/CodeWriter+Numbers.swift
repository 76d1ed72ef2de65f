import LayoutModel
import SourceText
import SwiftSource

extension CodeWriter {
    /// Changes a constant that is written as a number or not at all. A constant with a name stays as it is: others may
    /// use it.
    mutating func setConstant(_ id: ConstraintID, _ constant: Double) -> Bool {
        guard let code = code(of: id) else { return false }
        switch code.form {
        case .anchors(let call):
            let first = call.arguments.first
            if first?.label?.hasSuffix("ToConstant") == true, let value = first?.value {
                return setNumber(value, to: constant)
            }
            return setArgument("constant", of: call, to: constant)
        case .initializer(let call): return setArgument("constant", of: call, to: constant)
        case .chain(let chain): return setConstant(chain, layout[id], constant)
        }
    }

    private mutating func setNumber(_ value: SyntaxNode, to number: Double) -> Bool {
        guard CodeSpelling.literal(value) != nil else { return false }
        replace(value.range, with: CodeSpelling.number(number))
        return true
    }

    private mutating func setArgument(_ label: String, of call: CallExpression, to number: Double) -> Bool {
        if let value = call.argument(label) { return setNumber(value, to: number) }
        guard let last = call.arguments.last else { return false }
        insert(", \(label): \(CodeSpelling.number(number))", at: last.range.end)
        return true
    }

    private mutating func setConstant(_ chain: SnapChainCode, _ constraint: Constraint, _ constant: Double) -> Bool {
        if let offset = chain.link("offset"), let value = offset.call?.arguments.first?.value {
            return setNumber(value, to: constant)
        }
        if let inset = chain.link("inset"), let value = inset.call?.arguments.first?.value {
            guard let target = constraint.second?.attribute else { return false }
            let isFar = [.right, .trailing, .bottom, .lastBaseline].contains(target)
            guard isFar || [.left, .leading, .top, .firstBaseline].contains(target) else { return false }
            return setNumber(value, to: isFar ? -constant : constant)
        }
        guard let relation = chain.relation else { return false }
        if let value = relation.call?.arguments.first?.value, setNumber(value, to: constant) { return true }
        guard constraint.second != nil else { return false }
        insert(".offset(\(CodeSpelling.number(constant)))", at: relation.range.end)
        return true
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
            let start = UTF8Offset(link.nameRange.end.value - link.name.utf8.count)
            replace(TextRange(start, link.nameRange.end), with: name)
        }
        return true
    }
}
