import LayoutModel
import Formats
import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct LogRequestTests {
    private static let log = """
        2024-05-01 app started
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 'tall' UILabel:0x2.height == 16   (active)>",
            "<NSLayoutConstraint:0x3 'high' UILabel:0x2.height == 20   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x3 'high' UILabel:0x2.height == 20   (active)>

        """

    private let folder = TemporaryWorkspace([
        "a.layout": "layout Card { size 9 x 9; label title; tall: title.height == 16 }",
        "console.log": log,
    ])
    private var uri: String { folder.uri + "/console.log" }

    private func editor(options: JSONValue = .null) -> MockEditor {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        _ = editor.result(
            "initialize",
            [
                "processId": .null, "capabilities": ["workspace": ["workspaceFolders": true]],
                "workspaceFolders": [["uri": .string(folder.uri), "name": "w"]], "initializationOptions": options,
            ])
        editor.notify("initialized")
        return editor
    }

    private func explain(_ editor: MockEditor, _ argument: JSONValue) -> JSONValue {
        editor.result(
            "workspace/executeCommand", ["command": "plumbline.explainLog", "arguments": [argument]])
    }

    @Test func aLogHasNoFindings() {
        let editor = editor()
        editor.open(uri, Self.log, language: "log")
        #expect(editor.nextDiagnostics()["diagnostics"] == [])
        #expect(editor.result("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])["items"] == [])
        #expect(editor.result("textDocument/completion", positionParams(uri, 0, 0)).isNull)
    }

    @Test func aLensLeadsToTheExplanation() {
        let editor = editor()
        editor.open(uri, Self.log, language: "log")
        let lenses = editor.result("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]]).array ?? []
        #expect(lenses.map { $0["range", "start"] } == [position(1, 0)])
        let resolved = editor.result("codeLens/resolve", lenses.first ?? .null)
        #expect(resolved["command", "title"] == "Explain: these 2 constraints cannot all hold")
        #expect(resolved["command", "command"] == "plumbline.explainLog")
        let answer = explain(editor, resolved["command", "arguments"].array?.first ?? .null)
        #expect(answer["lists"] == 1)
        #expect(answer["text"].string?.contains("equal 16 (identifier \"tall\") → a.layout:1\n") == true)
        #expect(answer["markdown"].string?.contains("[a.layout:1](\(folder.uri)/a.layout#L1)") == true)
    }

    @Test func lensesCanBeTurnedOff() {
        let editor = editor(options: ["codeLens": false])
        editor.open(uri, Self.log, language: "log")
        #expect(editor.result("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]]) == [])
    }

    @Test func aLensOfAChangedLogHasAnEmptyTitle() {
        let editor = editor()
        editor.open(uri, Self.log, language: "log")
        let lenses = editor.result("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]]).array ?? []
        editor.change(uri, version: 1, [["text": "nothing"]])
        #expect(editor.result("codeLens/resolve", lenses.first ?? .null)["command", "title"] == "")
    }

    @Test func definitionLeadsToTheSourceOfAConstraint() {
        let editor = editor()
        editor.open(uri, Self.log, language: "plaintext")
        let hover = editor.result("textDocument/hover", positionParams(uri, 3, 20))
        #expect(hover["contents", "value"].string?.hasPrefix("the label's height should equal 16") == true)
        let found = editor.result("textDocument/definition", positionParams(uri, 3, 20)).array ?? []
        #expect(found.map { $0["uri"] } == [.string(folder.uri + "/a.layout")])
        #expect(found.first?["range", "start"] == position(0, 39))
        #expect(editor.result("textDocument/definition", positionParams(uri, 0, 0)).isNull)
        // Unsaved text counts.
        editor.open(folder.uri + "/a.layout", "layout Card {\n size 9 x 9; label title\n tall: title.height == 16 }")
        let moved = editor.result("textDocument/definition", positionParams(uri, 3, 20)).array ?? []
        #expect(moved.map { $0["range", "start", "line"] } == [2])
    }

    @Test func aTextOrAFileIsExplainedWithoutBeingOpen() {
        let editor = editor()
        #expect(explain(editor, ["uri": .string(uri)])["lists"] == 1)
        #expect(explain(editor, ["text": .string(Self.log)])["lists"] == 1)
        #expect(explain(editor, ["text": "hello", "position": .null])["lists"] == 0)
        #expect(explain(editor, ["uri": .string(uri), "position": position(0, 0)])["lists"] == 0)
        #expect(explain(editor, ["uri": .string(uri), "position": position(4, 9)])["lists"] == 1)
    }

    @Test(
        arguments: [
            [], [5], [[:]], [["uri": 5]], [["text": 5]], [["text": "x", "position": 5]],
            [["text": "x", "position": ["line": 0]]],
        ] as [JSONValue])
    func wrongArgumentsAreRefused(arguments: JSONValue) {
        let params: JSONValue = ["command": "plumbline.explainLog", "arguments": arguments]
        #expect(editor().errorCode("workspace/executeCommand", params) == -32602)
    }

    @Test func aMissingFileIsAnError() {
        let params: JSONValue = [
            "command": "plumbline.explainLog", "arguments": [["uri": .string(folder.uri + "/lost.log")]],
        ]
        #expect(editor().errorCode("workspace/executeCommand", params) == -32803)
    }
}
