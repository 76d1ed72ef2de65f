import LayoutModel
import SourceText

/// Completions inside a Visual Format line, which is one token.
extension CompletionFinder {
    /// Nil outside of such lines.
    var expectedInVisualFormat: [CompletionContext.Expected]? {
        guard let line = tokens.last(where: { $0.kind == .visualFormat && $0.start < cursor.value }), isOnLine(line)
        else { return nil }
        let before = Array(text.bytes(in: TextRange(line.range.start, cursor)))
        return expected(after: Array(before.dropLast(replacing.length)))
    }

    /// Whether there are only spaces between the line and the cursor.
    private func isOnLine(_ line: Token) -> Bool {
        let rest = text.bytes(in: TextRange(line.range.end, cursor))
        return rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    private func expected(after head: [UInt8]) -> [CompletionContext.Expected] {
        var bracket = false
        var parenthesis = false
        var last: UInt8 = 0
        for byte in head where byte != UInt8(ascii: " ") {
            switch byte {
            case UInt8(ascii: "["): bracket = true
            case UInt8(ascii: "]"): (bracket, parenthesis) = (false, false)
            case UInt8(ascii: "("): parenthesis = true
            case UInt8(ascii: ")"): parenthesis = false
            default: break
            }
            last = byte
        }
        if parenthesis {
            if last == UInt8(ascii: "@") { return [.namedPriorities, .parameter] }
            guard "(,=".utf8.contains(last) else { return [] }
            return bracket ? [.view(scope: scope), .parameter] : [.parameter]
        }
        if bracket { return "[.".utf8.contains(last) ? [.view(scope: scope)] : [] }
        if last == UInt8(ascii: "-") { return [.parameter] }
        return options(after: head)
    }

    /// The words after the last view.
    private func options(after head: [UInt8]) -> [CompletionContext.Expected] {
        let line = String(decoding: head, as: UTF8.self)
        guard let end = line.lastIndex(where: { $0 == "]" || $0 == "|" }) else { return [] }
        let words = line[line.index(after: end)...].split(separator: " ")
        guard words.contains("aligned") else { return [.keywords(Vocabulary.visualFormatOptions)] }
        let isRow = !line.hasPrefix("V")
        let attributes = Attribute.allCases.filter { !$0.isSize && ($0.axis == .vertical) == isRow }
        return [.keywords(attributes.map(\.rawValue))]
    }
}
