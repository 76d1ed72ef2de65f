import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Reporting

/// Findings that are related to other files.
@Suite struct CheckedFileTests {
    /// A file with a finding that is related to its own text, to `b.layout`, and to a file that was not read.
    private let file: CheckedFile = {
        var file = checkedFile("./a.layout", "\n‹x«Too wide.»")
        let (other, unread) = (FileID(2), FileID(3))
        file.findings[0].related = [
            Finding.Related(range: FileRange(.alone, TextRange(0, 0)), message: "Here."),
            Finding.Related(range: FileRange(other, TextRange(4, 7)), message: "There."),
            Finding.Related(range: FileRange(unread, TextRange(0, 0)), message: "Elsewhere."),
        ]
        file.others[other] = ReportedText(
            path: "./b.layout", absolutePath: "/work/b.layout", text: SourceText("one\ntwo\n"))
        return file
    }()

    @Test func relatedInformationNamesItsLineAndFile() {
        let related = file.related(to: file.findings[0])
        #expect(related.map(\.line) == ["line 1", "b.layout line 2"])
        #expect(related.map(\.source.path) == ["./a.layout", "./b.layout"])
        #expect(related.map(\.note.message) == ["Here.", "There."])
    }

    @Test func everyReportNamesTheOtherFile() {
        expectSnapshot(
            CheckXcode.report([file]),
            """
            /work/./a.layout:2:1: error: Too wide. [conflict]
            /work/./a.layout:1:1: note: Here.
            /work/b.layout:2:1: note: There.

            """)
        #expect(CheckGitHub.report([file]).hasSuffix("::Too wide.%0Aline 1: Here.%0Ab.layout line 2: There.\n"))
        #expect(CheckJUnit.report([file]).contains("&#10;line 1: Here.&#10;b.layout line 2: There."))
        #expect(
            CheckJSON.report([file]).contains("\"uri\":\"file:///work/b.layout\",\"range\":{\"start\":{\"line\":1,"))
        #expect(CheckSARIF.report([file]).contains("\"uri\":\"b.layout\""))
        #expect(CheckText.report([file], style: .plain).contains("\n  ./b.layout: There.:\n  2 | two\n    | ~~~\n"))
    }
}
