import SourceText
import Testing

@Suite struct FileRangeTests {
    private let range = FileRange(FileID(3), TextRange(4, 9))

    @Test func theEndsAreEmptyRangesOfTheSameFile() {
        #expect(range.start == FileRange(FileID(3), TextRange(4, 4)))
        #expect(range.end == FileRange(FileID(3), TextRange(9, 9)))
    }

    @Test(arguments: [(3, false), (4, true), (6, true), (9, true), (10, false)])
    func touchesOffsetsOfItsFile(offset: Int, touches: Bool) {
        #expect(range.touches(UTF8Offset(offset), in: FileID(3)) == touches)
        #expect(!range.touches(UTF8Offset(offset), in: .alone))
    }

    @Test func theSameRangeOfAnotherFileIsNotEqual() {
        #expect(range != FileRange(FileID(4), range.range))
        #expect(Set([range, FileRange(FileID(4), range.range), range]).count == 2)
    }

    @Test func filesAreOrderedByTheirNumbers() {
        #expect([FileID(7), .alone, FileID(2)].sorted() == [FileID(0), FileID(2), FileID(7)])
    }
}
