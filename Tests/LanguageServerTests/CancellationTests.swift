import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct CancellationTests {
    private let uri = "file:///a.words"

    @Test func aCancelledRequestIsAnsweredOnceAndAtOnce() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { _ in gate.pass() }])
        editor.start()
        editor.open(uri, "bad")
        let id = editor.request("textDocument/hover", place(uri, 0, 0))
        gate.awaitArrival()
        editor.notify("$/cancelRequest", ["id": .number(Double(id))])
        #expect(editor.response(to: id)["error", "code"].integer == -32800)
        gate.open()
        _ = editor.nextDiagnostics()
        #expect(editor.call("textDocument/hover", place(uri, 0, 0)).object?["result"] == .null)
        #expect(editor.untakenResponses() == 0)
    }

    @Test func anIDMayBeUsedAgainAfterACancellation() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { _ in gate.pass() }])
        editor.start()
        editor.open(uri, "bad")
        let hover = MockEditor.message("textDocument/hover", place(uri, 0, 0), id: "x")
        editor.send([hover])
        gate.awaitArrival()
        editor.send([MockEditor.message("$/cancelRequest", ["id": "x"]), hover])
        #expect(editor.response(to: "x")["error", "code"].integer == -32800)
        gate.open()
        #expect(editor.response(to: "x").object?["result"] == .null)
        #expect(editor.untakenResponses() == 0)
    }

    @Test(arguments: [["id": 99], ["id": "nothing"], [:]] as [JSONValue])
    func aCancellationOfNothingIsIgnored(params: JSONValue) {
        let editor = MockEditor()
        editor.start()
        editor.notify("$/cancelRequest", params)
        #expect(editor.untakenResponses() == 0)
    }

    @Test func aSecondRequestWithAnIDInUseIsRefused() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { _ in gate.pass() }])
        editor.start()
        editor.open(uri, "bad")
        let hover = MockEditor.message("textDocument/hover", place(uri, 0, 0), id: 77)
        editor.send([hover, hover])
        #expect(editor.response(to: 77)["error", "code"].integer == -32600)
        gate.open()
        #expect(editor.response(to: 77).object?["result"] == .null)
    }

    @Test func whatWasAskedBeforeTheEndIsAnswered() {
        let editor = MockEditor()
        editor.start()
        editor.send(
            [MockEditor.message("textDocument/didOpen", MockEditor.opening(uri, "bad"))]
                + (1000..<1050).map {
                    MockEditor.message("textDocument/hover", place(uri, 0, 0), id: .number(Double($0)))
                }
                + [MockEditor.message("shutdown", nil, id: 2000), MockEditor.message("exit", nil)])
        for id in 1000..<1050 { #expect(editor.response(to: id).object?["result"] == .null) }
        #expect(editor.exitStatus() == 0)
    }
}
