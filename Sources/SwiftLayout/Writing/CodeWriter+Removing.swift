import LayoutModel
import SourceText
import SwiftSource

extension CodeWriter {
    /// Removes an element of a list or a statement, with its line. A constraint with a name stays: others may use it.
    mutating func remove(_ id: ConstraintID) -> Bool {
        if let code = anyCode(of: id), case .chain(let chain) = code.form, chain.hasSeveralAttributes {
            return removeAttribute(of: layout[id], from: chain)
        }
        guard let code = code(of: id) else { return false }
        switch code.use {
        case .element(let list): return removeElement(code.node, of: list)
        case .statement(let statement): return removeStatement(statement)
        case .stored, .property: return false
        }
    }

    private mutating func removeElement(_ element: SyntaxNode, of list: SyntaxNode) -> Bool {
        // A list that is stored may be counted or indexed.
        guard let statement = list.statement, CallExpression(statement) != nil else { return false }
        let elements = list.children(.element)
        guard elements.count > 1, let index = elements.firstIndex(of: element) else {
            return list.parent?.kind == .argument && list.parent?.parent == statement && removeStatement(statement)
        }
        let comma = comma(after: element, in: list)
        if let lines = text.wholeLines(of: TextRange(element.start, comma ?? element.end)) {
            replace(lines, with: "")
        } else if index > 0 {
            replace(TextRange(elements[index - 1].end, element.end), with: "")
        } else {
            replace(TextRange(element.start, elements[1].start), with: "")
        }
        return true
    }

    /// The end of the comma after an element of a list.
    func comma(after element: SyntaxNode, in list: SyntaxNode) -> UTF8Offset? {
        let rest = text.bytes(in: TextRange(element.end, list.end))
        guard let first = rest.firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }),
            rest[first] == UInt8(ascii: ",")
        else { return nil }
        return UTF8Offset(first + 1)
    }

    /// Removes a statement that has lines of its own. The only one of a closure goes with the call that gets the
    /// closure.
    private mutating func removeStatement(_ statement: SyntaxNode) -> Bool {
        if let block = statement.parent, block.children.isSingle, block.parent?.kind == .closure,
            let call = block.parent?.parent, call.kind == .call, call.statement == call
        {
            return removeStatement(call)
        }
        guard let lines = text.wholeLines(of: statement.range) else { return false }
        replace(lines, with: "")
        return true
    }

    /// Takes one attribute out of a chain of several: of `edges` all the others stay.
    mutating func removeAttribute(of constraint: Constraint, from chain: SnapChainCode) -> Bool {
        let named = chain.attributes.compactMap { link in
            SnapAttribute.named(link.name).map { (link: link, attributes: $0) }
        }
        let links = named.filter { $0.attributes.map(\.attribute).contains(constraint.first.attribute) }
        guard links.count == 1, let (link, attributes) = links.first, !chain.namesSeveralTargets else { return false }
        let others = attributes.filter { $0.attribute != constraint.first.attribute }
        // The parts of `margins` have other names than those of `edges`.
        guard !others.contains(where: \.isMargin) else { return false }
        replace(link.nameRange, with: others.map { ".\($0.attribute.rawValue)" }.joined())
        return true
    }
}
