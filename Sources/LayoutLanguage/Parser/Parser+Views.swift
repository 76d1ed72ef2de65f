import LayoutModel
import SourceText

extension Parser {
    /// `KIND NAME [W x H] ["text"] [{ body }], …`
    ///
    /// - Parameter replacement: the kind to take in the place of a word that is none.
    mutating func views(as replacement: String?) -> Statement.Kind? {
        guard var kind = name(at: place) else { return nil }
        if let replacement { kind.text = replacement }
        let first = place
        place += 1
        var nodes: [ViewNode] = []
        repeat {
            if !nodes.isEmpty, isStartOfStatement(besides: Self.afterViewName) {
                report(syntax(tokens[place - 1].range, "Expected another view after this comma."))
                break
            }
            let start = nodes.isEmpty ? first : place
            guard var node = view(kind.text, start) else { return nodes.isEmpty ? nil : .views(kind: kind, nodes) }
            if replacement != nil { node.isBroken = true }
            nodes.append(node)
            if node.isBroken, replacement == nil { break }
        } while take(.comma)
        return .views(kind: kind, nodes)
    }

    /// What may stand behind the name of a view in its line; the words of a stack come from its name on.
    private static let afterViewName: Set<Token.Kind> = [.comma, .semicolon, .rightBrace, .leftBrace, .number, .text]

    private mutating func view(_ kind: String, _ start: Int) -> ViewNode? {
        var node = ViewNode(range: TextRange(0, 0), header: TextRange(0, 0))
        if kind == "spacer" {
            spacer(&node)
        } else {
            guard let name = viewName() else {
                fail("A view needs a name: `\(kind) title`.")
                return nil
            }
            node.name = name
            if kind == "stack" { stack(&node) }
            details(&node)
        }
        if problem == nil, let kind = peek(), kind != .comma, kind != .leftBrace {
            fail("Expected a size, a text, `{`, `,` or the end of the statement before \(describe(place)).")
        }
        if let problem {
            // The view is there, whatever is wrong with the rest of its line.
            report(problem)
            self.problem = nil
            node.isBroken = true
            while let kind = peek(), kind != .leftBrace { place += 1 }
            if peek() != .leftBrace { skipStrayBraceOnLine() }
            node.lost = names(start..<place).filter { $0.text != node.name?.text }
        }
        node.header = range(from: start)
        if peek() == .leftBrace {
            let header = tokens[start].range.union(tokens[place].range)
            node.body = nested { $0.block(in: .view, openedAt: $0.place, header: header) }
            // Where its body ends is a guess, so what is said of it may have ended up elsewhere.
            if node.body?.isClosed == false { node.isBroken = true }
        }
        node.range = range(from: start)
        return node
    }

    /// The name of a view; of one that a size follows without a blank, `title120 x 21`, the letters.
    private mutating func viewName() -> Name? {
        if let name = gluedName {
            gluedName = nil
            return name
        }
        guard peekAcrossLines() == .name || peekAcrossLines() == .quotedName, var name = name(at: place),
            !name.isWord("_")
        else {
            return nil
        }
        place += 1
        let digits = name.text.hasSuffix("_") ? 1 : name.text.utf8.reversed().prefix(while: Lexer.isDigit).count
        if !name.isQuoted, digits > 0, digits < name.text.utf8.count, currentWord == "x" {
            let end = UTF8Offset(name.range.end.value - digits)
            let apart = TextSuggestion(title: "Put a blank before the size", edits: [.insert(" ", at: end)])
            fail(at: name.range, "Put a blank between the name and the size.", [apart])
            name.text.removeLast(digits)
            name.range.end = end
        }
        return name
    }

    /// The size and the text.
    private mutating func details(_ node: inout ViewNode) {
        guard problem == nil else { return }
        if peek() == .number || peek() == .minus || currentWord == "_" {
            guard let size = size(allowsFit: false) else { return }
            node.size = size
        }
        if peek() == .text { node.text = string() }
    }

    // MARK: Stacks

    /// The words after a stack's name, in any order.
    private mutating func stack(_ node: inout ViewNode) {
        var stack = StackNode()
        words: while problem == nil {
            let word = currentWord
            switch word {
            case "horizontal", "vertical":
                stack.axis = name(at: place)
                place += 1
            case "spacing":
                place += 1
                stack.spacing = number("Expected a number after `spacing`.")
            case "alignment":
                place += 1
                stack.alignment = choice(Vocabulary.alignments, of: word)
            case "distribution":
                place += 1
                stack.distribution = choice(Vocabulary.distributions, of: word)
            case "", "_": break words
            default:
                fail(
                    "`\(word)` says nothing about a stack. Use \(Vocabulary.list(Vocabulary.stackWords)).",
                    Spelling.nearest(to: word, in: Vocabulary.stackWords).replacing(tokens[place].range))
            }
        }
        if problem == nil, stack.axis == nil, let name = node.name {
            fail(
                at: name.range,
                "Say how `\(name.text)` stacks its views: `stack \(name.written) vertical` or `horizontal`.")
        }
        node.stack = stack
    }

    private mutating func choice(_ words: [String], of what: String) -> Name? {
        guard let name = name(at: place), peek() == .name, words.contains(name.text) else {
            let nearest = Spelling.nearest(to: currentWord, in: words)
            fail("The \(what) of a stack is \(Vocabulary.list(words)).", nearest.replacing(problemRange))
            return nil
        }
        place += 1
        return name
    }

    // MARK: Spacers

    /// `[NAME] [N] [after V]`
    private mutating func spacer(_ node: inout ViewNode) {
        var spacer = SpacerNode()
        let start = place
        let isAfterComma = tokens[place - 1].kind == .comma
        let isAfter =
            currentWord == "after" && place + 1 < limit && !tokens[place + 1].startsLine && name(at: place + 1) != nil
        if let glued = gluedName {
            gluedName = nil
            node.name = glued
        } else if peekAcrossLines() == .name || peekAcrossLines() == .quotedName, !isAfter,
            peek() != nil || isAfterComma
        {
            node.name = name(at: place)
            place += 1
        }
        if peek() == .number || peek() == .minus {
            spacer.length = number("Expected the length of the spacer.")
            if let length = spacer.length, length.value < 0 {
                fail(at: length.range, "A spacer cannot be shorter than nothing.")
            }
        }
        if problem == nil, takeWord("after") {
            spacer.after = path("Expected the view that the spacer goes with: `spacer 10 after title`.")
        }
        if problem == nil, isAfterComma, place == start { fail("Expected another spacer after this comma.") }
        node.spacer = spacer
    }
}
