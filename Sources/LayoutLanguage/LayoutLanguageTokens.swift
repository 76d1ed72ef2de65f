import LayoutModel
import SourceText

extension LayoutLanguageDocument {
    /// What each word means. Complexity: O(tokens + names).
    var semanticTokens: [SemanticToken] {
        var named: [UTF8Offset: Occurrence] = [:]
        for occurrence in document.occurrences {
            // A slot's label and the view in it start together: the shorter one is the token.
            if let known = named[occurrence.range.start], known.range.end <= occurrence.range.end { continue }
            named[occurrence.range.start] = occurrence
        }
        var result: [SemanticToken] = []
        var previous: Token.Kind?
        for token in tree.tokens {
            switch token.kind {
            case .blank, .lineBreak: continue
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
            case .view, .object, .userLabel: .view
            case .label, .state: .constant
            case .parameter: .parameter
            }
        return SemanticToken(range: range, kind: kind, isDeclaration: occurrence.isDeclaration)
    }

    /// Nil for a word that is none of the language's.
    private static func kind(of word: String) -> SemanticToken.Kind? {
        if Vocabulary.kinds.contains(word) { return .type }
        if Vocabulary.priorities.contains(word) { return .constant }
        return keywords.contains(word) ? .keyword : nil
    }

    private static let keywords = Set(
        Vocabulary.statementWords + Vocabulary.stackWords + Vocabulary.directions + Vocabulary.changes
            + Vocabulary.itemWords + ["layout", "in", "after", "inset", "fit", "inactive"])

    /// The letter of the axis, the names and the numbers of a line that is one token to the lexer.
    private func parts(ofVisualFormat range: TextRange) -> [SemanticToken] {
        var result = [SemanticToken(range: TextRange(range.start, min(range.start + 2, range.end)), kind: .keyword)]
        let names = document.occurrences(in: range)
        var next = names.startIndex
        var place = range.start.value + 2
        while place < range.end.value {
            if next < names.endIndex, names[next].range.start.value <= place {
                let name = names[next]
                next += 1
                guard name.range.start.value == place else { continue }
                result.append(Self.token(name, name.range))
                place = max(place + 1, name.range.end.value)
            } else if isDigit(place) {
                let start = place
                while isDigit(place) || text[place] == UInt8(ascii: ".") && isDigit(place + 1) { place += 1 }
                result.append(SemanticToken(range: TextRange(start, place), kind: .number))
            } else {
                place += 1
            }
        }
        return result
    }

    private func isDigit(_ place: Int) -> Bool {
        text[place].map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
}

extension Document {
    /// The names that stand in a part of the text, in order. Complexity: O(log names + names there).
    fileprivate func occurrences(in range: TextRange) -> ArraySlice<Occurrence> {
        func first(from place: UTF8Offset) -> Int {
            var low = 0
            var high = occurrences.count
            while low < high {
                let middle = (low + high) / 2
                if occurrences[middle].range.start < place { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return occurrences[first(from: range.start)..<first(from: range.end)]
    }
}
