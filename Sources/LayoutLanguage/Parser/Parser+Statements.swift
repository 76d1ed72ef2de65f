import LayoutModel
import SourceText

extension Parser {
    /// What the statement at the current place is, or nil with a ``problem``.
    mutating func statementKind(in context: Context) -> Statement.Kind? {
        if context == .file { return layout() }
        let first = tokens[place]
        switch first.kind {
        case .visualFormat, .leftBracket, .leftParenthesis, .number, .minus:
            return context == .state ? stateChange() : constraint()
        case .name, .quotedName:
            if context == .state { return stateChange() }
            if isLabelOrItem(place) || first.kind == .quotedName { return constraint() }
            return keyword(in: context)
        default:
            fail("\(describe(place)) begins no statement. \(Self.beginnings)")
            return nil
        }
    }

    private static let beginnings =
        "A statement declares a view (`label title`), relates views (`a.top == b.top`), or begins with a word such as `size` or `state`."

    /// The statement that begins with the word at the current place.
    private mutating func keyword(in context: Context) -> Statement.Kind? {
        let word = word(place)
        if context == .view, Vocabulary.layoutStatements.contains(word) {
            fail("`\(word)` belongs in the layout itself, not in the body of a view.")
            return nil
        }
        switch word {
        case "size", "sizes": return sizes()
        case "safeArea":
            place += 1
            return numbers(after: "safeArea").map { .safeArea($0) }
        case "direction": return direction()
        case "inactive": return constraint()
        case "collapse": return collapse()
        case "vary":
            place += 1
            return paths(after: "vary").map { .vary($0) }
        case "state": return state()
        case "param": return parameter()
        case "spacing": return customSpacing()
        default: break
        }
        if Vocabulary.properties.contains(word) { return property() }
        if Vocabulary.kinds.contains(word) { return views(as: nil) }
        if followsOperator { return constraint() }
        return unknownWord(word)
    }

    /// Whether the current word is the first of a calculation: `offset + a.top == 0`.
    private var followsOperator: Bool {
        guard place + 1 < limit, !tokens[place + 1].startsLine else { return false }
        switch tokens[place + 1].kind {
        case .plus, .minus, .star, .slash, .percent, .equal, .lessOrEqual, .greaterOrEqual: return true
        default: return false
        }
    }

    private mutating func unknownWord(_ word: String) -> Statement.Kind? {
        let range = tokens[place].range
        if let glued = Vocabulary.glued(word),
            !isDeclaration(at: place) || glued.word == "stack" && Vocabulary.stackWords.contains(self.word(place + 1))
        {
            let first = TextRange(range.start, range.start + glued.word.utf8.count)
            let apart = TextSuggestion(title: "Put a blank after `\(glued.word)`", edits: [.insert(" ", at: first.end)])
            let finding = syntax(range, "`\(word)` begins no statement. Put a blank after `\(glued.word)`.", [apart])
            guard Vocabulary.kinds.contains(glued.word), glued.isName else {
                fail(at: range, finding.message, finding.suggestions)
                return nil
            }
            gluedName = Name(text: glued.rest, range: TextRange(first.end, range.end), isQuoted: false)
            let declared = views(as: glued.word)
            if problem == nil { report(finding) }
            return declared
        }
        // Beyond the limit nothing is reported, and nothing needs to be looked for.
        let isReported = problems.count < Self.problemLimit
        let nearest = Spelling.nearest(to: word, in: isReported ? Vocabulary.statementWords : [])
        let suggestions = nearest.replacing(range)
        let near = nearest.words.first
        if isDeclaration(at: place), near.map(Vocabulary.kinds.contains) ?? true {
            // A declaration is kept though its kind cannot be read: else every use of the name would be wrong too.
            let hint = nearest.question(quote: "`").map { " \($0)" } ?? " Write one such as `view` or `label`."
            let finding = syntax(range, "`\(word)` is no kind of view.\(hint)", suggestions)
            let declared = views(as: near ?? "view")
            if problem == nil { report(finding) }
            return declared
        }
        if place + 2 < limit, name(at: place + 1) != nil, isLabelOrItem(place + 1), !tokens[place + 1].startsLine {
            let place = TextSuggestion(title: "Put `:` after `\(word)`", edits: [.insert(":", at: range.end)])
            fail("`\(word)` begins no statement. If it is a label, put `:` after it.", [place] + suggestions)
            return nil
        }
        let hint = nearest.question(quote: "`") ?? Self.beginnings
        fail("`\(word)` begins no statement. \(hint)", suggestions)
        return nil
    }

