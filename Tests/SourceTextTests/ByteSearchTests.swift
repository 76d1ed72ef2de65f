import SourceText
import Testing

@Suite struct ByteSearchTests {
    private let bytes = Array("abcabd/abd".utf8)

    private func offset(of text: String, in range: Range<Int>? = nil) -> Int? {
        bytes.firstOffset(of: Array(text.utf8), in: range ?? bytes.indices)
    }

    @Test func theFirstOccurrenceIsFound() {
        #expect(offset(of: "abd") == 3)
        #expect(offset(of: "abcabd/abd") == 0)
        #expect(offset(of: "d") == 5)
        #expect(offset(of: "abx") == nil)
    }

    @Test func onlyTheRangeIsSearched() {
        #expect(offset(of: "abd", in: 4..<10) == 7)
        #expect(offset(of: "abd", in: 4..<9) == nil)
        #expect(offset(of: "abc", in: 1..<10) == nil)
        #expect(offset(of: "a", in: 4..<4) == nil)
    }

    @Test func nothingIsFoundForNoBytesOrOutside() {
        #expect(offset(of: "") == nil)
        #expect(offset(of: "abd", in: 4..<20) == nil)
    }
}
