import LayoutModel
import SourceText

/// Moving views into a new stack.
extension LayoutWriter {
    /// A stack that the edits make.
    struct Embedding {
        var views: [ViewID]
        var parent: ViewID
        var name: String
    }

    /// Notes the stack, before anything is written that names what lies in it.
    mutating func prepareStack(_ list: [ModelEdit]) -> Bool {
        for case .embed(let views, let stack) in list {
            guard embedding == nil, let first = views.first, layout.views.indices.contains(first.index),
                let parent = layout[first].parent, let name = NameSpelling.written(stack.name),
                takenNames.insert(stack.name).inserted
            else { return false }
            embedding = Embedding(views: views, parent: parent, name: name)
        }
        return true
    }

    /// Declares the stack where the first of the views was declared, with their declarations in its body, and names the views by it wherever
    /// a statement that stays speaks of them. Comes after all other edits of constraints.
    mutating func embed(in stack: NewStack) -> Bool {
        guard let embedding, let block = lowering.bodies[embedding.parent] else { return false }
        var nodes: [ViewNode] = []
        for view in embedding.views {
            guard layout.views.indices.contains(view.index), layout[view].parent == embedding.parent,
                let node = lowering.viewNodes[view], !node.isBroken
            else { return false }
            nodes.append(node)
        }
        let moved = Set(nodes.map(\.range))
        var declarations: [TextRange: String] = [:]
        /// The statements that declare them, with what is left of each.
        var statements: [(range: TextRange, rest: String?)] = []
        for statement in block.statements {
            guard case .views(let kind, let all) = statement.kind, all.contains(where: { moved.contains($0.range) })
            else { continue }
            let word = text[kind.range]
            var rest: [String] = []
            for (number, node) in all.enumerated() {
                // The range of the first one begins at the kind.
                let start = number == 0 ? node.name?.range.start ?? node.range.start : node.range.start
                let declaration = text[TextRange(start, node.range.end)]
                if moved.contains(node.range) {
                    declarations[node.range] = "\(word) \(declaration)"
                } else {
                    rest.append(declaration)
                }
            }
            // The comment behind a statement that goes with its line goes along.
            if !statements.isEmpty, rest.isEmpty, let last = all.last, isAlone(statement.range),
                let end = endOfLine(after: statement.range.end)
            {
                declarations[last.range]? += text[TextRange(statement.range.end, end)]
            }
            statements.append((statement.range, rest.isEmpty ? nil : "\(word) \(rest.joined(separator: ", "))"))
        }
        guard let first = statements.first, declarations.count == nodes.count else { return false }
        let whole = declaration(of: stack, embedding, nodes.compactMap { declarations[$0.range] }, at: first.range)
        edits.append(
            TextEdit(
                first.range, [first.rest, whole].compactMap { $0 }.joined(separator: separator(at: first.range))))
        for (range, rest) in statements.dropFirst() {
            if let rest { edits.append(TextEdit(range, rest)) } else { delete(range) }
        }
        rename(embedding, except: moved)
        return true
    }

    private func declaration(
        of stack: NewStack, _ embedding: Embedding, _ views: [String], at range: TextRange
    ) -> String {
        let arrangement = stack.arrangement
        var header = "stack \(embedding.name) \(arrangement.axis.rawValue)"
        if arrangement.spacing != 0 { header += " spacing \(decimal(arrangement.spacing))" }
        if arrangement.alignment != .fill { header += " alignment \(arrangement.alignment.rawValue)" }
        guard startsLine(range.start), endOfLine(after: range.end) != nil else {
            return "\(header) { \(views.joined(separator: "; ")) }"
        }
        let outer = lineBreak + indentation(at: range.start)
        let lines = views.map { outer + "    " + $0.replacing("\n", with: "\n    ") }
        return "\(header) {\(lines.joined())\(outer)}"
    }

    /// Puts the stack's name before those of the views, but not in statements that are written anew, nor in the views' own bodies.
    private mutating func rename(_ embedding: Embedding, except moved: Set<TextRange>) {
        let rewritten = edits.map(\.range).filter { !$0.isEmpty }
        let symbols = Set(embedding.views.compactMap { lowering.symbols[$0] })
        for occurrence in lowering.occurrences where !occurrence.isDeclaration {
            guard symbols.contains(occurrence.symbol), !moved.contains(where: { $0.contains(occurrence.range) }),
                !rewritten.contains(where: { $0.contains(occurrence.range) })
            else { continue }
            edits.append(.insert("\(embedding.name).", at: occurrence.range.start))
        }
    }

    /// Takes a statement out that says how a view collapses.
    mutating func removeCollapse(_ view: ViewID) -> Bool {
        guard let collapse = layout.collapses.first(where: { $0.view == view }) else { return false }
        delete(collapse.range.range)
        return true
    }
}
