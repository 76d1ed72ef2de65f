import SourceText
import Testing

@Suite struct LineIndexTests {
    private static let texts = [
        "", "a", "\n", "a\nb", "a\r\nb\r\n", "a\rb\r", "\r\r\n\n", "é\n标签\n😀x\r\n", "e\u{301}👩‍👩‍👧",
        // Line breaks anywhere in the eight bytes that are read at once.
        "abcdefg\rhijklmno\rp\nqrstuvwxyz\r\n",
        String(repeating: "aé标😀", count: 700) + "\nshort\n" + String(repeating: "x", count: 2500),
    ]

    /// The start of each character, counted one by one.
    private func positions(
        of text: String, in encoding: PositionEncoding
    ) -> [(offset: Int, position: TextPosition)] {
        var positions: [(Int, TextPosition)] = []
        var (offset, line, character) = (0, 0, 0)
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            positions.append((offset, TextPosition(line: line, character: character)))
            offset += UTF8.width(scalar)
            let isHalf = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            if scalar == "\n" || (scalar == "\r" && !isHalf) {
                line += 1
                character = 0
            } else {
                character += encoding == .utf8 ? UTF8.width(scalar) : encoding == .utf16 ? UTF16.width(scalar) : 1
            }
        }
        positions.append((offset, TextPosition(line: line, character: character)))
        return positions
    }

    @Test(arguments: PositionEncoding.allCases, texts)
    func offsetsAndPositionsConvert(encoding: PositionEncoding, text: String) {
        let lines = LineIndex(utf8: Array(text.utf8))
        for (offset, position) in positions(of: text, in: encoding) {
            #expect(lines.position(of: UTF8Offset(offset), in: encoding) == position)
            let found = lines.offset(of: position, in: encoding).value
            let isInsideLineBreak = position.character > 0 && found == offset - 1
            #expect(isInsideLineBreak || found == offset)
        }
    }

    @Test(arguments: [PositionEncoding.utf16, .utf32], texts)
    func offsetsInsideACharacterAreItsStart(encoding: PositionEncoding, text: String) {
        let lines = LineIndex(utf8: Array(text.utf8))
        let starts = positions(of: text, in: encoding)
        for (start, next) in zip(starts, starts.dropFirst()) {
            for offset in start.offset..<next.offset {
                #expect(lines.position(of: UTF8Offset(offset), in: encoding) == start.position)
            }
        }
    }

    /// Eight bytes are read at once if none of them ends a line.
    @Test(arguments: ["\n", "\r", "\r\n"], 0..<16)
    func aLineBreakIsFoundAtEveryOffset(lineBreak: String, offset: Int) {
        let line = String(repeating: "x", count: offset)
        let lines = LineIndex(utf8: Array((line + lineBreak + "xxxxxxxxxxxxxxxx").utf8))
        #expect(lines.starts == [0, offset + lineBreak.utf8.count])
    }

    @Test func inputIsClamped() {
        let lines = LineIndex(utf8: Array("ab\ncd".utf8))
        #expect(lines.offset(of: TextPosition(line: 9, character: 0), in: .utf16) == UTF8Offset(5))
        #expect(lines.offset(of: TextPosition(line: 0, character: 9), in: .utf16) == UTF8Offset(2))
        #expect(lines.offset(of: TextPosition(line: -1, character: -1), in: .utf16) == UTF8Offset(0))
        #expect(lines.position(of: UTF8Offset(99), in: .utf16) == TextPosition(line: 1, character: 2))
        #expect(lines.position(of: UTF8Offset(-1), in: .utf16) == TextPosition(line: 0, character: 0))
    }

    @Test func positionsFarInsideALongLineConvert() {
        // Characters of one to four UTF-8 code units; the last has two in UTF-16.
        let group = "xé热😀"
        let lines = LineIndex(utf8: Array(String(repeating: group, count: 20_000).utf8))
        for number in stride(from: 0, to: 20_000, by: 997) {
            let offset = UTF8Offset(number * 10 + 6)
            #expect(lines.position(of: offset, in: .utf16) == TextPosition(line: 0, character: number * 5 + 3))
            #expect(lines.position(of: offset, in: .utf32) == TextPosition(line: 0, character: number * 4 + 3))
            #expect(lines.offset(of: TextPosition(line: 0, character: number * 5 + 3), in: .utf16) == offset)
        }
    }
}
