import LanguageServerProtocol
import Synchronization
import Testing

@testable import LanguageServer

/// Synchronization of documents, observed in the diagnostics of their words.
@Suite struct SynchronizationTests {
    private let uri = "file:///a.words"

    /// The start and end of each diagnostic after changes to a text.
    private func ranges(
        _ text: String, _ changes: [JSONValue], encoding: String? = nil
    ) -> [[Int?]] {
        let editor = MockEditor()
        var capabilities = MockEditor.everything
        if let encoding, case .object(var members) = capabilities {
            members["general"] = ["positionEncodings": [.string(encoding)]]
            capabilities = .object(members)
        }
        editor.start(capabilities)
        editor.open(uri, text)
        _ = editor.nextDiagnostics()
        editor.change(uri, version: 1, changes)
        return (editor.nextDiagnostics()["diagnostics"].array ?? []).map { diagnostic in
            let range = diagnostic["range"]
            return [
                range["start", "line"].integer, range["start", "character"].integer, range["end", "line"].integer,
                range["end", "character"].integer,
            ]
        }
    }

    @Test func anEditReplacesItsRange() {
        #expect(ranges("so good\n", [edit((0, 3), (0, 7), "bad")]) == [[0, 3, 0, 6]])
    }

    @Test func aChangeWithoutRangeReplacesAll() {
        #expect(ranges("bad bad", [["text": "\nbad"]]) == [[1, 0, 1, 3]])
    }

    @Test func eachChangeAppliesToTheResultOfThePreviousOne() {
        let changes = [
            edit((0, 0), (0, 0), "b"), edit((0, 1), (0, 1), "a"), edit((0, 2), (0, 2), "d"), edit((0, 0), (0, 0), "\n"),
        ]
        #expect(ranges("", changes) == [[1, 0, 1, 3]])
    }

    /// As Helix sends them when one types fast.
    @Test func aChangeThatComesLateIsMadeWhereItBelongs() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "", version: 0)
        _ = editor.nextDiagnostics()
        editor.change(uri, version: 1, [edit((0, 0), (0, 0), "b")])
        _ = editor.nextDiagnostics()
        editor.change(uri, version: 3, [edit((0, 2), (0, 2), "d")])
        #expect(editor.nextDiagnostics()["diagnostics"] == [])
        editor.change(uri, version: 2, [edit((0, 1), (0, 1), "a")])
        let diagnostics = editor.nextDiagnostics()
        #expect(diagnostics["version"].integer == 3)
        #expect(diagnostics["diagnostics"].array?.count == 1)
    }

    @Test func theLengthOfTheRangeIsIgnored() {
        var change = edit((0, 0), (0, 4), "bad").object ?? [:]
        change["rangeLength"] = 999
        #expect(ranges("good!", [.object(change)]) == [[0, 0, 0, 3]])
    }

    @Test(arguments: [((0, 99), (0, 99)), ((99, 0), (99, 5)), ((0, 2), (7, 7)), ((0, 2), (0, 1)), ((-1, -5), (-1, -5))])
    func positionsOutOfRangeAreClamped(from: (Int, Int), to: (Int, Int)) {
        let found = ranges("ok", [edit(from, to, "bad")])
        #expect(found == [[0, from.0 < 0 ? 0 : 2, 0, from.0 < 0 ? 3 : 5]])
    }

    @Test func aColumnBeyondTheLineStopsBeforeItsEnd() {
        #expect(ranges("ok\nmore", [edit((0, 99), (0, 99), "bad")]) == [[0, 2, 0, 5]])
        #expect(ranges("ok\r\nmore", [edit((0, 99), (0, 99), "bad")]) == [[0, 2, 0, 5]])
    }

    @Test func aPositionInsideASurrogatePairIsItsStart() {
        #expect(ranges("😀", [edit((0, 1), (0, 1), "bad")]) == [[0, 0, 0, 3]])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func allLineEndsAreRecognized(lineEnd: String) {
        #expect(ranges("a\(lineEnd)b\(lineEnd)c", [edit((2, 0), (2, 1), "bad")]) == [[2, 0, 2, 3]])
    }

    @Test(arguments: [("utf-8", 5), ("utf-16", 3), ("utf-32", 2)])
    func columnsAreCountedInTheAgreedUnit(encoding: String, column: Int) {
        #expect(ranges("😀 bad", [["text": "😀 bad"]], encoding: encoding) == [[0, column, 0, column + 3]])
        #expect(
            ranges("😀 good", [edit((0, column), (0, column + 4), "bad")], encoding: encoding) == [
                [0, column, 0, column + 3]
            ])
    }

    @Test func negativePositionsAreLogged() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "ok")
        editor.change(uri, version: 1, [edit((-1, 0), (0, 1), "bad")])
        #expect(editor.nextNotification("window/logMessage")["message"].string?.contains("negative") == true)
    }

    @Test func anEditForAFileThatIsNotOpenIsLogged() {
        let editor = MockEditor()
        editor.start()
        editor.change("file:///other.words", version: 1, [["text": "bad"]])
        #expect(editor.nextNotification("window/logMessage")["message"].string?.contains("other.words") == true)
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
    }

    @Test func aFileThatWasClosedIsNotOpen() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "bad")
        _ = editor.nextDiagnostics()
        editor.close(uri)
        #expect(editor.nextDiagnostics()["diagnostics"] == [])
        editor.change(uri, version: 1, [["text": "bad"]])
        _ = editor.nextNotification("window/logMessage")
        editor.close(uri)
        _ = editor.nextNotification("window/logMessage")
        editor.open(uri, "bad", version: 0)
        #expect(editor.nextDiagnostics()["diagnostics"].array?.count == 1)
    }

    @Test func wrongParamsOfAnEditAreLogged() {
        let editor = MockEditor()
        editor.start()
        editor.notify("textDocument/didChange", ["textDocument": ["uri": "file:///a.words"]])
        #expect(editor.nextNotification("window/logMessage")["type"].integer == 1)
    }

    @Test(arguments: [
        ("file:///a.words", "plaintext", 1), ("file:///a.txt", "words", 1), ("untitled:1", "words", 1),
        ("file:///a.txt", "plaintext", 0), ("file:///A.WORDS?x#y", "", 1), ("file:///a%2Ewords", "", 1),
    ])
    func theExtensionOrElseTheLanguageDecidesTheFormat(uri: String, language: String, count: Int) {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "bad", language: language)
        #expect(editor.nextDiagnostics()["diagnostics"].array?.count == count)
    }
}
