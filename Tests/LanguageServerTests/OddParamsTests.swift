import LayoutModel
import Formats
import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// Whatever the params, each request gets exactly one response and the session continues.
@Suite struct OddParamsTests {
    private static let uri = "file:///a.layout"

    private static let requests = [
        "textDocument/hover", "textDocument/completion", "completionItem/resolve", "textDocument/codeAction",
        "codeAction/resolve", "textDocument/documentSymbol", "textDocument/definition", "textDocument/references",
        "textDocument/documentHighlight", "textDocument/linkedEditingRange", "textDocument/prepareRename",
        "textDocument/rename",
        "workspace/executeCommand", "initialize", "nonsense",
    ]

    private static let notifications = [
        "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "workspace/didChangeConfiguration",
        "$/cancelRequest", "initialized", "textDocument/didSave", "$/setTrace",
    ]

    private static let document: JSONValue = ["uri": .string(uri)]

    private static func all(at position: JSONValue) -> JSONValue {
        [
            "textDocument": document, "position": position, "newName": "b", "label": "x", "title": "y",
            "range": ["start": position, "end": position], "context": ["diagnostics": [], "includeDeclaration": true],
        ]
    }

    private static let params: [JSONValue?] = [
        nil, .null, [:], [], 5, "text", true, ["textDocument": .null], ["textDocument": document],
        ["textDocument": document, "position": .null], all(at: position(0, 0)), all(at: position(-1, -1)),
        all(at: position(Int(Int32.max), Int(Int32.max))), all(at: position(2, 1 << 53)),
        all(at: ["line": 0.5, "character": 0]), all(at: ["line": 1e300, "character": 0]),
        ["label": "x", "data": ["uri": .string(uri), "layout": "A", "view": "nobody"]],
        ["label": "x", "data": ["uri": .string(uri), "word": 7]],
        ["title": "x", "kind": "quickfix", "data": ["uri": .string(uri), "version": 0, "start": -5, "end": 1e15]],
        ["title": "x", "data": ["uri": "file:///nobody.layout"]],
        ["textDocument": document, "contentChanges": [["range": ["start": 5], "text": "x"]]],
        ["textDocument": document, "contentChanges": .null],
        ["textDocument": ["uri": .string(uri), "languageId": 5, "version": "x", "text": .null]],
        ["command": "plumbline.preview"], ["command": "plumbline.preview", "arguments": [["uri": .string(uri)]]],
        ["command": "plumbline.preview", "arguments": [["uri": .string(uri), "position": position(-1, 1 << 53)]]],
        ["command": "plumbline.preview", "arguments": [["uri": .string(uri), "size": "1e300xfit", "gone": [5]]]],
        ["id": .null], ["id": ["a": 1]], ["settings": ["plumbline": ["pages": 5, "enable": "all"]]],
    ]

    @Test func everyRequestIsAnsweredOnce() {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        editor.start()
        editor.open(Self.uri, "layout A { size 9 x 9; view a; a.edges == super.edges }")
        for params in Self.params {
            for method in Self.notifications { editor.notify(method, params) }
            for method in Self.requests {
                let answer = editor.call(method, params)
                let isAnswered = (answer.object?["result"] != nil) != (answer.object?["error"] != nil)
                #expect(isAnswered, "\(method) \(params.map { "\($0)" } ?? "without params")")
            }
        }
        #expect(editor.untakenResponses() == 0)
        #expect(editor.call("shutdown").object?["result"] == .null)
        editor.notify("exit")
        #expect(editor.exitStatus() == 0)
    }
}
