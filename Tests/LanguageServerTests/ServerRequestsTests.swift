import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// Requests of the server, sent only to clients that support them.
@Suite struct ServerRequestsTests {
    private let uri = "file:///a.words"

    private func editor(_ workspace: JSONValue) -> MockEditor {
        let editor = MockEditor()
        editor.start(["workspace": workspace])
        return editor
    }

    @Test func theClientIsAskedToWatchFiles() {
        let editor = editor(["didChangeWatchedFiles": ["dynamicRegistration": true]])
        let (id, params) = editor.nextRequest("client/registerCapability")
        let registration = params["registrations"].array?.first
        #expect(params["registrations"].array?.count == 1)
        #expect(registration?["method"] == "workspace/didChangeWatchedFiles")
        #expect(
            registration?["registerOptions", "watchers"] == [
                ["globPattern": "**/.plumbline.json"], ["globPattern": "**/project.pbxproj"],
                ["globPattern": "**/*.{words}"],
            ])
        editor.answer(id, .null)
    }

    @Test func aClientWithoutCapabilitiesGetsNoRequests() {
        let editor = editor([:])
        for method in ["client/registerCapability", "workspace/configuration"] {
            #expect(editor.untaken(method) == 0)
        }
    }

    @Test func settingsAreRequestedAtTheStartAndAfterChanges() {
        let editor = editor(["configuration": true])
        var (id, params) = editor.nextRequest("workspace/configuration")
        #expect(params == ["items": [["section": "plumbline"]]])
        editor.answer(id, [["disable": ["unknown-name"]]])
        editor.open(uri, "bad two")
        #expect(codes(editor.nextDiagnostics()) == ["slot-mismatch"])
        editor.notify("workspace/didChangeConfiguration", ["settings": .null])
        (id, params) = editor.nextRequest("workspace/configuration")
        editor.answer(id, [["disable": []]])
        #expect(codes(editor.nextDiagnostics()) == ["unknown-name", "slot-mismatch"])
    }

    @Test(arguments: [[.null], [], .null, 5] as [JSONValue]) func emptyResponsesChangeNothing(answer: JSONValue) {
        let editor = editor(["configuration": true])
        editor.answer(editor.nextRequest("workspace/configuration").id, answer)
        editor.refuse("plumbline-99")
        editor.open(uri, "bad")
        #expect(codes(editor.nextDiagnostics()) == ["unknown-name"])
    }

    @Test func changedSettingsRefreshTheClient() {
        let editor = editor([
            "diagnostics": ["refreshSupport": true], "inlayHint": ["refreshSupport": true],
            "codeLens": ["refreshSupport": true],
        ])
        editor.notify("workspace/didChangeConfiguration", ["settings": ["plumbline": ["inlayHints": false]]])
        for feature in ["diagnostic", "inlayHint", "codeLens"] {
            editor.answer(editor.nextRequest("workspace/\(feature)/refresh").id, .null)
        }
    }

    private func codes(_ params: JSONValue) -> [String?] {
        (params["diagnostics"].array ?? []).map { $0["code"].string }
    }
}
