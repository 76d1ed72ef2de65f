import LayoutModel
import SourceText

extension Parser {
    /// Parses the statement at the current token. Nil after a ``problem``.
    mutating func statementKind(in context: Context) -> Statement.Kind? {
        if context == .file { return parseLayout() }
        let first = tokens[current]
        switch first.kind {
        case .visualFormat, .leftBracket, .leftParenthesis, .number, .minus:
            return context == .state ? parseChange() : parseConstraint()
        case .name, .quotedName:
            if context == .state { return parseChange() }
            if isLabelOrItem(current) || first.kind == .quotedName { return parseConstraint() }
            return keyword(in: context)
        default:
            fail("\(describe(current)) cannot begin a statement. \(Self.beginnings)")
            return nil
        }
    }

    private static let beginnings =
        "A statement declares a view (`label title`), relates views (`a.top == b.top`), or begins with a word such as "
        + "`size` or `state`."

    /// The statement that begins with the current word.
    private mutating func keyword(in context: Context) -> Statement.Kind? {
        let word = word(current)
        if context == .view, Vocabulary.layoutStatements.contains(word) {
            fail("`\(word)` is not allowed in the body of a view. Move it to the layout.")
            return nil
        }
        switch word {
        case "size", "sizes": return parseSizes()
        case "safeArea":
            current += 1
            return insets(after: word).map { .safeArea($0) }
        case "direction": return parseDirection()
        case "inactive": return parseConstraint()
        case "collapse": return parseCollapse()
        case "vary":
            current += 1
            return paths(after: word).map { .vary($0) }
        case "state": return parseState()
        case "param": return parseParameter()
        case "spacing": return parseCustomSpacing()
        default: break
        }
        if Vocabulary.properties.contains(word) { return parseProperty() }
        if Vocabulary.kinds.contains(word) { return parseViews(as: nil) }
        return isBeforeOperator ? parseConstraint() : unknownWord(word)
    }

    /// Whether an operator follows the current word, as in `offset + a.top == 0`.
    private var isBeforeOperator: Bool {
        guard current + 1 < limit, !tokens[current + 1].startsLine else { return false }
        switch tokens[current + 1].kind {
        case .plus, .minus, .star, .slash, .percent, .equal, .lessOrEqual, .greaterOrEqual: return true
        default: return false
        }
    }

    private mutating func unknownWord(_ word: String) -> Statement.Kind? {
        let range = tokens[current].range
        if let split = Vocabulary.splitWord(word),
            !isDeclaration(at: current)
                || split.word == "stack" && Vocabulary.stackWords.contains(self.word(current + 1))
        {
            return missingSpace(in: word, after: split.word, nameAfter: split.isName ? split.rest : nil)
        }
        // Beyond the limit no problem is reported, so no spelling is needed.
        let isReported = problems.count < Self.problemLimit
        let nearest = Spelling.nearest(to: word, in: isReported ? Vocabulary.statementWords : [])
        var suggestions = nearest.suggestions(replacing: range)
        let kind = nearest.words.first ?? "view"
        if isDeclaration(at: current), Vocabulary.kinds.contains(kind) {
            // The declaration counts although its kind is unknown. Otherwise every use of the name would be wrong too.
            let hint = nearest.question(quote: "`") ?? "Use one such as `view` or `label`."
            return report(
                syntaxError(range, "`\(word)` is not a kind of view. \(hint)", suggestions),
                declaring: parseViews(as: kind))
        }
        if current + 2 < limit, name(at: current + 1) != nil, isLabelOrItem(current + 1),
            !tokens[current + 1].startsLine
        {
            let edit = TextEdit(TextRange(at: range.end), ":")
            let label = TextSuggestion(title: "Insert `:` after `\(word)`", edits: [edit])
            let meant = Spelling.nearest(to: word, in: isReported ? Self.wordsBeforeItems : [])
            guard let question = meant.question(quote: "`") else {
                fail("`\(word)` cannot begin a statement. If it is a label, add `:` after it.", [label] + suggestions)
                return nil
            }
            suggestions = meant.suggestions(replacing: range) + [label]
            fail("`\(word)` cannot begin a statement. \(question)", suggestions)
            return nil
        }
        let hint = nearest.question(quote: "`") ?? Self.beginnings
        fail("`\(word)` cannot begin a statement. \(hint)", suggestions)
        return nil
    }

    /// The first words of statements in which an item or a view and a colon follow.
    private static let wordsBeforeItems = ["collapse", "inactive"]

    /// The current word is a word of the language with a number or a name after it, such as `labeltitle`.
    private mutating func missingSpace(in word: String, after first: String, nameAfter name: String?) -> Statement.Kind?
    {
        let range = tokens[current].range
        let end = range.start + first.utf8.count
        let edit = TextEdit(TextRange(at: end), " ")
        let finding = syntaxError(
            range, "`\(word)` cannot begin a statement. Insert a space after `\(first)`.",
            [TextSuggestion(title: "Insert a space after `\(first)`", edits: [edit])])
        guard Vocabulary.kinds.contains(first), let name else {
            fail(at: range, finding.message, finding.suggestions)
            return nil
        }
        joinedName = Name(text: name, range: TextRange(end, range.end), isQuoted: false)
        return report(finding, declaring: parseViews(as: first))
    }

    /// Reports a finding about a declaration, unless the declaration has another problem.
    private mutating func report(_ finding: Finding, declaring views: Statement.Kind?) -> Statement.Kind? {
        if problem == nil { report(finding) }
        return views
    }

    /// Whether the tokens look like `KIND NAME`, followed by a size, a string, a body, another name or nothing.
    private func isDeclaration(at index: Int) -> Bool {
        guard index + 1 < limit, !tokens[index + 1].startsLine, name(at: index + 1) != nil else { return false }
        guard index + 2 < limit, !tokens[index + 2].startsLine else { return true }
        switch tokens[index + 2].kind {
        case .number: return word(index + 1) != "x"
        case .text, .comma, .leftBrace, .semicolon, .rightBrace: return true
        default: return word(index + 2) == "_" || Vocabulary.stackWords.contains(word(index + 2))
        }
    }
}
