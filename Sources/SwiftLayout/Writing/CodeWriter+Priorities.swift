import LayoutModel
import SourceText
import SwiftSource

extension CodeWriter {
    /// Gives a constraint another priority. One without a name gets a local one, because anchors take no priority.
    mutating func setPriority(_ id: ConstraintID, _ priority: Double) -> Bool {
        if let code = anyCode(of: id), case .chain(let chain) = code.form, chain.hasSeveralAttributes {
            guard !chain.links.contains(where: { $0.name.hasPrefix("priority") }) else { return false }
            return split(layout[id], from: chain, code) { "\($0).priority(\(CodeSpelling.number(priority)))" }
        }
        guard let code = code(of: id) else { return false }
        if case .chain(let chain) = code.form { return setPriority(chain, priority) }
        switch code.use {
        case .property: return false
        case .stored(let statement, let name): return setPriority(of: name, after: statement, priority)
        case .element, .statement:
            guard let statement = code.statement else { return false }
            let name = newName(for: layout[id].first, near: code.node)
            guard insertLines(declaration(name, code.node.text, priority), above: statement) else { return false }
            replace(code.node.range, with: name)
            return true
        }
    }

    /// Gives one attribute of a chain of several a chain of its own.
    ///
    /// - Parameter written: what is written for that chain.
    mutating func split(
        _ constraint: Constraint, from chain: SnapChainCode, _ code: ConstraintCode, _ written: (String) -> String
    ) -> Bool {
        guard case .statement(let statement) = code.use, let last = chain.attributes.last,
            removeAttribute(of: constraint, from: chain)
        else { return false }
        let attribute = constraint.first.attribute.rawValue
        let length = chain.size.flatMap { size in
            size.argument(attribute).map { TextEdit(size.node.range, $0.text) }
        }
        let rest = text.string(in: TextRange(last.range.end, statement.end), applying: length.map { [$0] } ?? [])
        let new = written("\(chain.maker.text).\(attribute)\(rest)")
        if insertLines([new], below: statement) { return true }
        insert("; " + new, at: statement.end)
        return true
    }

    func declaration(_ name: String, _ expression: String, _ priority: Double) -> [String] {
        ["let \(name) = \(expression)", "\(name).priority = \(CodeSpelling.priority(priority))"]
    }

    private mutating func setPriority(_ chain: SnapChainCode, _ priority: Double) -> Bool {
        let number = CodeSpelling.number(priority)
        if let link = chain.link("priority"), let value = link.call?.arguments.first?.value {
            replace(value.range, with: number)
        } else if let link = chain.link("priorityRequired", "priorityHigh", "priorityMedium", "priorityLow") {
            replace(link.range, with: ".priority(\(number))")
        } else if let last = chain.links.last(where: { $0.call != nil }) {
            insert(".priority(\(number))", at: last.range.end)
        }
        return true
    }

    /// Changes the assignment of a stored constraint's priority, or adds one below the statement that stores it.
    private mutating func setPriority(of name: String, after statement: SyntaxNode, _ priority: Double) -> Bool {
        guard let block = statement.parent else { return false }
        let bare = CodeSpelling.withoutSelf(name)
        let assigned = block.children.compactMap(AssignmentExpression.init).filter {
            [name, bare, "self." + bare].map { $0 + ".priority" }.contains($0.target.text)
        }
        if let assignment = assigned.last {
            replace(assignment.value.range, with: CodeSpelling.priority(priority))
            return true
        }
        return insertLines(["\(name).priority = \(CodeSpelling.priority(priority))"], below: statement)
    }

    // MARK: Content hugging and compression resistance

    /// Changes the call that sets a view's preference, or adds one above its last constraint.
    mutating func setPreference(_ method: String, of view: ViewID, _ axis: Axis, _ priority: Double) -> Bool {
        guard let place = reference(for: view), let statement = place.statement else { return false }
        let name = CodeNames(layout, codes, beside: place.node).argument(Item(view))
        let bare = CodeSpelling.withoutSelf(name)
        var found: CallExpression?
        (place.node.outermostType ?? tree.root).walk { node in
            guard let call = CallExpression(node), call.name == method, let callee = MemberAccess(call.callee),
                let base = callee.base?.text, base == bare || base == "self." + bare,
                call.argument("for")?.text.hasSuffix("." + axis.rawValue) == true
            else { return true }
            found = call
            return false
        }
        if let value = found?.arguments.first?.value {
            replace(value.range, with: CodeSpelling.priority(priority))
            return true
        }
        let call = "\(name).\(method)(\(CodeSpelling.priority(priority)), for: .\(axis.rawValue))"
        guard case .chain(let chain) = place.form else { return insertLines([call], above: statement) }
        return chain.call.node.statement.map { insertLines([call], above: $0) } ?? false
    }
}
