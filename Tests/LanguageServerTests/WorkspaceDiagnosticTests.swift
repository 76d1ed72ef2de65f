import Features
import LanguageServerProtocol
import Synchronization
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct WorkspaceDiagnosticTests {
    private let folder = TemporaryWorkspace(["a.words": "bad", "below/b.words": "fine", "c.txt": "bad"])

    private func editor(
        _ capabilities: [String: JSONValue] = [:], format: WordFormat = WordFormat(), options: JSONValue = .null
    ) -> MockEditor {
        let editor = MockEditor(formats: [format])
        let declared: [String: JSONValue] = ["textDocument": ["diagnostic": [:]]].merging(capabilities) { $1 }
        let result = editor.result(
            "initialize",
            [
                "capabilities": .object(declared), "workspaceFolders": [["uri": .string(folder.uri), "name": "w"]],
                "initializationOptions": options,
            ])
        #expect(result["capabilities", "diagnosticProvider", "workspaceDiagnostics"] == true)
        editor.notify("initialized")
        return editor
    }

    /// The result of each file: its codes, or `unchanged`.
    private func ask(
        _ editor: MockEditor, knowing known: JSONValue = [], token: JSONValue? = nil
    ) -> (files: [String: String], known: JSONValue, versions: [String: JSONValue]) {
        var params: [String: JSONValue] = ["previousResultIds": known]
        params["workDoneToken"] = token
        let items = editor.result("workspace/diagnostic", .object(params))["items"].array ?? []
        var files: [String: String] = [:]
        var results: [JSONValue] = []
        var versions: [String: JSONValue] = [:]
        for item in items {
            let name = item["uri"].string?.split(separator: "/").last.map(String.init) ?? ""
            let codes = (item["items"].array ?? []).compactMap { $0["code"].string }.joined(separator: " ")
            files[name] = item["kind"] == "full" ? codes : item["kind"].string
            versions[name] = item.object?["version"]
            results.append(["uri": item["uri"], "value": item["resultId"]])
        }
        return (files, .array(results), versions)
    }

    @Test func allFilesWithAFormatAreChecked() {
        let answer = ask(editor())
        #expect(answer.files == ["a.words": "unknown-name", "b.words": ""])
        #expect(answer.versions == ["a.words": .null, "b.words": .null])
    }

    @Test func theCodeOfOthersIsPassedOver() {
        folder.write("bad", to: "Pods/Other/c.words")
        #expect(ask(editor()).files == ["a.words": "unknown-name", "b.words": ""])
    }

    @Test func unchangedFilesAreNotReadAgain() {
        let read = Counter()
        var format = WordFormat()
        format.willRead = { _ in read.count() }
        let editor = editor(format: format)
        let first = ask(editor)
        #expect(read.value == 2)
        #expect(ask(editor, knowing: first.known).files == ["a.words": "unchanged", "b.words": "unchanged"])
        #expect(read.value == 2)
        folder.write("bad two", to: "a.words")
        #expect(
            ask(editor, knowing: first.known).files == [
                "a.words": "unknown-name slot-mismatch", "b.words": "unchanged",
            ])
        #expect(read.value == 3)
    }

    @Test func watchedFoldersAreSearchedOnlyAfterAChange() {
        let editor = editor(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
        editor.answer(editor.nextRequest("client/registerCapability").id, .null)
        #expect(ask(editor).files.count == 2)
        folder.write("two", to: "d.words")
        #expect(ask(editor).files.count == 2)
        let created: JSONValue = ["uri": .string(folder.uri + "/d.words"), "type": 1]
        editor.notify("workspace/didChangeWatchedFiles", ["changes": [created]])
        #expect(ask(editor).files["d.words"] == "slot-mismatch")
    }

    /// Clients pull the diagnostics of single documents only while those are visible.
    @Test func openDocumentsAreCheckedAsInTheEditor() {
        let editor = editor()
        let first = ask(editor)
        editor.open(folder.uri + "/a.words", "two", version: 4)
        let second = ask(editor, knowing: first.known)
        #expect(second.files == ["a.words": "slot-mismatch", "b.words": "unchanged"])
        #expect(second.versions == ["a.words": 4, "b.words": .null])
        #expect(ask(editor, knowing: second.known).files == ["a.words": "unchanged", "b.words": "unchanged"])
        // After closing without saving, the file on disk counts again.
        editor.close(folder.uri + "/a.words")
        #expect(ask(editor, knowing: second.known).files == ["a.words": "unknown-name", "b.words": "unchanged"])
    }

    @Test func openDocumentsOutsideTheFoldersAreChecked() {
        let editor = editor()
        editor.open("file:///elsewhere.words", "bad")
        #expect(ask(editor).files["elsewhere.words"] == "unknown-name")
    }

    @Test func aFileIsRecognizedHoweverItsPathIsEscaped() {
        let editor = editor()
        let known = ask(editor).known
        let escaped = (known.array ?? []).map { item -> JSONValue in
            let uri = item["uri"].string ?? ""
            return ["uri": .string(uri.replacing("a.words", with: "%61.words")), "value": item["value"]]
        }
        #expect(ask(editor, knowing: .array(escaped)).files == ["a.words": "unchanged", "b.words": "unchanged"])
        editor.open(folder.uri + "/%61.words", "bad")
        #expect(ask(editor, knowing: known).files == ["%61.words": "unchanged", "b.words": "unchanged"])
    }

    /// Otherwise each finding would show twice.
    @Test func aClientThatPullsTheWorkspaceGetsNothingPushed() {
        let editor = editor()
        let uri = folder.uri + "/a.words"
        editor.open(uri, "bad")
        #expect(editor.nextDiagnostics()["diagnostics"].array?.count == 1)
        _ = ask(editor)
        #expect(editor.nextDiagnostics()["diagnostics"] == [])
        editor.change(uri, version: 2, [["text": "bad two"]])
        editor.open(folder.uri + "/below/b.words", "bad")
        #expect(ask(editor).files == ["a.words": "unknown-name slot-mismatch", "b.words": "unknown-name"])
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
        // With workspace diagnostics turned off, everything is pushed again.
        editor.notify("workspace/didChangeConfiguration", ["settings": ["plumbline": ["workspaceDiagnostics": false]]])
        let published = [editor.nextDiagnostics(), editor.nextDiagnostics()]
        #expect(published.compactMap { $0["diagnostics"].array?.count }.sorted() == [1, 2])
    }

    @Test func findingsOfDeletedFilesAreCleared() {
        let editor = editor()
        let first = ask(editor)
        folder.remove("a.words")
        #expect(ask(editor, knowing: first.known).files == ["a.words": "", "b.words": "unchanged"])
    }

    @Test func disabledRulesAreSkipped() {
        let editor = editor()
        _ = ask(editor)
        editor.notify("workspace/didChangeConfiguration", ["settings": ["plumbline": ["disable": ["unknown-name"]]]])
        #expect(ask(editor).files == ["a.words": "", "b.words": ""])
    }

    @Test func workspaceDiagnosticsCanBeTurnedOff() {
        #expect(ask(editor(options: ["workspaceDiagnostics": false])).files.isEmpty)
    }

    // MARK: Progress

    private func addFiles() {
        for number in 0..<20 { folder.write("fine", to: "more/\(number).words") }
    }

    @Test func theTokenOfTheClientIsUsed() {
        addFiles()
        let editor = editor()
        #expect(ask(editor, token: 7).files.count == 22)
        let begin = editor.nextNotification("$/progress")
        #expect(begin["token"] == 7 && begin["value", "kind"] == "begin" && begin["value", "cancellable"] == true)
        let report = editor.nextNotification("$/progress")
        #expect(report["value", "kind"] == "report" && report["value", "message"] == "1 of 22 files")
        var last = report
        while last["value", "kind"] == "report" { last = editor.nextNotification("$/progress") }
        #expect(last["value", "kind"] == "end")
        // The second check reads no file, so it shows no progress.
        _ = ask(editor, token: 8)
        #expect(editor.untaken("$/progress") == 0)
    }

    @Test func theUserCanCancelTheProgress() {
        addFiles()
        let gate = Gate()
        var format = WordFormat()
        format.willRead = { _ in gate.pass() }
        let editor = editor(["window": ["workDoneProgress": true]], format: format)
        let id = editor.request("workspace/diagnostic", ["previousResultIds": []])
        let (create, params) = editor.nextRequest("window/workDoneProgress/create")
        editor.answer(create, .null)
        #expect(editor.nextNotification("$/progress")["value", "title"] == "Checking layouts")
        gate.awaitArrival()
        editor.notify("window/workDoneProgress/cancel", params)
        // The server has handled the cancellation once it answers another request.
        _ = editor.call("$/roundTrip")
        gate.open()
        #expect((editor.response(to: id)["result", "items"].array ?? []).count < 2)
        #expect(editor.nextNotification("$/progress")["value", "kind"] == "end")
    }

    @Test func aClientThatRefusesProgressGetsNone() {
        addFiles()
        let editor = editor(["window": ["workDoneProgress": true]])
        let id = editor.request("workspace/diagnostic", ["previousResultIds": []])
        editor.refuse(editor.nextRequest("window/workDoneProgress/create").id)
        #expect(editor.response(to: id)["result", "items"].array?.count == 22)
        #expect(editor.untaken("$/progress") == 0)
    }
}

private final class Counter: Sendable {
    private let number = Mutex(0)

    var value: Int { number.withLock { $0 } }
    func count() { number.withLock { $0 += 1 } }
}
