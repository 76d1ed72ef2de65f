import LayoutModel
import SourceText

extension Parser {
    /// `KIND NAME [W x H] ["text"] [{ body }], …`
    ///
    /// - Parameter replacement: The kind to use instead of the current word, which is not a kind.
    mutating func parseViews(as replacement: String?) -> Statement.Kind? {
        guard var kind = name(at: current) else { return nil }
        if let replacement { kind.text = replacement }
        let first = current
        current += 1
        var nodes: [ViewNode] = []
        repeat {
            if !nodes.isEmpty, isStartOfStatement(besides: Self.afterViewName) {
                report(syntaxError(tokens[current - 1].range, "Expected another view after this comma."))
                break
            }
            let start = nodes.isEmpty ? first : current
            guard var node = view(kind.text, start) else { return nodes.isEmpty ? nil : .views(kind: kind, nodes) }
            if replacement != nil { node.isBroken = true }
            nodes.append(node)
            if node.isBroken, replacement == nil { break }
        } while take(.comma)
        return .views(kind: kind, nodes)
    }

    /// The tokens that may follow the name of a view on its line, besides the words of a stack.
    private static let afterViewName: Set<Token.Kind> = [.comma, .semicolon, .rightBrace, .leftBrace, .number, .text]

    private mutating func view(_ kind: String, _ start: Int) -> ViewNode? {
        var node = ViewNode(range: TextRange(0, 0), header: TextRange(0, 0))
        if kind == "spacer" {
            spacer(&node)
        } else {
            guard let name = viewName() else {
                fail("Missing name of the view: `\(kind) title`.")
                return nil
            }
            node.name = name
            if kind == "stack" { stack(&node) }
            details(&node)
        }
        if problem == nil, let kind = peek(), kind != .comma, kind != .leftBrace {
            fail("Expected a size, a string, `{`, `,` or the end of the statement before \(describe(current)).")
        }
        if let problem {
            // The view is declared, even if the rest of its line is wrong.
            report(problem)
            self.problem = nil
            node.isBroken = true
            while let kind = peek(), kind != .leftBrace { current += 1 }
            if peek() != .leftBrace { skipStrayBraceOnLine() }
            node.lost = names(start..<current).filter { $0.text != node.name?.text }
        }
        node.header = range(from: start)
        if peek() == .leftBrace {
            let header = tokens[start].range.union(tokens[current].range)
            node.body = nestedBlock(in: .view, header: header)
            // The end of the body is a guess, so statements about the view may be outside it.
            if node.body?.isClosed == false { node.isBroken = true }
        }
        node.range = range(from: start)
        return node
    }

    /// The name of a view. If the size follows without a space, as in `title120 x 21`, the name without the digits.
    private mutating func viewName() -> Name? {
        if let name = joinedName {
            joinedName = nil
            return name
        }
        guard peekAcrossLines()?.isName == true, var name = name(at: current), !name.isWord("_") else { return nil }
        current += 1
        let digits = name.text.hasSuffix("_") ? 1 : name.text.utf8.reversed().prefix(while: Lexer.isDigit).count
        if !name.isQuoted, digits > 0, digits < name.text.utf8.count, currentWord == "x" {
            let end = UTF8Offset(name.range.end.value - digits)
            let edit = TextEdit(TextRange(at: end), " ")
            let suggestion = TextSuggestion(title: "Insert a space before the size", edits: [edit])
            fail(at: name.range, "Missing space between the name and the size. Insert one.", [suggestion])
            name.text.removeLast(digits)
            name.range.end = end
        }
        return name
    }

    /// The size and the string.
    private mutating func details(_ node: inout ViewNode) {
        guard problem == nil else { return }
        if peek() == .number || peek() == .minus || currentWord == "_" {
            guard let size = size(allowsFit: false) else { return }
            node.size = size
        }
        if peek() == .text { node.text = stringValue() }
    }

    // MARK: Stacks

