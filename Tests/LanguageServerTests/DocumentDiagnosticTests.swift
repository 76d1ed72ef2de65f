import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// Diagnostics that the client pulls.
@Suite struct DocumentDiagnosticTests {
    private let uri = "file:///a.words"

    private func pull(_ editor: MockEditor, _ previous: JSONValue? = nil) -> JSONValue {
        var params: [String: JSONValue] = ["textDocument": ["uri": .string(uri)]]
        params["previousResultId"] = previous
        return editor.result("textDocument/diagnostic", .object(params))
    }

    private let pulling: JSONValue = ["textDocument": ["diagnostic": ["dynamicRegistration": false]]]

    @Test func offeredOnlyToClientsThatPull() {
        let provider = MockEditor().start(pulling)["capabilities", "diagnosticProvider"]
        #expect(provider == ["interFileDependencies": false, "workspaceDiagnostics": true])
        #expect(MockEditor().start()["capabilities"].object?["diagnosticProvider"] == nil)
    }

    @Test func anUnchangedResultIsNotSentAgain() {
        let editor = MockEditor()
        editor.start(pulling)
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

    @Test func pulledDiagnosticsAreNotPushed() {
        let editor = MockEditor()
        editor.start(pulling)
        editor.open(uri, "bad", version: 1)
        #expect(editor.nextDiagnostics()["diagnostics"].array?.count == 1)
        _ = pull(editor)
        #expect(editor.nextDiagnostics()["diagnostics"] == [])
        editor.change(uri, version: 2, [["text": "bad bad"]])
        #expect(pull(editor)["items"].array?.count == 2)
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
        // The diagnostics of a reopened document are pushed until the client pulls them.
        editor.close(uri)
        _ = editor.nextDiagnostics()
        editor.open(uri, "bad", version: 1)
        #expect(editor.nextDiagnostics()["diagnostics"].array?.count == 1)
    }

    @Test func changedSettingsChangeTheResult() {
        let editor = MockEditor()
        editor.start(pulling)
        editor.open(uri, "bad", version: 1)
        let first = pull(editor)
        editor.notify("workspace/didChangeConfiguration", ["settings": ["plumbline": ["disable": ["unknown-name"]]]])
        #expect(pull(editor, first["resultId"])["items"] == [])
    }

    @Test func aDocumentThatIsNotOpenHasNone() {
        let editor = MockEditor()
        editor.start(pulling)
        #expect(pull(editor)["items"] == [])
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
    }
}
