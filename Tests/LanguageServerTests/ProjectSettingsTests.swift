import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// The settings of a project, `.plumbline.json`, in an editor.
@Suite struct ProjectSettingsTests {
    private let folder = TemporaryWorkspace([
        ".git/HEAD": "", ".plumbline.json": #"{"disable": ["unknown-name"], "exclude": ["old"]}"#, "old/b.words": "two",
        "c.words": "bad two",
    ])

    private var uri: String { folder.uri + "/below/a.words" }

    private func editor(_ workspace: JSONValue = [:], options: JSONValue = .null) -> MockEditor {
        let editor = MockEditor()
        _ = editor.result(
            "initialize",
            [
                "capabilities": ["workspace": workspace, "textDocument": ["diagnostic": [:]]],
                "workspaceFolders": [["uri": .string(folder.uri), "name": "w"]], "initializationOptions": options,
            ])
        editor.notify("initialized")
        return editor
    }

    private func codes(_ editor: MockEditor) -> [String?] {
        (editor.nextDiagnostics()["diagnostics"].array ?? []).map { $0["code"].string }
    }

    @Test func theyApplyToFilesBelow() {
        let editor = editor()
        editor.open(uri, "bad two")
        #expect(codes(editor) == ["slot-mismatch"])
        editor.open("file:///elsewhere/a.words", "bad two")
        #expect(codes(editor) == ["unknown-name", "slot-mismatch"])
    }

    @Test func theUsersSettingsOverrideThem() {
        let editor = editor(options: ["enable": ["unknown-name"], "disable": ["slot-mismatch"]])
        editor.open(uri, "bad two")
        #expect(codes(editor) == ["unknown-name"])
    }