    /// The words after a stack's name, in any order.
    private mutating func stack(_ node: inout ViewNode) {
        var stack = StackNode()
        words: while problem == nil {
            let word = currentWord
            switch word {
            case "horizontal", "vertical":
                stack.axis = name(at: current)
                current += 1
            case "spacing":
                current += 1
                stack.spacing = signedNumber("Expected a number after `spacing`.")
            case "alignment":
                current += 1
                stack.alignment = choice(Vocabulary.alignments, of: "an alignment")
            case "distribution":
                current += 1
                stack.distribution = choice(Vocabulary.distributions, of: "a distribution")
            case "", "_": break words
            default:
                fail("`\(word)` is not a property of a stack", allowing: Vocabulary.stackWords)
            }
        }
        if problem == nil, stack.axis == nil, let name = node.name {
            fail(
                at: name.range,
                "Missing axis of `\(name.text)`: write `stack \(name.written) vertical` or `horizontal`.")
        }
        node.stack = stack
    }

    private mutating func choice(_ words: [String], of what: String) -> Name? {
        guard let name = name(at: current), peek() == .name, words.contains(name.text) else {
            if currentWord.isEmpty {
                fail("Expected \(what): \(Vocabulary.list(words)).")
            } else {
                fail("`\(currentWord)` is not \(what)", allowing: words)
            }
            return nil
        }
        current += 1
        return name
    }

    // MARK: Spacers

    /// `[NAME] [N] [after V]`
    private mutating func spacer(_ node: inout ViewNode) {
        var spacer = SpacerNode()
        let start = current
        let isAfterComma = tokens[current - 1].kind == .comma
        let isAfter =
            currentWord == "after" && current + 1 < limit && !tokens[current + 1].startsLine
            && name(at: current + 1) != nil
        if let joined = joinedName {
            joinedName = nil
            node.name = joined
        } else if peekAcrossLines()?.isName == true, !isAfter, peek() != nil || isAfterComma {
            node.name = name(at: current)
            current += 1
        }
        if peek() == .number || peek() == .minus {
            spacer.length = signedNumber("Expected the length of the spacer.")
            if let length = spacer.length, length.value < 0 {
                fail(at: length.range, "A spacer cannot have a negative length. Use 0 or more.")
            }
        }
        if problem == nil, takeWord("after") {
            spacer.after = path("Expected the view whose gap the spacer is: `spacer 10 after title`.")
        }
        if problem == nil, isAfterComma, current == start { fail("Expected another spacer after this comma.") }
        node.spacer = spacer
    }

    // MARK: Properties

    mutating func parseProperty() -> Statement.Kind? {
        let word = word(current)
        current += 1
        switch word {
        case "hidden": return .property(PropertyNode(value: .hidden))
        case "clipsToBounds": return .property(PropertyNode(value: .clipsToBounds))
        case "margins": return insets(after: word).map { .property(PropertyNode(value: .margins($0))) }
        case "lines":
            return signedNumber("Expected a number: `lines 2`, or `lines 0` for any number.")
                .map { .property(PropertyNode(value: .lines($0))) }
        default:
            var axis: Name?
            if currentWord == "horizontal" || currentWord == "vertical" {
                axis = name(at: current)
                current += 1
            }
            let start = current
            guard let priority = priority(after: "`\(word)`") else { return nil }
            guard axis != nil || !["horizontal", "vertical"].contains(currentWord) else {
                current += 1
                failAxisAfterPriority(word, priority.range, tokens[current - 1].range, range(from: start))
                return nil
            }
            let value: PropertyNode.Value =
                word == "hugging" ? .hugging(axis: axis, priority) : .compressionResistance(axis: axis, priority)
            return .property(PropertyNode(value: value))
        }
    }

    /// The axis of a property is after its priority, not before it.
    private mutating func failAxisAfterPriority(
        _ property: String, _ priority: TextRange, _ axis: TextRange, _ both: TextRange
    ) {
        let words = "\(text[axis]) \(text[priority])"
        fail(at: both, "Write the axis before the priority: `\(property) \(words)`.", [.replace(both, with: words)])
    }

    mutating func parseCustomSpacing() -> Statement.Kind? {
        current += 1
        guard let number = signedNumber("Expected a number: `spacing 16 after title`.") else { return nil }
        guard takeWord("after") else {
            fail(
                "Expected `after` and a view: `spacing 16 after title`. "
                    + "For all views, use `stack NAME vertical spacing 16`.")
            return nil
        }
        return paths(after: "after").map { .customSpacing(number, after: $0) }
    }
}
