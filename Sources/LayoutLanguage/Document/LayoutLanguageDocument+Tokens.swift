import LayoutModel
import SourceText

extension LayoutLanguageDocument {
    /// Complexity: O(tokens + names).
    var semanticTokens: [SemanticToken] {
        var named: [UTF8Offset: Occurrence] = [:]
        for occurrence in document.occurrences {
            // A slot and the view in it begin at the same offset. The token is the shorter one.
            if let known = named[occurrence.range.start], known.range.end <= occurrence.range.end { continue }
            named[occurrence.range.start] = occurrence
        }
        var result: [SemanticToken] = []
        var previous: Token.Kind?
        for token in tree.tokens {
            switch token.kind {
            case .blank, .lineBreak, .leftOut: continue
            case .lineComment, .blockComment:
                result.append(SemanticToken(range: token.range, kind: .comment))
                continue
            case .number: result.append(SemanticToken(range: token.range, kind: .number))
            case .text: result.append(SemanticToken(range: token.range, kind: .string))
            case .visualFormat: result += parts(ofVisualFormat: token.range)
            case .name, .quotedName:
                if let occurrence = named[token.range.start] {
                    result.append(Self.token(occurrence, token.range))
                } else {
                    let word = text[token.range]
                    let kind: SemanticToken.Kind? =
                        previous == .dot ? .attribute : token.kind == .name ? Self.kind(of: word) : nil
                    if let kind { result.append(SemanticToken(range: token.range, kind: kind)) }
                }
            default: break
            }
            previous = token.kind
        }
        return result
    }

    private static func token(_ occurrence: Occurrence, _ range: TextRange) -> SemanticToken {
        let kind: SemanticToken.Kind =
            switch occurrence.symbol {
            case .layout: .layout
            case .view, .object, .userLabel, .shared: .view
            case .label, .state: .constant
            case .parameter: .parameter
            }
        return SemanticToken(range: range, kind: kind, isDeclaration: occurrence.isDeclaration)
    }

    /// Nil if the word is not one of the language's.
    private static func kind(of word: String) -> SemanticToken.Kind? {
        if Vocabulary.kinds.contains(word) { return .type }
        if Vocabulary.priorities.contains(word) { return .constant }
        return keywords.contains(word) ? .keyword : nil
    }

    private static let keywords = Set(Vocabulary.keywords)

    /// The tokens in a Visual Format line, which is one token for the lexer.
    private func parts(ofVisualFormat range: TextRange) -> [SemanticToken] {
        let axis = TextRange(range.start, min(range.start + 2, range.end))
        var result = [SemanticToken(range: axis, kind: .keyword)]
        var names = document.occurrences(in: range)
        var hasOptions = false
        for token in Lexer.tokens(of: SourceText(text[TextRange(axis.end, range.end)])) {
            let range = TextRange(axis.end + token.range.start.value, axis.end + token.range.end.value)
            switch token.kind {
            case .lineComment, .blockComment: result.append(SemanticToken(range: range, kind: .comment))
            case .number: result.append(SemanticToken(range: range, kind: .number))
            case .name, .quotedName:
                names = names.drop { $0.range.start < range.start }
                if let name = names.first, name.range.start == range.start {
                    result.append(Self.token(name, name.range))
                    continue
                }
                let word = token.kind == .name ? text[range] : ""
                if Vocabulary.visualFormatOptions.contains(word) {
                    hasOptions = true
                    result.append(SemanticToken(range: range, kind: .keyword))
                } else if hasOptions, Vocabulary.attributes.contains(word) {
                    result.append(SemanticToken(range: range, kind: .attribute))
                } else if Vocabulary.priorities.contains(word) {
                    result.append(SemanticToken(range: range, kind: .constant))
                }
            default: break
            }
        }
        return result
    }
}

extension Document {
    /// The names in a range, in order. Complexity: O(log names + result).
    fileprivate func occurrences(in range: TextRange) -> ArraySlice<Occurrence> {
        let first = occurrences.partitioningIndex { $0.range.start >= range.start }
        let end = occurrences.partitioningIndex { $0.range.start >= range.end }
        return occurrences[first..<end]
    }
}
