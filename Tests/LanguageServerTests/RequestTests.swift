import LayoutModel
import Formats
import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// Results of features, in the forms that the client supports.
@Suite struct RequestTests {
    private let uri = "file:///a.layout"
    private let source = """
        layout A {
            size 320 x 44
            label first 40 x 20, middle 50 x 20, last 60 x 20
            H:|-16-[first]-8-[middle]-8-[last]
            [first, middle, last].centerY == super.centerY
            vary middle; last.centerY == first.centerY
        }
        """

    private func editor(_ capabilities: JSONValue = MockEditor.everything) -> MockEditor {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        editor.start(capabilities)
        editor.open(uri, source, version: 7)
        _ = editor.nextDiagnostics()
        return editor
    }

    @Test func hoverInTheFormThatTheClientPrefers() {
        let markdown = editor().result("textDocument/hover", positionParams(uri, 2, 11))
        #expect(markdown["contents", "kind"] == "markdown")
        #expect(markdown["contents", "value"].string?.hasPrefix("**label** `first`") == true)
        #expect(markdown["range"] == ["start": position(2, 10), "end": position(2, 15)])
        let plain = editor([:]).result("textDocument/hover", positionParams(uri, 2, 11))
        #expect(plain["contents", "kind"] == "plaintext")
        #expect(plain["contents", "value"].string?.hasPrefix("label first\n") == true)
        #expect(editor().result("textDocument/hover", positionParams(uri, 0, 8)) != .null)
        #expect(editor().result("textDocument/hover", positionParams(uri, 99, 99)) == .null)
    }

    @Test func symbolsAsATreeOrFlat() {
        let params: JSONValue = ["textDocument": ["uri": .string(uri)]]
        let tree = editor().result("textDocument/documentSymbol", params).array ?? []
        #expect(tree.map { $0["name"].string } == ["A"])
        #expect(tree.first?["children"].array?.map { $0["name"].string } == ["first", "middle", "last"])
        let flat = editor([:]).result("textDocument/documentSymbol", params).array ?? []
        #expect(flat.map { $0["name"].string } == ["A", "first", "middle", "last"])
        #expect(flat.last?["containerName"] == "A")
        #expect(flat.last?["location", "uri"].string == uri)
    }

    @Test func definitionReferencesHighlights() {
        let editor = editor()
        let definition = editor.result("textDocument/definition", positionParams(uri, 5, 10)).array ?? []
        #expect(definition.map { $0["range", "start"] } == [position(2, 25)])
        var params = positionParams(uri, 5, 10).object ?? [:]
        params["context"] = ["includeDeclaration": false]
        #expect(editor.result("textDocument/references", .object(params)).array?.count == 3)
        params["context"] = ["includeDeclaration": true]
        #expect(editor.result("textDocument/references", .object(params)).array?.count == 4)
        let highlights = editor.result("textDocument/documentHighlight", positionParams(uri, 5, 10)).array ?? []
        #expect(highlights.map { $0["kind"].integer } == [3, 2, 2, 2])
        for method in ["definition", "documentHighlight"] {
            #expect(editor.result("textDocument/\(method)", positionParams(uri, 0, 0)) == .null)
        }
    }