    /// Whether the tokens look like `KIND NAME`, with a size, a text, a body, another name or nothing after it.
    private func isDeclaration(at place: Int) -> Bool {
        guard place + 1 < limit, !tokens[place + 1].startsLine, name(at: place + 1) != nil else { return false }
        guard place + 2 < limit, !tokens[place + 2].startsLine else { return true }
        switch tokens[place + 2].kind {
        case .number: return word(place + 1) != "x"
        case .text, .comma, .leftBrace, .semicolon, .rightBrace: return true
        default: return word(place + 2) == "_" || Vocabulary.stackWords.contains(word(place + 2))
        }
    }

    // MARK: Layouts

    private mutating func layout() -> Statement.Kind? {
        let start = place
        let isLayout = word(place) == "layout"
        if !isLayout {
            // A misspelled `layout` still holds a layout.
            let isHeader =
                name(at: place) != nil && place + 1 < limit && !tokens[place + 1].startsLine
                && (tokens[place + 1].kind == .leftBrace
                    || place + 2 < limit && name(at: place + 1) != nil && tokens[place + 2].kind == .leftBrace)
            guard isHeader else {
                fail("Only layouts stand here. Begin one with `layout NAME {`.")
                return nil
            }
            let near = Spelling.nearest(to: word(place), in: ["layout"])
            report(
                syntax(
                    tokens[place].range, "Only layouts stand here. Begin one with `layout NAME {`.",
                    near.replacing(tokens[place].range)))
            if tokens[place + 1].kind == .leftBrace {
                return .layout(name(at: place), layoutBlock(start, at: place + 1))
            }
        }
        place += 1
        var name: Name?
        if peek() == .name || peek() == .quotedName {
            name = self.name(at: place)
            place += 1
        }
        layoutName = name?.text ?? ""
        if name == nil { report(syntax(tokens[start].range, "A layout needs a name: `layout Cell {`.")) }
        // What stands between the name and the brace means nothing.
        if peek() != nil, peek() != .leftBrace {
            report(syntax(tokens[place].range, "Expected `{` before \(describe(place))."))
            while let kind = peek(), kind != .leftBrace { place += 1 }
        } else if peek() == nil, name != nil {
            report(syntax(range(from: start), "A layout's body stands in braces: add `{` after its name."))
        }
        if peek() == .leftBrace { return .layout(name, layoutBlock(start, at: place)) }
        guard matching.ends[start] != nil else { return .layout(name, emptyBlock()) }
        return .layout(name, block(in: .layout, openedAt: start, header: range(from: start)))
    }

    private mutating func layoutBlock(_ start: Int, at open: Int) -> Block {
        let header = tokens[start].range.union(tokens[open].range)
        return block(in: .layout, openedAt: open, header: header)
    }

    func emptyBlock() -> Block {
        let end = TextRange(at: place > 0 ? tokens[place - 1].range.end : UTF8Offset(0))
        return Block(statements: [], open: end, close: end)
    }

    // MARK: Sizes, direction, properties

    private mutating func sizes() -> Statement.Kind? {
        let areMore = word(place) == "sizes"
        place += 1
        var sizes: [SizeNode] = []
        repeat {
            if !sizes.isEmpty, word(place) != "fit", isStartOfStatement(besides: [.comma, .semicolon, .rightBrace]) {
                fail(at: tokens[place - 1].range, "Expected another size after this comma.")
                return nil
            }
            guard let size = size(allowsFit: true) else { return nil }
            sizes.append(size)
        } while areMore && take(.comma)
        return .sizes(sizes, areMore: areMore)
    }

    private mutating func direction() -> Statement.Kind? {
        place += 1
        let words = Vocabulary.layoutDirections
        guard let name = name(at: place), peek() != nil, words.contains(name.text) else {
            let nearest = Spelling.nearest(to: currentWord, in: words)
            fail("A direction is `leftToRight` or `rightToLeft`.", nearest.replacing(problemRange))
            return nil
        }
        place += 1
        return .direction(name)
    }

    private mutating func property() -> Statement.Kind? {
        let word = word(place)
        place += 1
        switch word {
        case "hidden": return .property(PropertyNode(value: .hidden))
        case "clipsToBounds": return .property(PropertyNode(value: .clipsToBounds))
        case "margins": return numbers(after: word).map { .property(PropertyNode(value: .margins($0))) }
        case "lines":
            guard let number = number("`lines` takes a number: `lines 2`, or 0 for as many as there are.") else {
                return nil
            }
            return .property(PropertyNode(value: .lines(number)))
        default:
            var axis: Name?
            if currentWord == "horizontal" || currentWord == "vertical" {
                axis = name(at: place)
                place += 1
            }
            guard let priority = priority(after: "`\(word)`") else { return nil }
            let value: PropertyNode.Value =
                word == "hugging" ? .hugging(axis: axis, priority) : .compressionResistance(axis: axis, priority)
            return .property(PropertyNode(value: value))
        }
    }

