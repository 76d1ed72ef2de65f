import LayoutModel
import SourceText
import SwiftSource

extension CodeWriter {
    /// Adds a constraint beside those of its first view, in their style.
    mutating func add(_ new: NewConstraint) -> Bool {
        guard case .item(let first) = new.first.item, new.isInstalled, new.identifier == nil else { return false }
        var second: Anchor?
        if let target = new.second {
            guard case .item(let item) = target.item, !layout[item.view].mayBeAbsent || item.view == first.view else {
                return false
            }
            second = Anchor(item, target.attribute)
        }
        let anchor = Anchor(first, new.first.attribute)
        // An anchor of a position takes no multiplier.
        guard new.multiplier == 1 || anchor.attribute.isSize else { return false }
        guard let place = reference(for: first.view) else {
            guard let call = helperCall(placing: first.view), new.priority == 1000 else { return false }
            let expression = expression(new, anchor, second, CodeNames(layout, codes, beside: call.node))
            return insertLines([expression + ".isActive = true"], below: call.node)
        }
        if case .chain(let chain) = place.form { return add(new, anchor, second, to: chain, place) }
        let expression = expression(new, anchor, second, CodeNames(layout, codes, beside: place.node))
        switch place.use {
        case .element(let list): return add(expression, new, anchor, to: list, after: place)
        case .statement(let statement):
            let own = TextRange(statement.start, place.node.start)
            let rest = TextRange(place.node.end, statement.end)
            var lines: [String] = []
            var maker = expression
            if new.priority != 1000 {
                maker = newName(for: anchor, near: place.node)
                lines = declaration(maker, expression, new.priority)
            }
            return insertLines(lines + [text[own] + maker + text[rest]], below: statement)
        case .stored(let statement, _):
            guard new.priority == 1000 else { return false }
            return insertLines([expression + ".isActive = true"], below: statement)
        case .property: return false
        }
    }

    /// The constraint beside which new ones about a view are written: the last one that is always active and has the
    /// view first; else one that has it second; else any. A view that may be added on some paths only, and is not there
    /// where others are, has its own beside it or none.
    mutating func reference(for view: ViewID) -> ConstraintCode? {
        let mayBeAbsent = layout[view].mayBeAbsent
        var best: (rank: Int, code: ConstraintCode)?
        for constraint in layout.constraints where !constraint.isRemoved {
            let rank = constraint.first.item.view == view ? 2 : constraint.second?.item.view == view ? 1 : 0
            guard mayBeAbsent ? rank == 2 : constraint.isActive, let code = codes[constraint.id], code.statement != nil
            else { continue }
            if rank >= best?.rank ?? 0 { best = (rank, code) }
        }
        return best?.code
    }

    private func expression(
        _ new: NewConstraint, _ first: Anchor, _ second: Anchor?, _ names: CodeNames
    ) -> String {
        let relation = CodeSpelling.name(of: new.relation)
        let own = names.anchor(first.item, first.attribute)
        guard let second else {
            return "\(own).constraint(\(relation)ToConstant: \(CodeSpelling.number(new.constant)))"
        }
        var arguments = "\(relation)To: \(names.anchor(second.item, second.attribute))"
        if new.multiplier != 1 { arguments += ", multiplier: \(CodeSpelling.number(new.multiplier))" }
        if new.constant != 0 { arguments += ", constant: \(CodeSpelling.number(new.constant))" }
        return "\(own).constraint(\(arguments))"
    }

    private mutating func add(
        _ expression: String, _ new: NewConstraint, _ anchor: Anchor, to list: SyntaxNode, after place: ConstraintCode
    ) -> Bool {
        var element = expression
        if new.priority != 1000 {
            guard let statement = place.statement else { return false }
            element = newName(for: anchor, near: place.node)
            guard insertLines(declaration(element, expression, new.priority), above: statement) else { return false }
        }
        let separator =
            text.beginsLine(place.node.start) ? text.lineBreak + text.indentation(at: place.node.start) : " "
        if let comma = text.comma(after: place.node, in: list) {
            insert(separator + element + ",", at: comma)
        } else {
            insert("," + separator + element, at: place.node.end)
        }
        return true
    }

    // MARK: SnapKit

    private mutating func add(
        _ new: NewConstraint, _ first: Anchor, _ second: Anchor?, to chain: SnapChainCode, _ place: ConstraintCode
    ) -> Bool {
        let names = CodeNames(layout, codes, beside: place.node)
        guard let owner = chain.owner else { return false }
        let name = names.argument(first.item)
        let body = self.chain(new, first, second, names)
        if owner.text == name {
            return insertLines([chain.maker.text + body], below: place.node)
        }
        guard let statement = chain.call.node.statement else { return false }
        let unit = text.indentationUnit
        return insertLines(
            ["\(name).snp.makeConstraints { make in", unit + "make" + body, "}"], below: statement)
    }

    private func chain(_ new: NewConstraint, _ first: Anchor, _ second: Anchor?, _ names: CodeNames) -> String {
        let relation = CodeSpelling.name(of: new.relation)
        var text = ".\(first.attribute.rawValue).\(relation)To"
        if let second {
            if second.item == layout[first.item.view].parent.map({ Item($0) }), second.attribute == first.attribute {
                text += "Superview()"
            } else {
                let target = "\(names.argument(second.item)).snp.\(second.attribute.rawValue)"
                text += second.attribute == first.attribute ? "(\(names.argument(second.item)))" : "(\(target))"
            }
            if new.multiplier != 1 { text += ".multipliedBy(\(CodeSpelling.number(new.multiplier)))" }
            text += offset(new.constant, from: second.attribute)
        } else {
            text += "(\(CodeSpelling.number(new.constant)))"
        }
        if new.priority != 1000 { text += ".priority(\(CodeSpelling.number(new.priority)))" }
        return text
    }

    /// A distance from a far edge is written as an inset, as people do.
    private func offset(_ constant: Double, from attribute: LayoutModel.Attribute) -> String {
        if constant == 0 { return "" }
        let isFar = [.right, .trailing, .bottom].contains(attribute)
        return isFar && constant < 0
            ? ".inset(\(CodeSpelling.number(-constant)))" : ".offset(\(CodeSpelling.number(constant)))"
    }
}
