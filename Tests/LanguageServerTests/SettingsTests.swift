import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct SettingsTests {
    private let uri = "file:///a.words"

    private func codes(_ params: JSONValue) -> [String?] {
        (params["diagnostics"].array ?? []).map { $0["code"].string }
    }

    @Test(arguments: [["plumbline": ["disable": ["unknown-name"]]], ["disable": ["unknown-name"]]] as [JSONValue])
    func initializationOptionsAreRead(options: JSONValue) {
        let editor = MockEditor()
        editor.start(options: options)
        editor.open(uri, "bad two")
        #expect(codes(editor.nextDiagnostics()) == ["slot-mismatch"])
    }

    @Test func aChangeOfTheSettingsIsSeenAtOnce() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "bad two", version: 5)
        #expect(codes(editor.nextDiagnostics()).count == 2)
        editor.notify(
            "workspace/didChangeConfiguration",
            ["settings": ["plumbline": ["disable": ["slot-mismatch"], "pages": "https://example.org/rules#"]]])
        let params = editor.nextDiagnostics()
        #expect(params["version"].integer == 5)
        #expect(codes(params) == ["unknown-name"])
        #expect(
            params["diagnostics"].array?.first?["codeDescription", "href"].string
                == "https://example.org/rules#unknown-name")
    }

    @Test(
        arguments: [
            nil, .null, [:], ["settings": .null], ["settings": [:]], ["settings": false], ["settings": ["other": 1]],
            ["settings": ["plumbline": ["disable": 5]]],
        ] as [JSONValue?])
    func whatSaysNothingChangesNothing(params: JSONValue?) {
        let editor = MockEditor()
        editor.start(options: ["disable": ["unknown-name"]])
        editor.open(uri, "bad")
        #expect(codes(editor.nextDiagnostics()) == [])
        editor.notify("workspace/didChangeConfiguration", params)
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
        editor.change(uri, version: 1, [["text": "bad two"]])
        #expect(codes(editor.nextDiagnostics()) == ["slot-mismatch"])
    }
}
