import SourceText
import Testing

@testable import LanguageServer

@Suite struct FileTableTests {
    @Test func aFileHasOneNumberAndANumberOneFile() {
        let table = FileTable()
        let (a, b) = (table.id(of: "file:///a"), table.id(of: "file:///b"))
        #expect(a != b)
        #expect(table.id(of: "file:///a") == a)
        #expect(table.uri(of: a) == "file:///a")
        #expect(table.uri(of: b) == "file:///b")
    }

    /// A text that is read by itself is none of the workspace's files.
    @Test(arguments: [FileID.alone, FileID(-1), FileID(2), FileID(.max), FileID(.min)])
    func aNumberThatNoFileHasIsNone(file: FileID) {
        let table = FileTable()
        #expect(table.id(of: "file:///a") == FileID(1))
        #expect(table.uri(of: file) == nil)
    }
}
