import LayoutModel
import SourceText

/// Layouts, and the statements that are allowed only in layouts.
extension Parser {
    mutating func parseLayout() -> Statement.Kind? {
        let start = current
        if word(current) != "layout" {
            let near = Spelling.nearest(to: word(current), in: ["layout"])
            let hint = near.question(quote: "`") ?? "Begin one with `layout NAME {`."
            let message = "Only layouts are allowed here. \(hint)"
            let suggestions = near.suggestions(replacing: tokens[current].range)
            guard isLayoutHeader else {
                fail(message, suggestions)
                return nil
            }
            // A misspelled `layout` still declares a layout.
            report(syntaxError(tokens[current].range, message, suggestions))
            if tokens[current + 1].kind == .leftBrace {
                return .layout(name(at: current), layoutBlock(start, at: current + 1))
            }
        }
        current += 1
        var name: Name?
        if peek()?.isName == true {
            name = self.name(at: current)
            current += 1
        }
        layoutName = name?.text ?? ""
        if name == nil { report(syntaxError(tokens[start].range, "Missing name of the layout: `layout Cell {`.")) }
        if peek() != nil, peek() != .leftBrace {
            report(syntaxError(tokens[current].range, "Expected `{` before \(describe(current))."))
            while let kind = peek(), kind != .leftBrace { current += 1 }
        } else if peek() == nil, name != nil {
            report(syntaxError(range(from: start), "Missing `{` after the name of the layout. Add it."))
        }
        if peek() == .leftBrace { return .layout(name, layoutBlock(start, at: current)) }
        guard matching.ends[start] != nil else {
            let end = TextRange(at: current > 0 ? tokens[current - 1].range.end : UTF8Offset(0))
            return .layout(name, Block(statements: [], open: end, close: end))
        }
        return .layout(name, block(in: .layout, openedAt: start, header: range(from: start)))
    }

    /// Whether the tokens look like `WORD NAME {` or `WORD {`.
    private var isLayoutHeader: Bool {
        guard name(at: current) != nil, current + 1 < limit, !tokens[current + 1].startsLine else { return false }
        return tokens[current + 1].kind == .leftBrace
            || current + 2 < limit && name(at: current + 1) != nil && tokens[current + 2].kind == .leftBrace
    }

    private mutating func layoutBlock(_ start: Int, at open: Int) -> Block {
        let header = tokens[start].range.union(tokens[open].range)
        return block(in: .layout, openedAt: open, header: header)
    }

    // MARK: Sizes, direction, parameters

    mutating func parseSizes() -> Statement.Kind? {
        let areMore = word(current) == "sizes"
        current += 1
        var sizes: [SizeNode] = []
        repeat {
            if !sizes.isEmpty, !isLengthWord(current), isStartOfStatement(besides: [.comma, .semicolon, .rightBrace]) {
                fail(at: tokens[current - 1].range, "Expected another size after this comma.")
                return nil
            }
            guard let size = size(allowsFit: true) else { return nil }
            sizes.append(size)
        } while areMore && take(.comma)
        return .sizes(sizes, areMore: areMore)
    }

    /// Whether a size can begin with this word.
    private func isLengthWord(_ index: Int) -> Bool { word(index) == "fit" || Device.named(word(index)) != nil }

    mutating func parseDirection() -> Statement.Kind? {
        current += 1
        let words = Vocabulary.layoutDirections
        guard let name = name(at: current), peek() != nil, words.contains(name.text) else {
            if currentWord.isEmpty {
                fail("Expected a direction: \(Vocabulary.list(words)).")
            } else {
                fail("`\(currentWord)` is not a direction of a layout", allowing: words)
            }
            return nil
        }
        current += 1
        return .direction(name)
    }

    mutating func parseParameter() -> Statement.Kind? {
        current += 1
        guard let name = name(at: current), peek() != nil else {
            fail("Missing name of the parameter: `param offset = 0 in 0...100`.")
            return nil
        }
        current += 1
        let example = "`param \(name.written) = 0 in 0...100`"
        guard take(.assign) else {
            fail("Expected `=` and a number: \(example).")
            return nil
        }
        guard let value = signedNumber("Expected a number: \(example).", allowsPercent: true) else { return nil }
        guard takeWord("in") else {
            fail("Expected `in` and a range: \(example).")
            return nil
        }
        guard let lower = signedNumber("Expected a range such as `0...100`.", allowsPercent: true) else { return nil }
        guard take(.range) else {
            fail("Expected `...` and the upper end of the range.")
            return nil
        }
        guard let upper = signedNumber("Expected the upper end of the range.", allowsPercent: true) else { return nil }
        if lower.value > upper.value {
            fail(at: lower.range.union(upper.range), "The range ends before it begins. Exchange its ends.")
        } else if value.value < lower.value || value.value > upper.value {
            let range = text[lower.range.union(upper.range)]
            fail(at: value.range, "\(text[value.range]) is outside the range \(range) of `\(name.text)`.")
        }
        return .parameter(name, value: value, lower: lower, upper: upper)
    }
}
