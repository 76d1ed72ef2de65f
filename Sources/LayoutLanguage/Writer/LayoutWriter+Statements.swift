import LayoutModel
import SourceText

/// Inserting and deleting statements, with the lines and spaces around them.
extension LayoutWriter {
    // MARK: Lines

    /// The index of the token that contains or follows `offset`. Complexity: O(log tokens).
    private func token(at offset: Int) -> Int { tree.tokens.partitioningIndex { Int($0.end) > offset } }

    /// Whether there are only spaces before `range` on its line, and only spaces and comments after it.
    func isAlone(_ range: TextRange) -> Bool {
        isFirstOnLine(range.start) && endOfLine(after: range.end) != nil
    }

    func isFirstOnLine(_ offset: UTF8Offset) -> Bool {
        let start = text.lines.starts[text.lines.line(of: offset)]
        return text.bytes(in: TextRange(start, offset.value)).allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
    }

    /// The end of the line before its break, if there are only spaces and comments between `offset` and it.
    func endOfLine(after offset: UTF8Offset) -> UTF8Offset? {
        for token in tree.tokens[token(at: offset.value)...] {
            if token.kind == .lineBreak { return token.range.start }
            guard token.kind.isTrivia else { return nil }
        }
        return UTF8Offset(text.utf8.count)
    }

    /// The separator of statements at `range`: a line break, or `;` if it shares its line with others.
    func separator(at range: TextRange) -> String {
        isFirstOnLine(range.start) ? tree.newline + tree.indentation(at: range.start) : "; "
    }

    // MARK: Deleting

    /// Deletes a statement, with its line if it has its own.
    mutating func delete(_ range: TextRange) {
        deleted.insert(range.start.value)
        if isAlone(range), let end = endOfLine(after: range.end) {
            let start = text.lines.starts[text.lines.line(of: range.start)]
            let next = text.lines.line(of: end) + 1
            let after = next < text.lines.count ? text.lines.starts[next] : text.utf8.count
            edits.append(TextEdit(TextRange(start, after), ""))
            return
        }
        // Otherwise one of the semicolons around it is deleted too.
        let rest = tree.tokens[token(at: range.end.value)...].drop { $0.kind == .blank }
        if rest.first?.kind == .semicolon {
            let next = rest.dropFirst().first { $0.kind != .blank }
            let end = next?.range.start ?? UTF8Offset(text.utf8.count)
            edits.append(TextEdit(TextRange(range.start, end), ""))
            return
        }
        var before = token(at: range.start.value) - 1
        while before >= 0, tree.tokens[before].kind == .blank { before -= 1 }
        let hasSemicolon = before >= 0 && tree.tokens[before].kind == .semicolon
        edits.append(TextEdit(TextRange(hasSemicolon ? tree.tokens[before].range.start : range.start, range.end), ""))
    }

    // MARK: Inserting

    /// Inserts a statement after the last one of a body of some kind, or after the last one.
    mutating func insertStatement(
        _ statement: String, in view: ViewID, afterLast kind: KeyPath<Statement, Bool>
    ) -> Bool {
        guard let position = position(in: view, afterLast: kind) else { return false }
        insertions.append(Insertion(position: position, statement: statement))
        return true
    }

    private mutating func position(in view: ViewID, afterLast kind: KeyPath<Statement, Bool>) -> Insertion.Position? {
        let place = Insertion.Place(view: view, kind: kind, deletedCount: deleted.count)
        if let known = positions[place] { return known }
        guard let block = lowering.bodies[view] else { return nil }
        let left = block.statements.lazy.filter { [deleted] in !deleted.contains($0.range.start.value) }
        let position: Insertion.Position
        if let last = left.last(where: { $0[keyPath: kind] }) ?? left.last {
            position = .after(last.range)
        } else {
            guard !block.open.isEmpty, !block.close.isEmpty else { return nil }
            position = .first(open: block.open, close: block.close)
        }
        positions[place] = position
        return position
    }

    /// Makes one edit of all insertions at the same position.
    mutating func finishInsertions() {
        var inOrder: [Insertion.Position] = []
        var statements: [Insertion.Position: [String]] = [:]
        for insertion in insertions {
            if statements[insertion.position] == nil { inOrder.append(insertion.position) }
            statements[insertion.position, default: []].append(insertion.statement)
        }
        for position in inOrder {
            let statements = statements[position] ?? []
            switch position {
            case .after(let range): edits.append(inserted(statements, after: range))
            case .first(let open, let close): edits += inserted(statements, open, close)
            }
        }
    }

    private func inserted(_ statements: [String], after range: TextRange) -> TextEdit {
        // On new lines, after the comment of the line, unless several statements share the line.
        if isFirstOnLine(range.start), let end = endOfLine(after: range.end) {
            return .insert(statements.map { separator(at: range) + $0 }.joined(), at: end)
        }
        return .insert(statements.map { "; " + $0 }.joined(), at: range.end)
    }

    private func inserted(_ statements: [String], _ open: TextRange, _ close: TextRange) -> [TextEdit] {
        guard text.lines.line(of: open.start) != text.lines.line(of: close.start) else {
            return [TextEdit(TextRange(open.end, close.start), " " + statements.joined(separator: "; ") + " ")]
        }
        let start = tree.newline + tree.indentation(at: open.start) + "    "
        let end = endOfLine(after: open.end) ?? open.end
        return [.insert(statements.map { start + $0 }.joined(), at: end)]
    }
}
