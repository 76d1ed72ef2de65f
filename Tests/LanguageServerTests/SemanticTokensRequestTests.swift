import LayoutModel
import Formats
import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// Tokens as numbers, complete and as deltas.
@Suite struct SemanticTokensRequestTests {
    private let uri = "file:///a.layout"

    private func editor(_ text: String) -> MockEditor {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        editor.start(["textDocument": ["semanticTokens": ["formats": ["relative"]]]])
        editor.open(uri, text, version: 1)
        return editor
    }

    private func numbers(_ value: JSONValue) -> [Int] { value.array?.compactMap(\.integer) ?? [] }

    private func ask(_ editor: MockEditor, _ method: String, _ more: [String: JSONValue] = [:]) -> JSONValue {
        let params = ["textDocument": ["uri": .string(uri)] as JSONValue].merging(more) { $1 }
        return editor.result("textDocument/semanticTokens/\(method)", .object(params))
    }

    @Test func offeredOnlyToClientsThatSupportThem() {
        let editor = MockEditor()
        let provider = editor.start(["textDocument": ["semanticTokens": [:]]])["capabilities", "semanticTokensProvider"]
        #expect(provider["range"] == true)
        #expect(provider["full", "delta"] == true)
        #expect(provider["legend", "tokenTypes"].strings?.prefix(2) == ["comment", "keyword"])
        #expect(MockEditor().start()["capabilities"].object?["semanticTokensProvider"] == nil)
    }

    @Test func numbersAreRelativeToThePreviousToken() {
        // Types: 1 keyword, 4 layout, 2 number; the emoji is two units.
        let data = numbers(ask(editor("/* 😀 */ layout A {\n size 9 x 8\n}"), "full")["data"])
        #expect(
            data == [
                0, 0, 8, 0, 0, 0, 9, 6, 1, 0, 0, 7, 1, 4, 1, 1, 1, 4, 1, 0, 0, 5, 1, 2, 0, 0, 4, 1, 2, 0,
            ])
    }

    @Test func aRangeHasOnlyItsTokens() {
        let editor = editor("layout A {\n size 9 x 8\n}")
        let range: JSONValue = ["start": position(1, 0), "end": position(2, 0)]
        #expect(
            numbers(ask(editor, "range", ["range": range])["data"]) == [1, 1, 4, 1, 0, 0, 5, 1, 2, 0, 0, 4, 1, 2, 0])
    }

    @Test func aDeltaHasOnlyTheChanges() {
        let editor = editor("layout A {\n size 9 x 8\n view a\n}")
        let first = ask(editor, "full")
        let old = numbers(first["data"])
        editor.change(uri, version: 2, [edit((1, 6), (1, 7), "123")])
        let delta = ask(editor, "full/delta", ["previousResultId": first["resultId"]])
        var patched = old
        for change in delta["edits"].array ?? [] {
            let start = change["start"].integer ?? 0
            let count = change["deleteCount"].integer ?? 0
            #expect(count < old.count)
            patched.replaceSubrange(start..<(start + count), with: numbers(change["data"]))
        }
        #expect(patched == numbers(ask(editor, "full")["data"]))
        #expect(patched != old)
        let same = ask(editor, "full/delta", ["previousResultId": delta["resultId"]])
        #expect(same["edits"] == [])
        #expect(same["resultId"] == delta["resultId"])
    }

    @Test func anUnknownPreviousResultGetsAllTokens() {
        let editor = editor("layout A { size 9 x 8 }")
        let whole = ask(editor, "full/delta", ["previousResultId": "of another life"])
        #expect(whole["data"].array?.isEmpty == false)
        #expect(whole.object?["edits"] == nil)
        editor.close(uri)
        #expect(ask(editor, "full") == .null)
    }
}
