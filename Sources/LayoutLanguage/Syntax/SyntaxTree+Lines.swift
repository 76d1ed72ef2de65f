import SourceText

extension SyntaxTree {
    /// The blanks at the beginning of the line on which `place` lies.
    func indentation(at place: UTF8Offset) -> String {
        let line = text.bytes(in: text.lines.range(ofLine: text.lines.line(of: place)))
        return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// The line break of the text: its first, or a line feed where it has none.
    var lineBreak: String {
        tokens.first { $0.kind == .lineBreak }.map { text[$0.range] } ?? "\n"
    }
}
