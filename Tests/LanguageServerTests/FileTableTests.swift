import SourceText
import Testing

@testable import LanguageServer

@Suite struct FileTableTests {
    @Test func eachFileHasItsOwnNumber() {
        let table = FileTable()
        let (a, b) = (table.id(of: "file:///a"), table.id(of: "file:///b"))
        #expect(a != b)
        #expect(table.id(of: "file:///a") == a)
        #expect(table.uri(of: a) == "file:///a")
        #expect(table.uri(of: b) == "file:///b")
    }

    /// `FileID.alone` is the file of a text that is read by itself.
    @Test(arguments: [FileID.alone, FileID(-1), FileID(2), FileID(.max), FileID(.min)])
    func anUnknownNumberHasNoURI(file: FileID) {
        let table = FileTable()
        #expect(table.id(of: "file:///a") == FileID(1))
        #expect(table.uri(of: file) == nil)
    }
}
