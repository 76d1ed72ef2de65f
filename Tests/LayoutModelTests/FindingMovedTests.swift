import LayoutModel
import SourceText
import Testing

@Suite struct FindingMovedTests {
    private let file = FileID(1)

    private func finding(in file: FileID, at range: Range<Int>) -> Finding {
        var finding = Finding(code: "conflict", range: TextRange(4, 8), message: "")
        let place = FileRange(file, TextRange(range.lowerBound, range.upperBound))
        finding.related = [Finding.Related(range: place, message: "here")]
        finding.hidings = [Hiding(places: [place])]
        return finding
    }

    private let change = TextChange(from: SourceText("ab cdefgh ijkl"), to: SourceText("abc cdefgh ijkl"))

    /// All its places stay at the same words.
    @Test func itsPlacesMoveWithTheText() throws {
        let moved = try #require(finding(in: file, at: 10..<14).moved(through: change, of: file))
        let place = FileRange(file, TextRange(11, 15))
        #expect(moved.range == TextRange(5, 9))
        #expect(moved.related.map(\.range) == [place])
        #expect(moved.hidings.map(\.places) == [[place]])
    }

    @Test func thoseInOtherFilesStay() throws {
        let other = FileID(2)
        let moved = try #require(finding(in: other, at: 10..<14).moved(through: change, of: file))
        #expect(moved.hidings.map(\.places) == [[FileRange(other, TextRange(10, 14))]])
    }
}
