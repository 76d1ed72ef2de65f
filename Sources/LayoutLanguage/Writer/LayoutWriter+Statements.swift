import LayoutModel
import SourceText

/// Putting statements in and taking them out, with the lines and blanks around them.
extension LayoutWriter {
    // MARK: Places

    /// The token that holds or follows `place`. Complexity: O(log tokens).
    private func token(at place: Int) -> Int { tree.tokens.partitioningIndex { Int($0.end) > place } }

    func indentation(at place: UTF8Offset) -> String { tree.indentation(at: place) }

    var lineBreak: String { tree.lineBreak }

    /// Whether nothing but blanks stands before `range` on its line, and nothing but blanks and comments after it.
    func isAlone(_ range: TextRange) -> Bool {
        startsLine(range.start) && endOfLine(after: range.end) != nil
    }

    func startsLine(_ place: UTF8Offset) -> Bool {
        let start = text.lines.starts[text.lines.line(of: place)]
        return text.bytes(in: TextRange(start, place.value)).allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
    }

    /// The end of the line before its break, where only blanks and comments stand between `place` and it.
    func endOfLine(after place: UTF8Offset) -> UTF8Offset? {
        var number = token(at: place.value)
        while number < tree.tokens.count {
            let token = tree.tokens[number]
            if token.kind == .lineBreak { return token.range.start }
            guard token.kind.isTrivia else { return nil }
            number += 1
        }
        return UTF8Offset(text.utf8.count)
    }

    /// What separates statements at `range`: a new line, or `;` where it shares its line with others.
    func separator(at range: TextRange) -> String {
        startsLine(range.start) ? lineBreak + indentation(at: range.start) : "; "
    }

    // MARK: Taking out

    /// Takes a statement out, with its line where it has one for itself.
    mutating func delete(_ range: TextRange) {
        deleted.insert(range.start.value)
        if isAlone(range), let end = endOfLine(after: range.end) {
            let start = text.lines.starts[text.lines.line(of: range.start)]
            let next = text.lines.line(of: end) + 1
            let after = next < text.lines.count ? text.lines.starts[next] : text.utf8.count
            edits.append(TextEdit(TextRange(start, after), ""))
            return
        }
        // Among others on its line: one of the semicolons around it goes too.
        let number = token(at: range.end.value)
        var place = number
        while place < tree.tokens.count, tree.tokens[place].kind == .blank { place += 1 }
        if place < tree.tokens.count, tree.tokens[place].kind == .semicolon {
            place += 1
            while place < tree.tokens.count, tree.tokens[place].kind == .blank { place += 1 }
            let end = place < tree.tokens.count ? tree.tokens[place].range.start : UTF8Offset(text.utf8.count)
            edits.append(TextEdit(TextRange(range.start, end), ""))
            return
        }
        var before = token(at: range.start.value) - 1
        while before >= 0, tree.tokens[before].kind == .blank { before -= 1 }
        let hasSemicolon = before >= 0 && tree.tokens[before].kind == .semicolon
        edits.append(TextEdit(TextRange(hasSemicolon ? tree.tokens[before].range.start : range.start, range.end), ""))
    }

    // MARK: Putting in

    /// Has a statement put in after the last one that `isWanted` of a body, else after its last one.
    mutating func insert(_ statement: String, in view: ViewID, afterLast isWanted: (Statement) -> Bool) -> Bool {
        guard let block = lowering.bodies[view] else { return false }
        let left = block.statements.filter { !deleted.contains($0.range.start.value) }
        let place: Insertion.Place
        if let last = left.last(where: isWanted) ?? left.last {
            place = .after(last.range)
        } else {
            guard !block.open.isEmpty, !block.close.isEmpty else { return false }
            place = .first(open: block.open, close: block.close)
        }
        insertions.append(Insertion(place: place, statement: statement))
        return true
    }

    /// Makes one edit of all statements that go to one place.
    mutating func finishInsertions() {
        var places: [Insertion.Place] = []
        for insertion in insertions where !places.contains(insertion.place) { places.append(insertion.place) }
        for place in places {
            let statements = insertions.filter { $0.place == place }.map(\.statement)
            switch place {
            case .after(let range): edits.append(inserted(statements, after: range))
            case .first(let open, let close): edits += inserted(statements, open, close)
            }
        }
    }

    private func inserted(_ statements: [String], after range: TextRange) -> TextEdit {
        // A line of its own, after the comment of the line before it, unless the statements share a line.
        if startsLine(range.start), let end = endOfLine(after: range.end) {
            let lines = statements.map { lineBreak + indentation(at: range.start) + $0 }
            return .insert(lines.joined(), at: end)
        }
        return .insert(statements.map { "; " + $0 }.joined(), at: range.end)
    }

    private func inserted(_ statements: [String], _ open: TextRange, _ close: TextRange) -> [TextEdit] {
        guard text.lines.line(of: open.start) != text.lines.line(of: close.start) else {
            return [TextEdit(TextRange(open.end, close.start), " " + statements.joined(separator: "; ") + " ")]
        }
        let indentation = indentation(at: open.start) + "    "
        let end = endOfLine(after: open.end) ?? open.end
        return [.insert(statements.map { lineBreak + indentation + $0 }.joined(), at: end)]
    }
}
