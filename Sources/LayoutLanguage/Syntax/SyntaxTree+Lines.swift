import SourceText

extension SyntaxTree {
    /// The spaces and tabs at the beginning of the line with this offset.
    func indentation(at offset: UTF8Offset) -> String {
        let line = text.bytes(in: text.lines.range(ofLine: text.lines.line(of: offset)))
        return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// The first line break of the text, or a line feed if it has none.
    var newline: String {
        tokens.first { $0.kind == .lineBreak }.map { text[$0.range] } ?? "\n"
    }
}
