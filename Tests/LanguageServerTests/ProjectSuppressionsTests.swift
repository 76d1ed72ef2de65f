import LayoutModel
import Formats
import Features
import Foundation
import LanguageServerProtocol
import SourceText
import Testing

@testable import LanguageServer

/// Suppressing findings of Interface Builder documents with entries in the project's settings.
@Suite struct ProjectSuppressionsTests {
    private let folder = TemporaryWorkspace([".git/HEAD": ""])

    /// The last action at the first finding of the storyboard that the tests with real editors use.
    private func action(_ workspaceEdit: JSONValue = ["documentChanges": true, "resourceOperations": ["create"]]) throws
        -> JSONValue
    {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: tests.appendingPathComponent("Clients/friends.storyboard"), encoding: .utf8)
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        _ = editor.result(
            "initialize",
            [
                "capabilities": [
                    "workspace": ["workspaceEdit": workspaceEdit],
                    "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]],
                ],
                "workspaceFolders": [["uri": .string(folder.uri), "name": "w"]],
            ])
        editor.notify("initialized")
        let uri = folder.uri + "/App/a.storyboard"
        editor.open(uri, text)
        let finding = editor.nextDiagnostics()["diagnostics"].array?.first ?? .null
        #expect(finding["code"] == "misplaced")
        let params: JSONValue = [
            "textDocument": ["uri": .string(uri)], "range": finding["range"],
            "context": ["diagnostics": [finding], "only": ["quickfix"]],
        ]
        return editor.result("textDocument/codeAction", params).array?.last ?? .null
    }

    private let entry = #"{"path": "App/a.storyboard", "object": "ID", "code": "misplaced"}"#

    /// The text with `ID` in place of the object's id.
    private func withoutID(_ text: String?) -> String? {
        text?.replacing(/"object": "[^"]+"/, with: #""object": "ID""#)
    }

    @Test func missingSettingsAreCreated() throws {
        let action = try action()
        #expect(action["title"] == "Ignore \"misplaced\" here" && action.object?["isPreferred"] == nil)
        let steps = action["edit", "documentChanges"].array ?? []
        #expect(steps.count == 2)
        #expect(steps.first?["kind"] == "create")
        #expect(steps.first?["uri"].string == folder.uri + "/.plumbline.json")
        #expect(steps.first?["options", "ignoreIfExists"] == true)
        let text = steps.last?["edits"].array?.first?["newText"].string
        #expect(withoutID(text) == "{\n  \"ignore\": [\n    \(entry)\n  ]\n}\n")
        // The new settings suppress the finding.
        folder.write(text ?? "", to: ".plumbline.json")
        let settings = ProjectFiles()
        let file = try settings.settings(forFileAt: folder.path + "/App/a.storyboard").get()
        #expect(file?.ignored.first?.path == "App/a.storyboard")
    }

    @Test func aClientThatCannotCreateFilesIsOfferedNothing() throws {
        #expect(try action(["documentChanges": true])["title"] != "Ignore \"misplaced\" here")
    }

    @Test func anEntryIsAddedToExistingSettings() throws {
        folder.write("{\"disable\": []}\n", to: ".plumbline.json")
        let changes = try action([:])["edit", "changes"].object ?? [:]
        let edit = changes[folder.uri + "/.plumbline.json"]?.array?.first ?? .null
        #expect(edit["range"] == ["start": position(0, 14), "end": position(0, 14)])
        #expect(withoutID(edit["newText"].string) == ",\n  \"ignore\": [\n    \(entry)\n  ]")
    }

    @Test func brokenSettingsAreNotEdited() throws {
        folder.write("{", to: ".plumbline.json")
        #expect(try action()["title"] != "Ignore \"misplaced\" here")
    }
}

@Suite struct ProjectFileIgnoringTests {
    private let entry = ProjectFile.IgnoredFindings(path: "a \"b\".xib", code: "conflict", object: "1")
    private let written = #"{"path": "a \"b\".xib", "object": "1", "code": "conflict"}"#

    private func after(_ text: String) -> String? {
        let text = SourceText(text)
        return ProjectFile.edit(adding: entry, to: text, in: "/app").map { text.applying([$0]).string }
    }

    @Test func everythingElseIsKept() {
        #expect(after("{}") == "{\n  \"ignore\": [\n    \(written)\n  ]\n}")
        #expect(after("{\n  \"ignore\": []\n}\n") == "{\n  \"ignore\": [\n    \(written)\n  ]\n}\n")
        let other = #"{"path": "ignore ]}", "code": "redundant"}"#
        #expect(
            after("{\"ignore\" : [ \(other) ],\n \"exclude\": [\"[\"]}")
                == "{\"ignore\" : [ \(other),\n    \(written) ],\n \"exclude\": [\"[\"]}")
        #expect(
            after("{\"exclude\": [\"ignore\"]}")
                == "{\"exclude\": [\"ignore\"],\n  \"ignore\": [\n    \(written)\n  ]}")
    }

    @Test(arguments: ["", "{", "[]", "{\"ignore\": 5}", "{\"ignore\": [\"a\"]}", "{\"ignroe\": []}", "{\"a\\"])
    func invalidSettingsAreNotEdited(text: String) {
        #expect(after(text) == nil)
    }

    @Test func anExistingEntryIsNotAddedAgain() {
        #expect(after("{\"ignore\": [\(written)]}") == nil)
    }

    @Test func aNewFileHasOnlyTheEntry() throws {
        let text = ProjectFile.text(ignoring: entry)
        let file = try ProjectFile(Array(text.utf8), in: "/app", called: "x")
        #expect(file.ignored == [entry])
    }
}
