import LayoutModel
import Formats
import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// Completion over the wire.
@Suite struct CompletionRequestTests {
    private let uri = "file:///a.layout"
    private let source = """
        layout A {
            size 320 x 44
            label first 40 x 20, middle 50 x 20, last 60 x 20
            H:|-16-[first]-8-[middle]-8-[last]
            [first, middle, last].centerY == super.centerY
            vary middle
        }
        """

    private func editor(_ capabilities: JSONValue = MockEditor.everything, text: String) -> MockEditor {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        editor.start(capabilities)
        editor.open(uri, text, version: 7)
        _ = editor.nextDiagnostics()
        return editor
    }

    @Test func completionItemsReplaceTheWord() {
        let text = source.replacing("vary middle", with: "middle.le")
        let editor = editor(text: text)
        let items = editor.result("textDocument/completion", positionParams(uri, 5, 13))["items"].array ?? []
        let leading = items.first { $0["label"] == "leading" }
        #expect(leading?["textEdit", "newText"] == "leading")
        #expect(leading?["textEdit", "range"] == ["start": position(5, 11), "end": position(5, 13)])
        #expect(leading?["documentation"].string?.hasPrefix("The edge at which text begins") == true)
        #expect(items.compactMap { $0["sortText"].string } == items.compactMap { $0["sortText"].string }.sorted())
        #expect(editor.result("textDocument/completion", positionParams(uri, 0, 0))["isIncomplete"] == false)
    }

    @Test func resolveAddsOnlyTheDocumentation() {
        let editor = editor(
            [
                "textDocument": [
                    "completion": [
                        "completionItem": [
                            "resolveSupport": ["properties": ["documentation"]],
                            "documentationFormat": ["markdown", "plaintext"],
                        ]
                    ]
                ]
            ],
            text: source.replacing("vary middle", with: "vary mid"))
        let items = editor.result("textDocument/completion", positionParams(uri, 5, 12))["items"].array ?? []
        #expect(items.map { $0["label"].string } == ["first", "middle", "last"])
        for item in items {
            #expect(item.object?["documentation"] == nil)
            var resolved = editor.result("completionItem/resolve", item).object ?? [:]
            #expect(resolved.removeValue(forKey: "documentation")?["value"].string?.contains("width") == true)
            #expect(resolved == item.object)
        }
        let foreign: JSONValue = ["label": "of another"]
        #expect(editor.result("completionItem/resolve", foreign) == foreign)
    }

    @Test func aTriggerOfAnotherFormatIsIgnored() {
        let editor = editor(text: source)
        func items(_ trigger: JSONValue) -> Int? {
            var params = positionParams(uri, 1, 4).object ?? [:]
            params["context"] = ["triggerKind": 2, "triggerCharacter": trigger]
            return editor.result("textDocument/completion", .object(params))["items"].array?.count
        }
        #expect(items(" ") == 0)
        #expect(items("\"") == 0)
        #expect((items(":") ?? 0) > 0)
    }

    @Test func aSnippetLeavesTheCursorBetweenTheQuotes() {
        let document = "file:///a.xib"
        func first(_ capabilities: JSONValue) -> JSONValue {
            let editor = MockEditor(formats: FormatRegistry.standard.formats)
            editor.start(capabilities)
            editor.open(document, "<document><rect /></document>", language: "xml")
            return editor.result("textDocument/completion", positionParams(document, 0, 16))["items"].array?.first
                ?? .null
        }
        let plain = first([:])
        #expect(plain["textEdit", "newText"] == "key=\"\"")
        #expect(plain.object?["insertTextFormat"] == nil)
        let snippet = first(["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]])
        #expect(snippet["textEdit", "newText"] == "key=\"$0\"")
        #expect(snippet["insertTextFormat"] == 2)
        #expect(snippet["filterText"] == "key")
    }
}
