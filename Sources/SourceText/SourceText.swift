/// An immutable text with its line index.
///
/// Offsets are clamped to the text, so that no position from a client can trap.
package struct SourceText: Sendable {
    /// The text as UTF-8 code units.
    package let utf8: [UInt8]
    package let lines: LineIndex

    package init(_ string: String) {
        self.init(utf8: Array(string.utf8))
    }

    package init(utf8: [UInt8]) {
        self.utf8 = utf8
        self.lines = LineIndex(utf8: utf8)
    }

    package var string: String { String(decoding: utf8, as: UTF8.self) }

    /// The whole text.
    package var range: TextRange { TextRange(0, utf8.count) }

    /// The text of `range`, clamped to the text.
    package subscript(range: TextRange) -> String {
        String(decoding: bytes(in: range), as: UTF8.self)
    }

    /// The code units of `range`, clamped to the text.
    package func bytes(in range: TextRange) -> ArraySlice<UInt8> {
        let start = min(max(range.start.value, 0), utf8.count)
        let end = min(max(range.end.value, start), utf8.count)
        return utf8[start..<end]
    }

    /// The code unit at `offset`, or nil outside the text.
    package subscript(offset: Int) -> UInt8? {
        utf8.indices.contains(offset) ? utf8[offset] : nil
    }

    /// The text after `edits`, whose ranges all refer to this text.
    ///
    /// Edits may come in any order. Of two that overlap, the one with the later start is ignored.
    package func applying(_ edits: [TextEdit]) -> SourceText {
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var offset = 0
        let inOrder = edits.enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }
        for (_, edit) in inOrder {
            let start = min(max(edit.range.start.value, 0), utf8.count)
            guard start >= offset else { continue }
            result += utf8[offset..<start]
            result += Array(edit.replacement.utf8)
            offset = min(max(edit.range.end.value, start), utf8.count)
        }
        result += utf8[offset...]
        return SourceText(utf8: result)
    }
}

/// The replacement of one range of a text; an empty range inserts.
package struct TextEdit: Hashable, Sendable {
    package var range: TextRange
    package var replacement: String

    package init(_ range: TextRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    package static func insert(_ text: String, at offset: UTF8Offset) -> TextEdit {
        TextEdit(TextRange(at: offset), text)
    }
}
