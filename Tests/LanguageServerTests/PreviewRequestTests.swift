import Foundation
import LayoutModel
import Formats
import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// The command `plumbline.preview`.
@Suite struct PreviewRequestTests {
    private static let uri = "file:///a%20b.layout"
    private static let text = """
        layout Row {
            size 320 x 44
            label first 40 x 20, second 50 x 20
            H:|-16-[first]-8-[second]
            [first, second].centerY == super.centerY
            vary first
            state wide { size 600 x 44 }
        }
        layout Card { size 100 x 50; view photo; photo.edges == super.edges }
        """

    private func editor() -> MockEditor {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        editor.start()
        editor.open(Self.uri, Self.text)
        return editor
    }

    private func params(_ more: [String: JSONValue] = [:]) -> JSONValue {
        let members = ["uri": .string(Self.uri)].merging(more) { $1 }
        return ["command": "plumbline.preview", "arguments": [.object(members)]]
    }

    @Test func theCommandIsDeclared() {
        let commands = MockEditor().start()["capabilities", "executeCommandProvider", "commands"]
        #expect(commands.strings == ["plumbline.preview", "plumbline.explainLog"])
    }

    @Test(
        arguments: [
            ([:], "Row, 320 × 44"), (["layout": "Card"], "Card, 100 × 50"), (["size": "375x60"], "Row, 375 × 60"),
            (["state": "wide"], "Row, 600 × 44, state wide"), (["gone": ["second"]], "Row, 320 × 44, gone second"),
            (["layout": "Card", "size": "iPhone15"], "Card, 393 × 852"),
            (["position": position(8, 20)], "Card, 100 × 50"), (["position": position(2, 0)], "Row, 320 × 44"),
            (["layout": "Row", "position": position(8, 20)], "Row, 320 × 44"),
            (["layout": .null, "size": .null, "state": .null, "gone": .null, "position": .null], "Row, 320 × 44"),
        ] as [([String: JSONValue], String)])
    func aSelectionIsDrawn(more: [String: JSONValue], title: String) {
        let svg = editor().result("workspace/executeCommand", params(more))["svg"].string ?? ""
        #expect(svg.hasPrefix("<svg xmlns=") && svg.contains("<title>\(title)</title>"))
    }

    @Test func theResultListsStatesAndVary() {
        let result = editor().result("workspace/executeCommand", params(["state": "wide"]))
        #expect(result["layout"] == "Row" && result["states"] == ["wide"] && result["vary"] == ["first"])
        #expect(result["width"] == 600 && result["height"] == 44)
    }

    @Test func theViewAtTheCursorIsMarked() {
        func marked(_ cursor: JSONValue) -> Int {
            let svg = editor().result("workspace/executeCommand", params(["cursor": cursor]))["svg"].string ?? ""
            return svg.components(separatedBy: " moved\"").count - 1
        }
        #expect(marked(position(2, 12)) == 1)
        #expect(marked(position(1, 0)) == 0)
    }

    @Test func aScreenIsDrawn() {
        let svg = editor().result("workspace/executeCommand", params(["look": "screen"]))["svg"].string ?? ""
        #expect(svg.contains("class=\"ui-") && !svg.contains("<path class=\"line\""))
        #expect(svg.contains("data-view=\"first\""))
    }

    @Test func theSizesWithFindingsAreNoted() {
        let editor = editor()
        let rows = """
            layout Row { size 500 x 100; sizes 320 x 100; view a, b; H:|-16-[a(200)]-8-[b(120)]-(>=16)-|
            [a, b].top == super.top; [a, b].height == 40 }
            """
        editor.open("file:///row.layout", rows)
        for more in [[:], ["size": "500x100"], ["look": "screen"]] as [[String: JSONValue]] {
            let result = editor.result(
                "workspace/executeCommand", params(["uri": "file:///row.layout"].merging(more) { $1 }))
            #expect(result["svg"].string?.contains(">Findings at 320 x 100.<") == true)
        }
        let none = editor.result("workspace/executeCommand", params(["layout": "Card"]))
        #expect(none["svg"].string?.contains("Findings") == false)
    }

    @Test func viewsLinkWhereTheSettingSays() {
        let editor = editor()
        editor.notify(
            "workspace/didChangeConfiguration", ["settings": ["plumbline": ["sourceLink": "x:{path}:{line}"]]])
        let svg = editor.result("workspace/executeCommand", params())["svg"].string ?? ""
        #expect(svg.contains("<a href=\"x:/a%20b.layout:3\">"))
    }

    @Test func theNewestTextIsDrawn() {
        let editor = editor()
        editor.change(Self.uri, version: 1, [edit((1, 9), (1, 12), "500")])
        #expect(editor.result("workspace/executeCommand", params())["width"] == 500)
    }

    @Test(
        arguments: [
            (["layout": "Rov"], -32803, "\"a b.layout\" has no layout \"Rov\". Did you mean \"Row\"?"),
            (["state": "narrow"], -32803, "There is no state \"narrow\" in \"a b.layout\". There is \"wide\"."),
            (
                ["uri": "file:///other.layout"], -32803,
                "file:///other.layout is not open, or not a file that Plumbline reads."
            ),
            (
                ["size": "wide"], -32602,
                """
                The arguments of plumbline.preview are wrong: size is neither a size, such as 375x667 or 375xfit, nor \
                a device, such as iPhone15.
                """
            ),
            (
                ["gone": "first"], -32602,
                "The arguments of plumbline.preview are wrong: gone is not an array of strings."
            ),
            (
                ["look": "photo"], -32602,
                "The arguments of plumbline.preview are wrong: look is neither \"blueprint\" nor \"screen\"."
            ),
            (["uri": 5], -32602, "The arguments of plumbline.preview are wrong: uri is not a string."),
            (["position": 5], -32602, "The arguments of plumbline.preview are wrong: position is not a position."),
            (
                ["size": "1e30x1e30"], -32803, "1e+30 is too large: the largest length is 1000000000 points."
            ),
        ] as [([String: JSONValue], Int, String)])
    func errorsNameTheProblem(more: [String: JSONValue], code: Int, message: String) {
        let error = editor().call("workspace/executeCommand", params(more))["error"]
        #expect(error["code"].integer == code)
        #expect(error["message"].string == message)
    }

    @Test func anUnknownCommandIsRefused() {
        let editor = editor()
        #expect(editor.errorCode("workspace/executeCommand", ["command": "rm"]) == -32602)
        #expect(editor.errorCode("workspace/executeCommand", ["command": "plumbline.preview"]) == -32602)
    }

    @Test func aTextWithoutLayoutsHasNothingToDraw() {
        let editor = editor()
        editor.open("file:///empty.layout", "")
        let error = editor.call("workspace/executeCommand", params(["uri": "file:///empty.layout"]))["error"]
        #expect(error["message"] == "\"empty.layout\" has no layout to draw.")
    }

    @Test func drawingCanBeCancelled() {
        let editor = editor()
        let views = (0..<400).map { "view v\($0)" }.joined(separator: "; ")
        editor.open("file:///large.layout", "layout A { size 320 x 44; \(views) }")
        let id = editor.request("workspace/executeCommand", params(["uri": "file:///large.layout"]))
        editor.notify("$/cancelRequest", ["id": .number(Double(id))])
        #expect(editor.response(to: id)["error", "code"].integer == -32800)
        #expect(editor.untakenResponses() == 0)
    }
}
