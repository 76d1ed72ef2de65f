import SourceText
import SwiftSource

/// Where code stands on its lines.
extension SourceText {
    /// The blanks at the beginning of the line of an offset.
    func indentation(at offset: UTF8Offset) -> String {
        let line = lines.range(ofLine: lines.line(of: offset))
        return String(decoding: bytes(in: line).prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    /// What ends the lines of the text.
    var lineBreak: String {
        guard lines.count > 1, let byte = self[lines.starts[1] - 2] else { return "\n" }
        return byte == 0x0D ? "\r\n" : "\n"
    }

    /// Whether nothing but blanks stands before an offset on its line.
    func beginsLine(_ offset: UTF8Offset) -> Bool {
        let line = lines.range(ofLine: lines.line(of: offset))
        return bytes(in: TextRange(line.start, offset)).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// The end of the comma after an element of a list.
    func comma(after element: SyntaxNode, in list: SyntaxNode) -> UTF8Offset? {
        let rest = bytes(in: TextRange(element.end, list.end))
        guard let first = rest.firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }),
            rest[first] == UInt8(ascii: ",")
        else { return nil }
        return UTF8Offset(first + 1)
    }

    /// Lines below those of a range, indented alike; nil if something else stands on them.
    func lines(_ new: [String], below range: TextRange) -> TextEdit? {
        guard let place = wholeLines(of: range)?.end else { return nil }
        let indentation = indentation(at: range.start)
        return .insert(new.map { ($0.isEmpty ? "" : indentation + $0) + lineBreak }.joined(), at: place)
    }

    /// The whole lines of a range, with the comment behind it, if nothing else stands on them.
    func wholeLines(of range: TextRange) -> TextRange? {
        guard beginsLine(range.start) else { return nil }
        let last = lines.line(of: range.end)
        let rest = bytes(in: TextRange(range.end, lines.range(ofLine: last).end)).drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.first.map({ $0 == 0x0D || $0 == 0x0A }) != false || rest.starts(with: "//".utf8) else { return nil }
        let end = last + 1 < lines.count ? lines.starts[last + 1] : utf8.count
        return TextRange(lines.range(ofLine: lines.line(of: range.start)).start, UTF8Offset(end))
    }
}

extension SourceText {
    /// One level of indentation: the smallest that the text uses, four spaces if it uses none.
    var indentationUnit: String {
        var smallest = 8
        for line in 0..<min(lines.count, 400) {
            let bytes = bytes(in: lines.range(ofLine: line))
            if bytes.first == 0x09 { return "\t" }
            let spaces = bytes.prefix { $0 == 0x20 }.count
            if spaces > 1, spaces < bytes.count { smallest = min(smallest, spaces) }
        }
        return String(repeating: " ", count: smallest == 8 ? 4 : smallest)
    }
}