    @Test func aNameAndItsUsesAreEditedTogether() {
        let editor = editor()
        let linked = editor.result("textDocument/linkedEditingRange", positionParams(uri, 2, 27))
        #expect(
            linked["ranges"].array?.map { $0["start"] } == [
                position(2, 25), position(3, 22), position(4, 12), position(5, 9),
            ])
        #expect(editor.result("textDocument/linkedEditingRange", positionParams(uri, 5, 10)).isNull)
    }

    @Test func renameWithVersionsOrWithout() {
        func rename(_ editor: MockEditor) -> JSONValue {
            var params = positionParams(uri, 5, 10).object ?? [:]
            params["newName"] = "between"
            return editor.result("textDocument/rename", .object(params))
        }
        let versioned = rename(editor())["documentChanges"].array?.first
        #expect(versioned?["textDocument"] == ["uri": .string(uri), "version": 7])
        #expect(versioned?["edits"].array?.count == 4)
        let plain = rename(editor([:]))
        #expect(plain.object?["documentChanges"] == nil)
        #expect(plain["changes"].object?[uri]?.array?.count == 4)
    }

    @Test func aRefusedRenameIsAnErrorWithAMessage() {
        let editor = editor()
        var params = positionParams(uri, 5, 10).object ?? [:]
        params["newName"] = "first"
        let error = editor.call("textDocument/rename", .object(params))["error"]
        #expect(error["code"].integer == -32803)
        #expect(error["message"] == "\"first\" is already the name of a label of A. Choose another name.")
    }

    @Test func prepareRename() {
        let editor = editor()
        let target = editor.result("textDocument/prepareRename", positionParams(uri, 5, 10))
        #expect(target["placeholder"] == "middle")
        #expect(target["range", "start"] == position(5, 9))
        #expect(editor.result("textDocument/prepareRename", positionParams(uri, 0, 0)) == .null)
    }

    private func codeActions(_ editor: MockEditor, _ line: Int, _ column: Int, _ context: JSONValue) -> [JSONValue] {
        let params: JSONValue = [
            "textDocument": ["uri": .string(uri)],
            "range": ["start": position(line, column), "end": position(line, column)], "context": context,
        ]
        return editor.result("textDocument/codeAction", params).array ?? []
    }

    @Test func codeActionsWithTheirEdit() {
        let editor = editor()
        let actions = codeActions(editor, 5, 10, ["diagnostics": []])
        #expect(Set(actions.map { $0["kind"].string }) == ["quickfix", "refactor.rewrite"])
        for action in actions {
            #expect(action["edit", "documentChanges"].array?.count == 1)
            #expect(action.object?["data"] == nil)
            let codes = action["diagnostics"].array?.map { $0["code"] } ?? []
            // The other finding is on the same line.
            #expect(
                action["kind"] == "quickfix" ? codes == ["gap-when-gone"] || codes == ["redundant"] : codes.isEmpty)
        }
    }

    @Test func onlyRequestedKindsAreReturned() {
        let editor = editor()
        func kinds(_ only: JSONValue) -> Set<String?> {
            Set(codeActions(editor, 5, 10, ["diagnostics": [], "only": only]).map { $0["kind"].string })
        }
        #expect(kinds(["quickfix"]) == ["quickfix"])
        #expect(kinds(["refactor"]) == ["refactor.rewrite"])
        #expect(kinds(["refactor.rewrite"]) == ["refactor.rewrite"])
        #expect(kinds(["refactor.rewrite.other"]) == [])
        #expect(kinds(["source"]) == ["source.fixAll.plumbline"])
        #expect(kinds(["source.fixAll"]) == ["source.fixAll.plumbline"])
        #expect(kinds(["source.organizeImports"]) == [])
        #expect(kinds([""]) == ["quickfix", "refactor.rewrite"])
        #expect(kinds(.null) == ["quickfix", "refactor.rewrite"])
    }

    /// Clients apply a preferred action without asking, so only safe fixes are preferred.
    @Test func titlesSayWhichFixesAreSafe() {
        let editor = editor()
        let choices = codeActions(editor, 5, 10, ["diagnostics": [], "only": ["quickfix"]])
        #expect(choices.first?["title"] == #"Collapse "middle" by its trailing edge (choice)"#)
        #expect(choices.first?.object?["isPreferred"] == nil)
        let safe = codeActions(editor, 5, 30, ["diagnostics": [], "only": ["quickfix"]])
        #expect(safe.first?["title"] == "Remove last.centerY == first.centerY (safe)")
        #expect(safe.first?.object?["isPreferred"] == true)
    }

    @Test func onlyListedDiagnosticsAreFixed() {
        let editor = editor()
        func diagnostic(_ code: JSONValue, _ source: JSONValue) -> JSONValue {
            let range: JSONValue = ["start": position(5, 9), "end": position(5, 15)]
            return ["range": range, "message": "", "code": code, "source": source]
        }
        func repairs(_ diagnostics: [JSONValue]) -> [JSONValue] {
            codeActions(editor, 5, 10, ["diagnostics": .array(diagnostics), "only": ["quickfix"]]).map { $0["title"] }
        }
        let all = repairs([])
        #expect(all.count > 1)
        #expect(repairs([diagnostic("gap-when-gone", "plumbline")]) == all)
        // The finding further right on the line cannot be listed at this position.
        #expect(
            repairs([diagnostic("conflict", "plumbline")]) == [
                "Remove last.centerY == first.centerY (safe)"
            ])
        #expect(repairs([diagnostic(404, "another")]) == all)
    }

    @Test func aClientWithoutLiteralsGetsNoActions() {
        #expect(codeActions(editor([:]), 5, 10, ["diagnostics": []]).isEmpty)
    }

    /// Only the edits of fix-all, which take the longest, are left to `codeAction/resolve`.
    @Test func resolveAddsTheEditOfFixAll() {
        let editor = editor([
            "textDocument": [
                "codeAction": [
                    "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "dataSupport": true,
                    "resolveSupport": ["properties": ["edit"]],
                ]
            ]
        ])
        let actions = codeActions(editor, 5, 10, ["diagnostics": []])
        #expect(!actions.isEmpty)
        for action in actions {
            #expect(action["edit", "changes"].object?[uri]?.array?.isEmpty == false)
            #expect(action.object?["isPreferred"] == nil)
            #expect(editor.result("codeAction/resolve", action) == action)
        }
        let all = codeActions(editor, 0, 0, ["diagnostics": [], "only": ["source.fixAll"]])
        let fixAll = all.first ?? .null
        #expect(all.count == 1 && fixAll.object?["edit"] == nil)
        let resolved = editor.result("codeAction/resolve", fixAll)
        #expect(resolved["edit", "changes"].object?[uri]?.array?.isEmpty == false)
        #expect(resolved["title"] == fixAll["title"])
        editor.change(uri, version: 8, [["text": "layout A { size 1 x 1 }"]])
        _ = editor.nextDiagnostics()
        #expect(codeActions(editor, 0, 0, ["diagnostics": [], "only": ["source.fixAll"]]).isEmpty)
        #expect(editor.result("codeAction/resolve", fixAll) == fixAll)
        let foreign: JSONValue = ["title": "of another", "kind": "quickfix"]
        #expect(editor.result("codeAction/resolve", foreign) == foreign)
    }

    @Test func aFindingCanBeIgnoredInTheText() {
        let actions = codeActions(editor(), 5, 10, ["diagnostics": [], "only": ["quickfix"]])
        #expect(actions.last?["title"] == "Ignore \"gap-when-gone\" here")
        #expect(actions.last?.object?["isPreferred"] == nil)
        let change = actions.last?["edit", "documentChanges"].array?.first?["edits"].array?.first
        #expect(change?["newText"] == "    // plumbline:ignore gap-when-gone\n")
        #expect(change?["range", "start"] == position(5, 0))
    }

    @Test func formatting() {
        let editor = editor()
        let options: JSONValue = ["tabSize": 2, "insertSpaces": true]
        editor.open("file:///b.layout", "layout A {\nsize 3x3\n view a {\n\n  }\n}\n")
        let id: JSONValue = ["uri": "file:///b.layout"]
        func lines(_ method: String, _ more: [String: JSONValue] = [:]) -> [Int?]? {
            let params: [String: JSONValue] = ["textDocument": id, "options": options]
            let answer = editor.result(method, .object(params.merging(more) { $1 }))
            return answer.array?.map { $0["range", "start", "line"].integer }
        }
        #expect(lines("textDocument/formatting") == [1, 1, 1, 2])
        let range: JSONValue = ["start": position(2, 0), "end": position(2, 1)]
        #expect(lines("textDocument/rangeFormatting", ["range": range]) == [2])
        #expect(lines("textDocument/onTypeFormatting", ["position": position(3, 0), "ch": "\n"]) == [3])
        #expect(lines("textDocument/onTypeFormatting", ["position": position(4, 3), "ch": "}"]) == [2])
        #expect(lines("textDocument/onTypeFormatting", ["position": position(4, 3), "ch": ";"]) == nil)
        let document: JSONValue = ["uri": .string("file:///c.xib")]
        editor.open("file:///c.xib", "<document></document>")
        #expect(
            editor.result("textDocument/formatting", ["textDocument": document, "options": options]) == .null)
    }

    @Test func foldingRanges() {
        let params: JSONValue = ["textDocument": ["uri": .string(uri)]]
        let whole = editor(["textDocument": ["foldingRange": ["lineFoldingOnly": true]]])
        #expect(whole.result("textDocument/foldingRange", params) == [["startLine": 0, "endLine": 5]])
        let exact = editor()
        #expect(
            exact.result("textDocument/foldingRange", params)
                == [["startLine": 0, "startCharacter": 10, "endLine": 6, "endCharacter": 0]])
        let none = editor(["textDocument": ["foldingRange": ["rangeLimit": 0]]])
        #expect(none.result("textDocument/foldingRange", params) == [])
    }

    @Test func selectionRangesAreNested() {
        let params: JSONValue = [
            "textDocument": ["uri": .string(uri)], "positions": [position(2, 11), position(5, 6)],
        ]
        let answer = editor().result("textDocument/selectionRange", params).array ?? []
        #expect(answer.count == 2)
        #expect(answer.first?["range"] == ["start": position(2, 10), "end": position(2, 15)])
        #expect(answer.first?["parent", "range", "start"] == position(2, 4))
        var last = answer.last ?? .null
        while last.object?["parent"] != nil { last = last["parent"] }
        #expect(last["range"] == ["start": position(0, 0), "end": position(6, 1)])
    }

    private func hints(_ editor: MockEditor) -> [JSONValue] {
        let range: JSONValue = ["start": position(2, 0), "end": position(3, 0)]
        return editor.result("textDocument/inlayHint", ["textDocument": ["uri": .string(uri)], "range": range]).array
            ?? []
    }

    @Test func resolveAddsTheTooltipOfAnInlayHint() {
        var capabilities = MockEditor.everything.object ?? [:]
        var document = capabilities["textDocument"]?.object ?? [:]
        document["inlayHint"] = ["resolveSupport": ["properties": ["tooltip"]]]
        capabilities["textDocument"] = .object(document)
        let editor = editor(.object(capabilities))
        let found = hints(editor)
        #expect(found.map { $0["label"] } == ["[16, 12, 40 × 20]", "[64, 12, 50 × 20]", "[122, 12, 60 × 20]"])
        #expect(found.first?["position"] == position(2, 23))
        #expect(found.first?["paddingLeft"] == true)
        let resolved = editor.result("inlayHint/resolve", found.first ?? .null)
        #expect(resolved["tooltip", "value"].string?.hasPrefix("**label** `first`") == true)
        editor.change(uri, version: 8, [["text": "layout A { size 1 x 1 }"]])
        let stale = editor.result("inlayHint/resolve", found.last ?? .null)
        #expect(stale.object?["tooltip"] == nil)
        #expect(stale["label"] == "[122, 12, 60 × 20]")
    }

    @Test func inlayHintsCanBeTurnedOff() {
        let editor = editor()
        #expect(hints(editor).count == 3)
        #expect(hints(editor).allSatisfy { $0.object?["data"] == nil })
        editor.notify("workspace/didChangeConfiguration", ["settings": ["plumbline": ["inlayHints": false]]])
        #expect(hints(editor).isEmpty)
    }
}
