import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// Diagnostics that the client asks for.
@Suite struct DocumentDiagnosticTests {
    private let uri = "file:///a.words"

    private func pull(_ editor: MockEditor, _ previous: JSONValue? = nil) -> JSONValue {
        var params: [String: JSONValue] = ["textDocument": ["uri": .string(uri)]]
        params["previousResultId"] = previous
        return editor.result("textDocument/diagnostic", .object(params))
    }

    private let asking: JSONValue = ["textDocument": ["diagnostic": ["dynamicRegistration": false]]]

    @Test func offeredToWhoAsks() {
        let provider = MockEditor().start(asking)["capabilities", "diagnosticProvider"]
        #expect(provider == ["interFileDependencies": false, "workspaceDiagnostics": true])
        #expect(MockEditor().start()["capabilities"].object?["diagnosticProvider"] == nil)
    }

    @Test func fullThenUnchangedThenFull() {
        let editor = MockEditor()
        editor.start(asking)
        editor.open(uri, "bad", version: 1)
        let first = pull(editor)
        #expect(first["kind"] == "full")
        #expect(first["items"].array?.map { $0["code"] } == ["unknown-name"])
        let same = pull(editor, first["resultId"])
        #expect(same == ["kind": "unchanged", "resultId": first["resultId"]])
        // Another version with the same findings is the same result.
        editor.change(uri, version: 2, [edit((0, 3), (0, 3), " ")])
        #expect(pull(editor, first["resultId"])["kind"] == "unchanged")
        editor.change(uri, version: 3, [edit((0, 0), (0, 0), " ")])
        let moved = pull(editor, first["resultId"])
        #expect(moved["kind"] == "full")
        #expect(moved["items"].array?.first?["range", "start"] == position(0, 1))
        editor.change(uri, version: 4, [["text": ""]])
        #expect(pull(editor, moved["resultId"])["items"] == [])
    }

    @Test func whatIsAskedForIsNotPublishedToo() {
        let editor = MockEditor()
        editor.start(asking)
        editor.open(uri, "bad", version: 1)
        #expect(editor.nextDiagnostics()["diagnostics"].array?.count == 1)
        _ = pull(editor)
        #expect(editor.nextDiagnostics()["diagnostics"] == [])
        editor.change(uri, version: 2, [["text": "bad bad"]])
        #expect(pull(editor)["items"].array?.count == 2)
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
        // A document that is opened anew is published until somebody asks.
        editor.close(uri)
        _ = editor.nextDiagnostics()
        editor.open(uri, "bad", version: 1)
        #expect(editor.nextDiagnostics()["diagnostics"].array?.count == 1)
    }

    @Test func settingsCount() {
        let editor = MockEditor()
        editor.start(asking)
        editor.open(uri, "bad", version: 1)
        let first = pull(editor)
        editor.notify("workspace/didChangeConfiguration", ["settings": ["plumbline": ["disable": ["unknown-name"]]]])
        #expect(pull(editor, first["resultId"])["items"] == [])
    }

    @Test func aDocumentThatIsNotOpenHasNone() {
        let editor = MockEditor()
        editor.start(asking)
        #expect(pull(editor)["items"] == [])
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
    }
}
