import SourceText
import Testing

@Suite struct FileEditsTests {
    private let first = TextEdit(TextRange(0, 1), "a")
    private let second = TextEdit(TextRange(2, 3), "b")

    @Test func eachFileHasItsOwnEdits() {
        var edits = FileEdits([first], in: FileID(9))
        edits[FileID(2)] = [second, first]
        #expect(edits[FileID(9)] == [first])
        #expect(edits[FileID(2)] == [second, first])
        #expect(edits[.alone] == [])
        #expect(edits.files == [FileID(2), FileID(9)])
        #expect(!edits.isEmpty)
    }

    @Test func aFileWithoutEditsIsNotAmongThem() {
        #expect(FileEdits([], in: .alone).isEmpty)
        var edits = FileEdits([first], in: .alone)
        edits[FileID(1)] = []
        #expect(edits.files == [.alone])
        edits[.alone] = []
        #expect(edits.isEmpty && edits == FileEdits([], in: FileID(5)))
    }

    @Test func editsAreAddedToThoseOfTheSameFile() {
        var edits = FileEdits([first], in: .alone)
        edits[.alone].append(second)
        #expect(edits == FileEdits([first, second], in: .alone))
    }
}
