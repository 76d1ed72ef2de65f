import LayoutModel
import SourceText

/// Moving views into a new stack.
extension LayoutWriter {
    /// The stack that the edits add.
    struct Embedding {
        var views: [ViewID]
        var parent: ViewID
        var name: String
    }

    /// Records the stack before any text that names its views is written.
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

    /// Moves the declarations of the views into the body of a new stack, and adds its name to all paths that name them.
    ///
    /// Must come after all other edits of constraints.
    mutating func embed(in stack: NewStack) -> Bool {
        guard let embedding, let block = lowering.bodies[embedding.parent],
            let nodes = embeddedNodes(embedding)
        else { return false }
        let moved = Set(nodes.map(\.range))
        var declarations: [TextRange: String] = [:]
        var statements: [RestOfDeclaration] = []
        for statement in block.statements {
            guard case .views(let kind, let all) = statement.kind, all.contains(where: { moved.contains($0.range) })
            else { continue }
            let rest = split(statement, kind, all, moved, &declarations)
            // The comment after a statement moves with it if its whole line does.
            if !statements.isEmpty, rest.declaration == nil, let last = all.last, isAlone(statement.range),
                let end = endOfLine(after: statement.range.end)
            {
                declarations[last.range]? += text[TextRange(statement.range.end, end)]
            }
            statements.append(rest)
        }
        guard let first = statements.first, declarations.count == nodes.count else { return false }
        let whole = declaration(of: stack, embedding, nodes.compactMap { declarations[$0.range] }, at: first.range)
        let replacement = [first.declaration, whole].compactMap { $0 }.joined(separator: separator(at: first.range))
        edits.append(TextEdit(first.range, replacement))
        for rest in statements.dropFirst() {
            if let text = rest.declaration { edits.append(TextEdit(rest.range, text)) } else { delete(rest.range) }
        }
        addName(of: embedding, except: moved)
        return true
    }

    private func embeddedNodes(_ embedding: Embedding) -> [ViewNode]? {
        var nodes: [ViewNode] = []
        for view in embedding.views {
            guard layout.views.indices.contains(view.index), layout[view].parent == embedding.parent,
                let node = lowering.viewNodes[view], !node.isBroken
            else { return nil }
            nodes.append(node)
        }
        return nodes
    }

    /// A declaration without the views that move; nil if all of them do.
    private struct RestOfDeclaration {
        var range: TextRange
        var declaration: String?
    }

    /// Splits a statement into declarations of the views that move, and the rest.
    private func split(
        _ statement: Statement, _ kind: Name, _ nodes: [ViewNode], _ moved: Set<TextRange>,
        _ declarations: inout [TextRange: String]
    ) -> RestOfDeclaration {
        let word = text[kind.range]
        var rest: [String] = []
        for (number, node) in nodes.enumerated() {
            // The range of the first view includes the kind.
            let start = number == 0 ? node.name?.range.start ?? node.range.start : node.range.start
            let declaration = text[TextRange(start, node.range.end)]
            if moved.contains(node.range) {
                declarations[node.range] = "\(word) \(declaration)"
            } else {
                rest.append(declaration)
            }
        }
        return RestOfDeclaration(
            range: statement.range, declaration: rest.isEmpty ? nil : "\(word) \(rest.joined(separator: ", "))")
    }

    private func declaration(
        of stack: NewStack, _ embedding: Embedding, _ views: [String], at range: TextRange
    ) -> String {
        let arrangement = stack.arrangement
        var header = "stack \(embedding.name) \(arrangement.axis.rawValue)"
        if arrangement.spacing != 0 { header += " spacing \(decimal(arrangement.spacing))" }
        if arrangement.alignment != .fill { header += " alignment \(arrangement.alignment.rawValue)" }
        guard isFirstOnLine(range.start), endOfLine(after: range.end) != nil else {
            return "\(header) { \(views.joined(separator: "; ")) }"
        }
        let outer = tree.newline + tree.indentation(at: range.start)
        let lines = views.map { outer + "    " + $0.replacing("\n", with: "\n    ") }
        return "\(header) {\(lines.joined())\(outer)}"
    }

    /// Adds the name of the stack before those of its views, except in rewritten statements and in the views' own
    /// bodies.
    private mutating func addName(of embedding: Embedding, except moved: Set<TextRange>) {
        let rewritten = edits.map(\.range).filter { !$0.isEmpty }
        let symbols = Set(embedding.views.compactMap { lowering.symbols[$0] })
        for occurrence in lowering.occurrences where !occurrence.isDeclaration {
            guard symbols.contains(occurrence.symbol), !moved.contains(where: { $0.contains(occurrence.range) }),
                !rewritten.contains(where: { $0.contains(occurrence.range) })
            else { continue }
            edits.append(.insert("\(embedding.name).", at: occurrence.range.start))
        }
    }
}
