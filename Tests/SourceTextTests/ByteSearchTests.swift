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

    /// Against the search by definition, in all texts of eleven bytes that are two, at all places.
    @Test(arguments: [[0x61, 0x65], [0x28, 0x80], [0x00, 0xFF], [0x65, 0x01]] as [[UInt8]])
    func itIsTheFirstOneWhereverItStands(two: [UInt8]) {
        func texts(_ count: Int) -> [[UInt8]] {
            (0..<1 << count).map { number in (0..<count).map { two[number >> $0 & 1] } }
        }
        let wanted = (1...3).flatMap(texts)
        for (number, text) in texts(11).enumerated() {
            let first = number % 4
            for wanted in wanted {
                let expected = (first..<text.count).first { text[$0...].starts(with: wanted) }
                if text.firstOffset(of: wanted, in: first..<text.count) != expected {
                    Issue.record("\(wanted) in \(text) from \(first)")
                }
            }
        }
    }

    @Test func nothingIsFoundForNoBytesOrOutside() {
        #expect(offset(of: "") == nil)
        #expect(offset(of: "abd", in: 4..<20) == nil)
    }
}