    @Test func aWatchingClientReportsChanges() {
        let editor = editor(["didChangeWatchedFiles": ["dynamicRegistration": true]])
        editor.answer(editor.nextRequest("client/registerCapability").id, .null)
        editor.open(uri, "bad two")
        #expect(codes(editor) == ["slot-mismatch"])
        folder.write(#"{"disable": ["slot-mismatch"]}"#, to: ".plumbline.json")
        let changed: JSONValue = ["uri": .string(folder.uri + "/.plumbline.json"), "type": 2]
        editor.notify("workspace/didChangeWatchedFiles", ["changes": [changed]])
        #expect(codes(editor) == ["unknown-name"])
    }

    /// The next message of a client that does not watch files.
    @Test(arguments: ["open", "change", "save", "diagnostic", "workspace diagnostic"])
    func withoutWatchingAChangeIsNoticedWithTheNextMessage(event: String) {
        let editor = editor()
        editor.open(uri, "bad two")
        #expect(codes(editor) == ["slot-mismatch"])
        folder.write(#"{"disable": ["slot-mismatch"]}"#, to: ".plumbline.json")
        switch event {
        case "open": editor.open(folder.uri + "/d.words", "")
        case "change": editor.change(uri, version: 1, [["text": "bad two"]])
        case "save": editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
        case "diagnostic":
            let report = editor.result("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])
            #expect(report["items"].array?.map { $0["code"] } == ["unknown-name"])
            return
        default:
            let report = editor.result("workspace/diagnostic", ["previousResultIds": []])
            let item = report["items"].array?.first { $0["uri"] == .string(uri) }
            #expect(item?["items"].array?.map { $0["code"] } == ["unknown-name"])
            return
        }
        var params = editor.nextDiagnostics()
        // Documents are checked in parallel.
        if params["uri"] == .string(folder.uri + "/d.words") { params = editor.nextDiagnostics() }
        #expect(params["uri"] == .string(uri))
        #expect(params["diagnostics"].array?.map { $0["code"] } == ["unknown-name"])
    }

    @Test func createdAndDeletedSettingsAreNoticed() {
        let editor = editor()
        editor.open(uri, "bad two")
        #expect(codes(editor) == ["slot-mismatch"])
        folder.write(#"{"disable": ["unknown-name", "slot-mismatch"]}"#, to: "below/.plumbline.json")
        editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
        #expect(codes(editor) == [])
        folder.remove("below/.plumbline.json")
        editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
        #expect(codes(editor) == ["slot-mismatch"])
    }

    @Test func unchangedSettingsPublishNothing() {
        let editor = editor()
        editor.open(uri, "bad two")
        #expect(codes(editor) == ["slot-mismatch"])
        editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
        _ = editor.call("$/roundTrip")
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
    }

    /// The path of a file that was renamed, or a pattern in place of a path.
    @Test func staleEntriesAreWarnedAboutOnce() {
        folder.write(
            #"{"ignore": [{"path": "gone", "code": "conflict"}, {"path": "old", "code": "conflict"}]}"#,
            to: ".plumbline.json")
        let editor = editor()
        editor.open(uri, "bad")
        #expect(codes(editor) == ["unknown-name"])
        let message = editor.nextNotification("window/logMessage")["message"].string
        #expect(
            message == "\".plumbline.json\": the entry of \"ignore\" for \"gone\" suppresses nothing, "
                + "as there is no such file or folder. Correct the path or remove the entry.")
        editor.open(folder.uri + "/d.words", "bad")
        #expect(codes(editor) == ["unknown-name"])
        #expect(editor.untaken("window/logMessage") == 0)
    }

    /// The folder above exists, but settings say nothing about it, not even that.
    @Test func entriesForOtherFoldersAreStale() {
        folder.write(#"{"ignore": [{"path": "below/../..", "code": "conflict"}]}"#, to: ".plumbline.json")
        let editor = editor()
        editor.open(uri, "bad")
        let message = editor.nextNotification("window/logMessage")["message"].string
        #expect(message?.contains("the entry of \"ignore\" for \"below/../..\" suppresses nothing") == true)
    }

    #if os(Linux)
        // Other systems have no such names.
        @Test func namesThatAreNotUTF8AreWarnedAboutOnce() {
            folder.makeFolder([0x63, 0xE9])
            let editor = editor()
            for _ in 0..<2 { _ = editor.result("workspace/symbol", ["query": "x"]) }
            let message = editor.nextNotification("window/logMessage")["message"].string
            #expect(message == "\"\(folder.path)/c\u{FFFD}\" cannot be read: its name is not UTF-8. Rename it.")
            #expect(editor.untaken("window/logMessage") == 0)
        }
    #endif

    @Test func brokenSettingsAreReportedOnceAndIgnored() {
        folder.write("{\n\"disabel\": []}", to: ".plumbline.json")
        let editor = editor()
        editor.open(uri, "bad")
        #expect(codes(editor) == ["unknown-name"])
        let message = editor.nextNotification("window/logMessage")
        #expect(message["type"] == 2)
        #expect(message["message"].string?.contains("Did you mean \"disable\"?") == true)
        editor.open(folder.uri + "/d.words", "bad")
        #expect(editor.untaken("window/logMessage") == 0)
    }

    @Test func aLinkOutOfTheProjectIsNotReadAndReportedOnce() {
        let other = TemporaryWorkspace(["settings.json": #"{"disable": ["unknown-name"]}"#])
        folder.remove(".plumbline.json")
        folder.link(".plumbline.json", to: other.path + "/settings.json")
        let editor = editor()
        editor.open(uri, "bad")
        #expect(codes(editor) == ["unknown-name"])
        let message = editor.nextNotification("window/logMessage")
        #expect(message["type"] == 2)
        #expect(
            message["message"].string
                == "\"\(folder.path)/.plumbline.json\" was not read, because it is a link out of the project, to "
                + "\"\(other.path)/settings.json\". Replace it by a copy of that file.")
        editor.open(folder.uri + "/d.words", "bad")
        #expect(editor.untaken("window/logMessage") == 0)
    }

    @Test(arguments: [true, false])
    func aLinkWithinTheRepositoryOrTheWorkspaceIsRead(isRepository: Bool) {
        if !isRepository { folder.remove(".git") }
        folder.write(#"{"disable": ["slot-mismatch"]}"#, to: "shared/settings.json")
        folder.write("", to: "below/a.words")
        folder.link("below/.plumbline.json", to: "../shared/settings.json")
        let editor = editor()
        editor.open(uri, "bad two")
        #expect(codes(editor) == ["unknown-name"])
    }

    @Test func theyApplyToFilesThatAreNotOpen() {
        let items = editor().result("workspace/diagnostic", ["previousResultIds": []])["items"].array ?? []
        #expect(items.map { $0["uri"].string } == [folder.uri + "/c.words"])
        #expect(items.first?["items"].array?.map { $0["code"] } == ["slot-mismatch"])
    }
}
