import LayoutModel
import SourceText

/// What each kind of statement expects next.
extension CompletionFinder {
    var expected: [CompletionContext.Expected] {
        if block == .file { return words.isEmpty ? [.keyword(["layout"])] : [] }
        if words.last?.kind == .dot { return member }
        return block == .state ? change : statement
    }

    // MARK: Statements

    private var statement: [CompletionContext.Expected] {
        guard let first = words.first else {
            let all = Vocabulary.statementWords + ["H:", "V:"]
            return [
                .keyword(block == .layout ? all : all.filter { !Vocabulary.layoutStatements.contains($0) }),
                .item(scope: scope),
            ]
        }
        let last = words.last
        let isLabelOrItem = words.count > 1 && (words[1].kind == .dot || words[1].kind == .colon)
        guard first.kind == .name, !isLabelOrItem else { return expression }
        switch word(first) {
        case "size", "sizes": return [.keyword(["fit"] + Device.all.map(\.name))]
        case "direction": return words.count == 1 ? [.keyword(Vocabulary.layoutDirections)] : []
        case "collapse":
            if word(last) == "as" { return [.keyword(Vocabulary.collapseStyles)] }
            return words.contains { $0.kind == .colon }
                ? [.keyword(Vocabulary.directions)] : words.count == 1 ? [.view(scope: scope)] : []
        case "vary": return words.count == 1 || last?.kind == .comma ? [.view(scope: scope)] : []
        case "hugging", "compressionResistance":
            return words.count == 1
                ? [.keyword(["horizontal", "vertical"]), .priority] : words.count == 2 ? [.priority] : []
        case "stack": return stack
        case "spacing", "spacer":
            if word(last) == "after" { return [.view(scope: scope)] }
            return last?.kind == .number || words.count == 2 ? [.keyword(["after"])] : []
        case "param": return last?.kind == .number && !words.contains { word($0) == "in" } ? [.keyword(["in"])] : []
        case "inactive": return expression
        case let word
        where Vocabulary.kinds.contains(word) || Vocabulary.layoutStatements.contains(word)
            || Vocabulary.properties.contains(word):
            return []
        default: return expression
        }
    }

    private var stack: [CompletionContext.Expected] {
        guard words.count > 1 else { return [] }
        switch word(words.last) {
        case "alignment": return [.keyword(Vocabulary.alignments)]
        case "distribution": return [.keyword(Vocabulary.distributions)]
        case "spacing": return []
        default:
            let used = Set(words.map { word($0) })
            let hasAxis = used.contains("horizontal") || used.contains("vertical")
            return [
                .keyword(Vocabulary.stackWords.filter { !used.contains($0) && !(hasAxis && Axis(rawValue: $0) != nil) })
            ]
        }
    }

    // MARK: Expressions

    private var expression: [CompletionContext.Expected] {
        switch words.last?.kind {
        case .at: return [.priority, .parameter]
        case .leftBracket: return [.view(scope: scope)]
        case .comma: return [.view(scope: scope)]
        case .plus, .minus, .star, .slash, .equal, .lessOrEqual, .greaterOrEqual, .leftParenthesis:
            return [.item(scope: scope), .parameter]
        case .colon: return [.keyword(["inactive", "H:", "V:"]), .item(scope: scope)]
        case .name where word(words.last) == "inactive" && words.count == 1: return [.item(scope: scope)]
        case .name where hasComposite: return [.keyword(["inset"])]
        default: return []
        }
    }

    /// Whether a relation stands before, and a composite that takes an inset right before the place.
    private var hasComposite: Bool {
        guard words.contains(where: { $0.kind == .equal || $0.kind == .lessOrEqual || $0.kind == .greaterOrEqual })
        else { return false }
        return Composite(rawValue: word(words.last))?.hasInset ?? false
    }

    // MARK: Members

    /// What may follow a dot.
    private var member: [CompletionContext.Expected] {
        var parts: [Token] = []
        var end = words.count - 2
        guard end >= 0 else { return [] }
        if words[end].kind == .rightBracket {
            // Of a group, what the first of its members has.
            guard let open = words.lastIndex(where: { $0.kind == .leftBracket }), open + 1 < end else { return [] }
            var place = open + 1
            parts = [words[place]]
            while place + 2 < end, words[place + 1].kind == .dot {
                place += 2
                parts.append(words[place])
            }
        } else {
            while end >= 0, words[end].kind == .name || words[end].kind == .quotedName {
                parts.insert(words[end], at: 0)
                guard end >= 2, words[end - 1].kind == .dot else { break }
                end -= 2
            }
        }
        let names = parts.compactMap { name($0) }
        guard names.count == parts.count, !names.isEmpty else { return [] }
        let item = item(names)
        guard block == .state, words.first.map({ $0 == parts.first }) ?? false else {
            return item.map { [.member(of: $0)] } ?? []
        }
        // In a state a label or a view may stand here.
        let isLabel =
            layout.map { lowering.layouts[$0].labels[names.map(\.text).joined(separator: ".")] != nil } ?? false
        if isLabel { return [.keyword(["constant", "priority"])] }
        return [.keyword(["size", "text"])] + (item.map { [.member(of: $0)] } ?? [])
    }

    private func name(_ token: Token) -> Name? {
        switch token.kind {
        case .name: Name(text: text[token.range], range: token.range, isQuoted: false)
        case .quotedName:
            Name(text: text[TextRange(Int(token.start) + 1, Int(token.end) - 1)], range: token.range, isQuoted: true)
        default: nil
        }
    }

    private func item(_ names: [Name]) -> Item? {
        guard let layout else { return nil }
        var lookup = lowering.layouts[layout]
        lookup.scope = scope
        let path = Path(parts: names)
        return lookup.item(path, whole: path)
    }

    // MARK: States

    private var change: [CompletionContext.Expected] {
        guard let first = words.first else {
            return [.keyword(Vocabulary.changes), .label, .view(scope: scope)]
        }
        let isAssigned = words.contains { $0.kind == .assign }
        switch word(first) {
        case "gone", "hide", "show": return words.count == 1 || words.last?.kind == .comma ? [.view(scope: scope)] : []
        case "activate", "deactivate": return words.count == 1 || words.last?.kind == .comma ? [.label] : []
        case "set": return words.count == 1 ? [.label, .parameter] : isAssigned ? [.parameter] : []
        case "size" where words.count == 1 || words[1].kind != .dot: return [.keyword(["fit"] + Device.all.map(\.name))]
        default:
            guard words.last?.kind == .assign else { return [] }
            return words.contains { word($0) == "priority" } ? [.priority, .parameter] : [.parameter]
        }
    }
}
