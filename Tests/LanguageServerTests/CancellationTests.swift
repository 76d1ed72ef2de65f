import Foundation
import LanguageServerProtocol
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct CancellationTests {
    private let uri = "file:///a.words"

    private let resolvingEdits: JSONValue = [
        "textDocument": [
            "publishDiagnostics": ["versionSupport": true],
            "codeAction": [
                "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "dataSupport": true,
                "resolveSupport": ["properties": ["edit"]],
            ],
        ]
    ]

    @Test func aCancelledRequestIsAnsweredOnceWithoutDelay() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { _ in gate.pass() }])
        editor.start()
        editor.open(uri, "bad")
        let id = editor.request("textDocument/hover", positionParams(uri, 0, 0))
        gate.awaitArrival()
        editor.notify("$/cancelRequest", ["id": .number(Double(id))])
        #expect(editor.response(to: id)["error", "code"].integer == -32800)
        gate.open()
        _ = editor.nextDiagnostics()
        #expect(editor.call("textDocument/hover", positionParams(uri, 0, 0)).object?["result"] == .null)
        #expect(editor.untakenResponses() == 0)
    }

    @Test func anIDCanBeReusedAfterACancellation() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { _ in gate.pass() }])
        editor.start()
        editor.open(uri, "bad")
        let hover = MockEditor.message("textDocument/hover", positionParams(uri, 0, 0), id: "x")
        editor.send([hover])
        gate.awaitArrival()
        editor.send([MockEditor.message("$/cancelRequest", ["id": "x"]), hover])
        #expect(editor.response(to: "x")["error", "code"].integer == -32800)
        gate.open()
        #expect(editor.response(to: "x").object?["result"] == .null)
        #expect(editor.untakenResponses() == 0)
    }

    /// The cancelled work ends while the second request with the same id is running.
    @Test func cancelledWorkDoesNotAnswerALaterRequestWithItsID() {
        let wire = Wire()
        let pending = PendingRequests(outbox: wire.outbox)
        let works = ["first", "second"].map { (queue: DispatchQueue(label: $0), gate: Gate()) }
        for (queue, gate) in works {
            pending.cancel(.string("x"))
            pending.run(.string("x"), on: queue) { _ in
                gate.pass()
                return ResponseBody(queue.label)
            }
            gate.awaitArrival()
        }
        #expect(wire.sent().map { $0["error", "code"] } == [-32800])
        for (queue, gate) in works {
            gate.open()
            queue.sync {}
        }
        #expect(wire.sent().map { $0["result"] } == ["second"])
    }

    /// One search for each processor, all busy proving a repair of the old version.
    @Test func aNewVersionIsCheckedDuringSearchesAndEndsThem() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { if $0 == " it" { gate.passBusily() } }])
        editor.start(resolvingEdits)
        editor.open(uri, "fix it", version: 1)
        #expect(editor.nextDiagnostics()["version"] == 1)
        let document: JSONValue = ["uri": .string(uri)]
        let range: JSONValue = ["start": position(0, 0), "end": position(0, 0)]
        let list = editor.request(
            "textDocument/codeAction",
            ["textDocument": document, "range": range, "context": ["diagnostics": [], "only": ["quickfix"]]])
        let fixAll: JSONValue = [
            "title": "Apply all safe fixes", "kind": "source.fixAll.plumbline",
            "data": ["uri": .string(uri), "version": 1, "start": 0, "end": 0],
        ]
        let edits = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
            editor.request("codeAction/resolve", fixAll)
        }
        gate.awaitArrival()
        editor.change(uri, version: 2, [["text": "bad"]])
        let diagnostics = editor.nextDiagnostics()
        #expect(diagnostics["version"] == 2)
        #expect(diagnostics["diagnostics"].array?.count == 1)
        gate.open()
        #expect(editor.response(to: list).object?["result"] == .null)
        for id in edits { #expect(editor.response(to: id).object?["result"] == fixAll) }
        #expect(editor.untakenResponses() == 0)
    }

    @Test func obsoleteDiagnosticsAreRetriggered() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { if $0 == "old" { gate.pass() } }])
        editor.start()
        editor.open(uri, "old", version: 1)
        let document: JSONValue = ["textDocument": ["uri": .string(uri)]]
        let id = editor.request("textDocument/diagnostic", document)
        gate.awaitArrival()
        editor.change(uri, version: 2, [["text": "bad"]])
        _ = editor.call("$/roundTrip")
        gate.open()
        let error = editor.response(to: id)["error"]
        #expect(error["code"] == -32802)
        #expect(error["data"] == ["retriggerRequest": true])
        #expect(editor.result("textDocument/diagnostic", document)["items"].array?.count == 1)
        #expect(editor.untakenResponses() == 0)
    }

    @Test func exitDoesNotWaitForSearches() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { if $0 == " it" { gate.pass() } }])
        editor.start()
        editor.open(uri, "fix it", version: 1)
        let range: JSONValue = ["start": position(0, 0), "end": position(0, 0)]
        let id = editor.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(uri)], "range": range,
                "context": ["diagnostics": [], "only": ["quickfix"]],
            ])
        gate.awaitArrival()
        editor.send([MockEditor.message("shutdown", nil, id: 2000), MockEditor.message("exit", nil)])
        #expect(editor.response(to: 2000).object?["result"] == .null)
        gate.open()
        #expect(editor.response(to: id).object?["result"] == .null)
        #expect(editor.exitStatus() == 0)
    }

    @Test(arguments: [["id": 99], ["id": "nothing"], [:]] as [JSONValue])
    func cancellingAnUnknownRequestIsIgnored(params: JSONValue) {
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
        let hover = MockEditor.message("textDocument/hover", positionParams(uri, 0, 0), id: 77)
        editor.send([hover, hover])
        #expect(editor.response(to: 77)["error", "code"].integer == -32600)
        gate.open()
        #expect(editor.response(to: 77).object?["result"] == .null)
    }

    @Test func requestsBeforeShutdownAreAnswered() {
        let editor = MockEditor()
        editor.start()
        editor.send(
            [MockEditor.message("textDocument/didOpen", MockEditor.opening(uri, "bad"))]
                + (1000..<1050).map {
                    MockEditor.message("textDocument/hover", positionParams(uri, 0, 0), id: .number(Double($0)))
                }
                + [MockEditor.message("shutdown", nil, id: 2000), MockEditor.message("exit", nil)])
        for id in 1000..<1050 { #expect(editor.response(to: id).object?["result"] == .null) }
        #expect(editor.exitStatus() == 0)
    }
}
