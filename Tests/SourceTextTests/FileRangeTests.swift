import SourceText
import Testing

@Suite struct FileRangeTests {
    private let place = FileRange(FileID(3), TextRange(4, 9))

    @Test func theEndsAreEmptyRangesOfTheSameFile() {
        #expect(place.start == FileRange(FileID(3), TextRange(4, 4)))
        #expect(place.end == FileRange(FileID(3), TextRange(9, 9)))
    }

    @Test(arguments: [(3, false), (4, true), (6, true), (9, true), (10, false)])
    func touchesWhatACursorInItsFileTouches(offset: Int, touches: Bool) {
        #expect(place.touches(UTF8Offset(offset), in: FileID(3)) == touches)
        #expect(!place.touches(UTF8Offset(offset), in: .alone))
    }

    @Test func theSameRangeOfAnotherFileIsAnotherPlace() {
        #expect(place != FileRange(FileID(4), place.range))
        #expect(Set([place, FileRange(FileID(4), place.range), place]).count == 2)
    }

    @Test func filesAreOrderedByTheirNumbers() {
        #expect([FileID(7), .alone, FileID(2)].sorted() == [FileID(0), FileID(2), FileID(7)])
    }
}
