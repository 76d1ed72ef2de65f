import LayoutModel
import SourceText

/// Inside a Visual Format line, which is one token.
extension CompletionFinder {
    /// What the line expects at the place; nil outside such lines.
    var visualFormat: [CompletionContext.Expected]? {
        guard let line = tokens.last(where: { $0.kind == .visualFormat && $0.start < place.value }), isOnLine(line)
        else { return nil }
        let before = Array(text.bytes(in: TextRange(line.range.start, place)))
        let typed = before.count - replacingLength
        let head = Array(before[..<max(typed, 0)])
        return expected(after: head)
    }

    /// Whether nothing but blanks stands between the end of the line's token and the place.
    private func isOnLine(_ line: Token) -> Bool {
        let rest = text.bytes(in: TextRange(line.range.end, place))
        return rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    private var replacingLength: Int { replacing.length }

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
            if last == UInt8(ascii: "@") { return [.priorities, .parameter] }
            guard "(,=".utf8.contains(last) else { return [] }
            return bracket ? [.view(scope: scope), .parameter] : [.parameter]
        }
        if bracket { return "[.".utf8.contains(last) ? [.view(scope: scope)] : [] }
        if last == UInt8(ascii: "-") { return [.parameter] }
        return options(after: head)
    }

    /// The words behind the last view.
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
