import LayoutModel
import SourceText

/// The completions in each kind of statement.
extension CompletionFinder {
    var expected: [CompletionContext.Expected] {
        if block == .file { return words.isEmpty ? [.keywords(["layout"])] : [] }
        if words.last?.kind == .dot { return member }
        return block == .state ? change : statement
    }

    // MARK: Statements

    private var statement: [CompletionContext.Expected] {
        guard let first = words.first else {
            let all = Vocabulary.statementWords + ["H:", "V:"]
            return [
                .keywords(block == .layout ? all : all.filter { !Vocabulary.layoutStatements.contains($0) }),
                .view(scope: scope), builtInItems,
            ]
        }
        let last = words.last
        let isLabelOrItem = words.count > 1 && (words[1].kind == .dot || words[1].kind == .colon)
        guard first.kind == .name, !isLabelOrItem else { return expression }
        switch word(first) {
        case "size", "sizes": return [.keywords(["fit"] + Device.all.map(\.name))]
        case "direction": return words.count == 1 ? [.keywords(Vocabulary.layoutDirections)] : []
        case "collapse":
            if word(last) == "as" { return [.keywords(Vocabulary.collapseStyles)] }
            return words.contains { $0.kind == .colon }
                ? [.keywords(Vocabulary.directions)] : words.count == 1 ? [.view(scope: scope)] : []
        case "vary": return words.count == 1 || last?.kind == .comma ? [.view(scope: scope)] : []
        case "hugging", "compressionResistance":
            return words.count == 1
                ? [.keywords(["horizontal", "vertical"]), .namedPriorities] : words.count == 2 ? [.namedPriorities] : []
        case "stack": return stack
        case "spacing", "spacer":
            if word(last) == "after" { return [.view(scope: scope)] }
            return last?.kind == .number || words.count == 2 ? [.keywords(["after"])] : []
        case "param": return last?.kind == .number && !words.contains { word($0) == "in" } ? [.keywords(["in"])] : []
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
        case "alignment": return [.keywords(Vocabulary.alignments)]
        case "distribution": return [.keywords(Vocabulary.distributions)]
        case "spacing": return []
        default:
            let used = Set(words.map { word($0) })
            let hasAxis = used.contains("horizontal") || used.contains("vertical")
            return [
                .keywords(
                    Vocabulary.stackWords.filter { !used.contains($0) && !(hasAxis && Axis(rawValue: $0) != nil) })
            ]
        }
    }

    // MARK: Expressions

    private var expression: [CompletionContext.Expected] {
        switch words.last?.kind {
        case .at: return [.namedPriorities, .parameter]
        case .leftBracket: return [.view(scope: scope)]
        case .comma: return [.view(scope: scope)]
        case .plus, .minus, .star, .slash, .equal, .lessOrEqual, .greaterOrEqual, .leftParenthesis:
            return [.view(scope: scope), builtInItems, .parameter]
        case .colon: return [.keywords(["inactive", "H:", "V:"]), .view(scope: scope), builtInItems]
        case .name where word(words.last) == "inactive" && words.count == 1:
            return [.view(scope: scope), builtInItems]
        case .name where hasComposite: return [.keywords(["inset"])]
        default: return []
        }
    }

    /// The items that need no declaration.
    private var builtInItems: CompletionContext.Expected {
        let hasKeyboard = lowered?.declaresNoKeyboard ?? true
        return .word(hasKeyboard ? Vocabulary.builtInItems : Vocabulary.itemWords, .guide)
    }

    /// Whether the last word is a composite on the right side that `inset` may follow.
    private var hasComposite: Bool {
        guard words.contains(where: \.kind.isRelation) else { return false }
        return Composite(rawValue: word(words.last))?.allowsInset ?? false
    }

    // MARK: States

    private var change: [CompletionContext.Expected] {
        guard let first = words.first else {
            return [.keywords(Vocabulary.changes), .label, .view(scope: scope)]
        }
        let isAssigned = words.contains { $0.kind == .assign }
        switch word(first) {
        case "gone", "hide", "show": return words.count == 1 || words.last?.kind == .comma ? [.view(scope: scope)] : []
        case "activate", "deactivate": return words.count == 1 || words.last?.kind == .comma ? [.label] : []
        case "set": return words.count == 1 ? [.label, .parameter] : isAssigned ? [.parameter] : []
        case "size" where words.count == 1 || words[1].kind != .dot:
            return [.keywords(["fit"] + Device.all.map(\.name))]
        default:
            guard words.last?.kind == .assign else { return [] }
            return words.contains { word($0) == "priority" } ? [.namedPriorities, .parameter] : [.parameter]
        }
    }
}
