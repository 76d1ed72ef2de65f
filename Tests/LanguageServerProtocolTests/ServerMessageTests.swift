import LanguageServerProtocol
import Testing

@Suite struct ServerMessageTests {
    private func json(_ body: [UInt8]) throws -> JSONValue {
        try JSONValue(parsing: body)
    }

    @Test func idsAreEchoedWithTheirType() throws {
        let number = try json(ServerMessage.response(to: .number(7), result: JSONValue.null))
        #expect(number["id"] == .number(7))
        let string = try json(ServerMessage.response(to: .string("7"), result: JSONValue.null))
        #expect(string["id"] == .string("7"))
    }

    @Test func missingResultIsNull() throws {
        let message = try json(ServerMessage.response(to: .number(7), result: nil as Hover?))
        #expect(message.object?["result"] == .null)
        #expect(message.object?["error"] == nil)
        #expect(message["jsonrpc"] == .string("2.0"))
    }

    @Test func errorWithoutRequestHasANullID() throws {
        let message = try json(ServerMessage.response(to: nil, error: ResponseError(.parseError, "no JSON")))
        #expect(message.object?["id"] == .null)
        #expect(message["error", "code"] == .number(-32700))
        #expect(message.object?["result"] == nil)
    }

    @Test func missingMembersAreLeftOut() throws {
        let range = PositionRange(start: Position(line: 0, character: 0), end: Position(line: 0, character: 1))
        let diagnostic = Diagnostic(range: range, severity: .error, code: "conflict", message: "m")
        let params = PublishDiagnosticsParams(uri: "file:///a", version: nil, diagnostics: [diagnostic])
        let message = try json(ServerMessage.notification("textDocument/publishDiagnostics", params))
        #expect(message["params"].object?["version"] == nil)
        #expect(
            message["params", "diagnostics"].array?.first?.object?.keys.sorted()
                == ["code", "message", "range", "severity", "source"])
    }

    @Test func missingVersionOfAnEditIsNull() throws {
        let edit = WorkspaceEdit(documentChanges: [TextDocumentEdit(uri: "file:///a", version: nil, edits: [])])
        let message = try json(ServerMessage.response(to: .number(1), result: edit))
        let document = message["result", "documentChanges"].array?.first?["textDocument"]
        #expect(document?.object?["version"] == .null)
    }
}
