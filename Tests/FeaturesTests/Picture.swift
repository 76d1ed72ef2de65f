import LayoutModel
import Formats
import Features
import SourceText
import Testing

/// A source with marks: `│` is the cursor, and `«…»` is a range. The marks are not part of the text.
struct Picture {
    let text: SourceText
    /// The end of the text if no cursor is marked.
    let cursor: UTF8Offset
    let ranges: [TextRange]

    init(_ marked: String) {
        var bytes: [UInt8] = []
        var cursor: UTF8Offset?
        var starts: [UTF8Offset] = []
        var ranges: [TextRange] = []
        for character in marked.unicodeScalars {
            let offset = UTF8Offset(bytes.count)
            switch character {
            case "│": cursor = offset
            case "«": starts.append(offset)
            case "»":
                if let start = starts.popLast() { ranges.append(TextRange(start, offset)) }
            default: bytes += Array(String(character).utf8)
            }
        }
        text = SourceText(utf8: bytes)
        self.cursor = cursor ?? UTF8Offset(bytes.count)
        self.ranges = ranges.sorted()
    }

    /// The text parsed as a version of a document. `before` is the version before it.
    func snapshot(of path: String = "a.layout", after before: Snapshot? = nil) -> Snapshot? {
        guard let format = FormatRegistry.standard.format(path: path) else {
            Issue.record("the format of \(path) is not registered")
            return nil
        }
        return Snapshot(reading: text, as: format, lastGood: before?.parsed)
    }
}

@Suite struct PictureTests {
    @Test func marksAreRemoved() {
        let picture = Picture("a «b│c» «ä»")
        #expect(picture.text.string == "a bc ä")
        #expect(picture.cursor == UTF8Offset(3))
        #expect(picture.ranges == [TextRange(2, 4), TextRange(5, 7)])
    }
}
