import LayoutModel
import Formats
import Features
import SourceText
import Testing

/// A `.layout` source with places drawn into it: `│` is the cursor, `«…»` a range. The marks are no part of the source.
struct Picture {
    let text: SourceText
    /// The end of the text where no cursor is drawn.
    let cursor: UTF8Offset
    let ranges: [TextRange]

    init(_ marked: String) {
        var bytes: [UInt8] = []
        var cursor: UTF8Offset?
        var starts: [UTF8Offset] = []
        var ranges: [TextRange] = []
        for character in marked.unicodeScalars {
            let place = UTF8Offset(bytes.count)
            switch character {
            case "│": cursor = place
            case "«": starts.append(place)
            case "»":
                if let start = starts.popLast() { ranges.append(TextRange(start, place)) }
            default: bytes += Array(String(character).utf8)
            }
        }
        text = SourceText(utf8: bytes)
        self.cursor = cursor ?? UTF8Offset(bytes.count)
        self.ranges = ranges.sorted()
    }

    /// The picture read as a version of a document; `before` is the version that was read before it.
    func snapshot(of path: String = "a.layout", after before: Snapshot? = nil) -> Snapshot? {
        guard let format = FormatRegistry.standard.format(path: path) else {
            Issue.record("the format of \(path) is not registered")
            return nil
        }
        return Snapshot(reading: text, as: format, lastGood: before?.parsed)
    }
}

@Suite struct PictureTests {
    @Test func marksAreTakenOut() {
        let picture = Picture("a «b│c» «ä»")
        #expect(picture.text.string == "a bc ä")
        #expect(picture.cursor == UTF8Offset(3))
        #expect(picture.ranges == [TextRange(2, 4), TextRange(5, 7)])
    }
}
