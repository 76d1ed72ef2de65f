import LayoutModel
import Formats
import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct CodeLensRequestTests {
    private let uri = "file:///a.layout"

    private func editor(options: JSONValue = .null) -> MockEditor {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        editor.start(options: options)
        editor.open(uri, "layout A { size 9 x 9 }\nlayout B { size 9 x 9 }")
        return editor
    }

    private func lenses(_ editor: MockEditor) -> [JSONValue] {
        editor.result("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]]).array ?? []
    }

    @Test func resolveAddsTheTitle() {
        let editor = editor()
        let lenses = lenses(editor)
        #expect(lenses.count == 2 && lenses.allSatisfy { $0.object?["command"] == nil })
        let resolved = editor.result("codeLens/resolve", lenses.last ?? .null)
        #expect(resolved["range", "start"] == position(1, 7))
        #expect(resolved["command", "title"] == "1 state, 1 size: all hold")
        #expect(resolved["command", "command"] == "plumbline.preview")
        let preview = editor.result(
            "workspace/executeCommand",
            ["command": "plumbline.preview", "arguments": resolved["command", "arguments"]])
        #expect(preview["layout"] == "B")
    }

    @Test func aLensOfAnOlderVersionHasAnEmptyTitle() {
        let editor = editor()
        let lens = lenses(editor).first ?? .null
        editor.change(uri, version: 1, [["text": "layout C { size 9 x 9 }"]])
        #expect(editor.result("codeLens/resolve", lens)["command", "title"] == "")
    }

    /// Some editors report a resolved lens without a command as an error.
    @Test func aLensOfAClosedDocumentHasAnEmptyTitle() {
        let editor = editor()
        let lens = lenses(editor).first ?? .null
        editor.close(uri)
        #expect(editor.result("codeLens/resolve", lens)["command", "title"] == "")
    }

    @Test func codeLensesCanBeTurnedOff() {
        #expect(lenses(editor(options: ["codeLens": false])).isEmpty)
    }
}