    private mutating func customSpacing() -> Statement.Kind? {
        place += 1
        guard let number = number("`spacing` takes a number: `spacing 16 after title`.") else { return nil }
        guard takeWord("after") else {
            fail("Say after which view: `spacing 16 after title`. The spacing of all stands after the stack's axis.")
            return nil
        }
        return paths(after: "after").map { .customSpacing(number, after: $0) }
    }

    // MARK: Collapse, state, param

    /// `collapse VIEW: DIRECTIONS`, with `as STYLE` behind it or in place of the directions; with `as fdCollapsible` labels stand there.
    private mutating func collapse() -> Statement.Kind? {
        place += 1
        guard let view = path("`collapse` names a view: `collapse title: trailing`.") else { return nil }
        let hasColon = take(.colon)
        guard hasColon || currentWord == "as" else {
            fail("Expected `:` and the directions: `collapse \(view.written): trailing`.")
            return nil
        }
        let start = place
        var words: [Name] = []
        while hasColon, peekAcrossLines() == .name, !words.isEmpty ? peek() != nil : true, currentWord != "as" {
            guard let name = name(at: place) else { break }
            words.append(name)
            place += 1
            if words.count == 1 { grouping = 0 }
        }
        guard !words.isEmpty || !hasColon else {
            fail("Say in which directions: \(Vocabulary.list(Vocabulary.directions)).")
            return nil
        }
        var style: Name?
        if takeWord("as") {
            style = self.style()
            if style == nil { return nil }
        }
        if style?.text != CollapseStyle.fdCollapsible.rawValue {
            let known = Vocabulary.directions
            if let wrong = words.firstIndex(where: { !known.contains($0.text) }) {
                // What follows may be the next statement already.
                place = start + wrong
                fail(
                    "`\(words[wrong].text)` is no direction. Use \(Vocabulary.list(known)).",
                    Spelling.nearest(to: words[wrong].text, in: known).replacing(words[wrong].range))
                return nil
            }
        }
        return .collapse(view, words, style: style)
    }

    /// Whose way of collapsing it is.
    private mutating func style() -> Name? {
        let known = Vocabulary.collapseStyles
        guard peek() == .name, let name = name(at: place) else {
            fail("Say whose way of collapsing it is: \(Vocabulary.list(known)).")
            return nil
        }
        guard known.contains(name.text) else {
            fail(
                "`\(name.text)` is no way of collapsing. Use \(Vocabulary.list(known)).",
                Spelling.nearest(to: name.text, in: known).replacing(name.range))
            return nil
        }
        place += 1
        return name
    }

    private mutating func state() -> Statement.Kind? {
        let start = place
        place += 1
        guard let name = name(at: place), peek() != nil else {
            fail("A state needs a name: `state empty { gone title }`.")
            return nil
        }
        place += 1
        guard peek() == .leftBrace else {
            fail("Expected `{` and the changes of the state: `state \(name.written) { gone title }`.")
            return nil
        }
        let header = tokens[start].range.union(tokens[place].range)
        return .state(name, nested { $0.block(in: .state, openedAt: $0.place, header: header) })
    }

    private mutating func parameter() -> Statement.Kind? {
        place += 1
        guard let name = name(at: place), peek() != nil else {
            fail("A parameter needs a name: `param offset = 0 in 0...100`.")
            return nil
        }
        place += 1
        guard take(.assign) else {
            fail("Expected `=` and a number: `param \(name.written) = 0 in 0...100`.")
            return nil
        }
        guard let value = number("Expected a number: `param \(name.written) = 0 in 0...100`.") else { return nil }
        guard takeWord("in") else {
            fail("Expected `in` and a range: `param \(name.written) = 0 in 0...100`.")
            return nil
        }
        guard let lower = number("Expected a range such as `0...100`.") else { return nil }
        guard take(.range) else {
            fail("Expected `...` and the upper end of the range.")
            return nil
        }
        guard let upper = number("Expected the upper end of the range.") else { return nil }
        if lower.value > upper.value {
            fail(at: lower.range.union(upper.range), "The range ends before it begins. Exchange its ends.")
        } else if value.value < lower.value || value.value > upper.value {
            fail(at: value.range, "\(text[value.range]) lies outside the range of `\(name.text)`.")
        }
        return .parameter(name, value: value, lower: lower, upper: upper)
    }

    /// Runs `body`, which reads statements of its own, and comes back to the current one.
    mutating func nested<T>(_ body: (inout Parser) -> T) -> T {
        let outer = problem
        let result = body(&self)
        problem = outer
        grouping = 0
        return result
    }
}
