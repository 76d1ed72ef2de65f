import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// The protocol's lifecycle, as a table of the state machine and over the wire.
@Suite struct LifecycleTests {
    static let table: [(Lifecycle, Lifecycle.Message, Lifecycle.Verdict)] = [
        (.created, .initialize, .accept),
        (.created, .shutdown, .refuse(.serverNotInitialized)),
        (.created, .otherRequest, .refuse(.serverNotInitialized)),
        (.created, .exit, .end(status: 1)),
        (.created, .otherNotification, .drop),
        (.running, .initialize, .refuse(.invalidRequest)),
        (.running, .shutdown, .accept),
        (.running, .otherRequest, .accept),
        (.running, .exit, .end(status: 1)),
        (.running, .otherNotification, .accept),
        (.shutDown, .initialize, .refuse(.invalidRequest)),
        (.shutDown, .shutdown, .refuse(.invalidRequest)),
        (.shutDown, .otherRequest, .refuse(.invalidRequest)),
        (.shutDown, .exit, .end(status: 0)),
        (.shutDown, .otherNotification, .drop),
    ]

    @Test func everyVerdictMatchesTheTable() {
        for (state, message, verdict) in Self.table {
            #expect(state.verdict(on: message) == verdict, "\(message) when \(state)")
        }
        let cells = Set(Self.table.map { "\($0.0) \($0.1)" })
        #expect(cells.count == Lifecycle.allCases.count * Lifecycle.Message.allCases.count)
    }

    @Test func aRequestBeforeInitializeIsRefused() {
        let editor = MockEditor()
        #expect(editor.errorCode("workspace/symbol", ["query": "x"]) == -32002)
        #expect(editor.errorCode("textDocument/hover", ["bad": 1]) == -32002)
        #expect(editor.errorCode("shutdown") == -32002)
        editor.start()
    }

    @Test func aNotificationBeforeInitializeIsDropped() {
        let editor = MockEditor()
        editor.open("file:///a.words", "bad")
        editor.notify("nonsense")
        editor.start()
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
    }

    @Test func aSecondInitializeIsRefused() {
        let editor = MockEditor()
        editor.start()
        #expect(editor.errorCode("initialize", ["processId": .null, "capabilities": [:]]) == -32600)
    }

    @Test func initializeCanBeRepeatedAfterWrongParams() {
        let editor = MockEditor()
        #expect(editor.errorCode("initialize", nil) == -32602)
        #expect(editor.errorCode("initialize", [1, 2]) == -32602)
        editor.start()
    }

    @Test(arguments: ["nonsense/method", "$/nonsense", "workspace/willRenameFiles"])
    func anUnknownRequestIsRefused(method: String) {
        let editor = MockEditor()
        editor.start()
        #expect(editor.errorCode(method) == -32601)
    }

    @Test func unknownNotificationsAreIgnored() {
        let editor = MockEditor()
        editor.start()
        editor.notify("$/nonsense")
        editor.notify("nonsense/note")
        editor.notify("textDocument/didSave", ["textDocument": ["uri": "file:///a.words"]])
        #expect(editor.untaken("window/logMessage") == 0)
    }

    @Test(arguments: [nil, .null, [:], ["bad": 1]] as [JSONValue?])
    func wrongParamsAreRefused(params: JSONValue?) {
        let editor = MockEditor()
        editor.start()
        #expect(editor.errorCode("textDocument/hover", params) == -32602)
    }

    @Test func aBodyThatIsNotJSONIsAParseError() {
        let editor = MockEditor()
        editor.start()
        editor.send(raw: "{oops")
        let answer = editor.response(to: .null)
        #expect(answer["error", "code"].integer == -32700)
        #expect(editor.errorCode("nonsense/after") == -32601)
    }

    @Test(arguments: ["[]", "5", "{\"jsonrpc\":\"2.0\"}", "{\"id\":null,\"method\":\"shutdown\"}"])
    func jsonThatIsNotARequestIsInvalid(text: String) {
        let editor = MockEditor()
        editor.start()
        editor.send(raw: text)
        #expect(editor.response(to: .null)["error", "code"].integer == -32600)
        #expect(editor.errorCode("nonsense/after") == -32601)
    }

    @Test func theSessionContinuesAfterABrokenHeader() {
        let editor = MockEditor()
        editor.start()
        editor.send(bytes: Array("Content-Length: soon\r\n\r\n".utf8))
        #expect(editor.response(to: .null)["error", "code"].integer == -32700)
        #expect(editor.errorCode("nonsense/after") == -32601)
    }

    @Test func afterShutdownOnlyExitIsAccepted() {
        let editor = MockEditor()
        editor.start()
        #expect(editor.call("shutdown", nil).object?["result"] == .null)
        #expect(editor.errorCode("textDocument/hover", positionParams("file:///a.words", 0, 0)) == -32600)
        #expect(editor.errorCode("shutdown") == -32600)
        #expect(editor.errorCode("initialize", ["capabilities": [:]]) == -32600)
        editor.open("file:///a.words", "bad")
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
        editor.notify("exit", nil)
        #expect(editor.exitStatus() == 0)
    }

    @Test func exitWithoutShutdownIsAnError() {
        let editor = MockEditor()
        editor.start()
        editor.notify("exit")
        #expect(editor.exitStatus() == 1)
    }

    @Test func exitBeforeInitializeIsAnError() {
        let editor = MockEditor()
        editor.notify("exit")
        #expect(editor.exitStatus() == 1)
    }

    @Test func aClosedStreamEndsTheSession() {
        let editor = MockEditor()
        editor.start()
        editor.closeInput()
        #expect(editor.exitStatus() == 1)
    }

    @Test func aClosedStreamAfterShutdownIsNotAnError() {
        let editor = MockEditor()
        editor.start()
        _ = editor.call("shutdown")
        editor.closeInput()
        #expect(editor.exitStatus() == 0)
    }

    @Test(arguments: [nil, .null, [:]] as [JSONValue?])
    func shutdownTakesAnyParams(params: JSONValue?) {
        let editor = MockEditor()
        editor.start()
        #expect(editor.call("shutdown", params).object?["result"] == .null)
    }

    @Test func idsAreEchoedWithTheirType() {
        let editor = MockEditor()
        editor.start()
        editor.send([MockEditor.message("nonsense", id: "7"), MockEditor.message("nonsense", id: 7)])
        #expect(editor.response(to: "7")["error", "code"].integer == -32601)
        #expect(editor.response(to: 7 as JSONValue)["error", "code"].integer == -32601)
    }
}
