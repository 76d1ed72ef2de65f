import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// What a statement lacks is not said while its line is being typed.
@Suite struct UnfinishedFindingTests {
    private let uri = "file:///a.words"

    /// An editor in which `text` was just typed into an empty document, and the findings after that.
    private func typing(_ text: String, at place: (Int, Int) = (0, 0), into before: String = "") -> MockEditor {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, before)
        _ = editor.nextDiagnostics()
        editor.change(uri, version: 1, [edit(place, place, text)])
        return editor
    }

    private func codes(_ editor: MockEditor) -> [String] {
        editor.nextDiagnostics()["diagnostics"].array?.compactMap { $0["code"].string } ?? []
    }

    @Test func isNotShownWhileItsLineIsTyped() {
        #expect(codes(typing("half")) == [])
        #expect(codes(typing("half.")) == [])
        // Brackets that the editor closes stand behind it.
        #expect(codes(typing("half", at: (0, 2), into: "{ })")) == [])
        // Others are.
        #expect(codes(typing("bad half")) == ["unknown-name"])
    }

    @Test func isShownWhereTheLineIsComplete() {
        #expect(codes(typing("half\n")) == ["never-activated"])
        #expect(codes(typing(" ", at: (0, 0), into: "half")) == ["never-activated"])
        #expect(codes(typing("x", at: (0, 4), into: "half end")) == ["never-activated"])
        #expect(codes(typing(";", at: (0, 4), into: "half")) == ["never-activated"])
        #expect(codes(typing("half bad")) == ["never-activated", "unknown-name"])
        #expect(codes(typing("", at: (0, 4), into: "half")) == ["never-activated"])
        #expect(codes(typing("x", at: (1, 0), into: "half\n")) == ["never-activated"])
    }

    @Test func isShownInADocumentThatIsOpened() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "half")
        #expect(codes(editor) == ["never-activated"])
        editor.change(uri, version: 1, [["text": "half half"]])
        #expect(codes(editor) == ["never-activated", "never-activated"])
    }

    @Test func isShownOnceTheDocumentIsSaved() {
        let editor = typing("half")
        #expect(codes(editor) == [])
        editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
        #expect(codes(editor) == ["never-activated"])
    }

    /// As by the keys for saving right behind the last letter.
    @Test func isShownWhereItIsSavedAtOnce() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "")
        _ = editor.nextDiagnostics()
        editor.send([
            MockEditor.message(
                "textDocument/didChange", MockEditor.changing(uri, version: 1, [edit((0, 0), (0, 0), "half")])),
            MockEditor.message("textDocument/didSave", ["textDocument": ["uri": .string(uri)]]),
        ])
        #expect(codes(editor) == ["never-activated"])
    }
}
