import Analysis
import Dispatch
import Features
import LanguageServerProtocol
import LayoutModel
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct DiagnosticsPublisherTests {
    private let uri = "file:///a.words"

    @Test func versionZeroIsPublished() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "bad", version: 0)
        let params = editor.nextDiagnostics()
        #expect(params["version"].integer == 0)
        #expect(params["uri"].string == uri)
    }

    @Test func theSameListIsPublishedForTheNewVersion() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "bad", version: 3)
        let first = editor.nextDiagnostics()
        editor.change(uri, version: 4, [edit((0, 3), (0, 3), " ")])
        let second = editor.nextDiagnostics()
        #expect(first["diagnostics"] == second["diagnostics"])
        #expect(second["version"].integer == 4)
    }

    @Test func aBatchOfChangesIsCheckedOnceInItsNewestVersion() {
        let log = ReadLog()
        let editor = MockEditor(formats: [WordFormat { log.note($0) }])
        editor.start()
        let changes = (1...50).map {
            MockEditor.message(
                "textDocument/didChange", MockEditor.changing(uri, version: $0, [edit((0, 0), (0, 0), "bad ")]))
        }
        editor.send([MockEditor.message("textDocument/didOpen", MockEditor.opening(uri, "bad"))] + changes)
        let params = editor.nextDiagnostics()
        #expect(params["version"].integer == 50)
        #expect(params["diagnostics"].array?.count == 51)
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
        #expect(log.count == 1)
    }

    @Test func findingsOfAnOldVersionAreNotPublished() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { if $0.contains("wait") { gate.pass() } }])
        editor.start()
        editor.open(uri, "bad wait", version: 1)
        gate.awaitArrival()
        editor.change(uri, version: 2, [["text": "fine"]])
        let params = editor.nextDiagnostics()
        gate.open()
        #expect(params["version"].integer == 2)
        #expect(params["diagnostics"] == [])
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
    }

    @Test func nothingIsPublishedAfterTheFileWasClosed() {
        let gate = Gate()
        let editor = MockEditor(formats: [WordFormat { _ in gate.pass() }])
        editor.start()
        editor.open(uri, "bad", version: 1)
        gate.awaitArrival()
        editor.close(uri)
        #expect(editor.nextDiagnostics()["diagnostics"] == [])
        gate.open()
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
    }

    /// The check was cancelled after it ended, and before its findings were published.
    @Test func aCancelledCheckIsNotPublished() {
        let wire = Wire()
        let queue = DispatchQueue(label: "checks")
        let publisher = DiagnosticsPublisher(store: DocumentStore(), outbox: wire.outbox, queue: queue)
        let (running, cancelled) = (CancellationFlag(), CancellationFlag())
        cancelled.cancel()
        let document = document(1, "bad", DocumentStore())
        publisher.send(Array("1".utf8), about: document, onlyIfNew: false, unless: cancelled)
        publisher.send(Array("2".utf8), about: document, onlyIfNew: false, unless: running)
        #expect(wire.sent() == [2])
    }

    private func document(_ version: Int, _ text: String, _ documents: DocumentStore) -> OpenDocument {
        let reader = ProjectReader(documents: documents, formats: FormatRegistry([WordFormat()])) { _ in }
        return OpenDocument(
            uri: uri, version: version, text: SourceText(text), format: WordFormat(), rules: RuleSelection(),
            reader: reader)
    }

    /// While a project is read, each of its files may be news for an open one.
    @Test func sameFindingsAreNotPublishedAgainForOtherFiles() {
        let (wire, documents) = (Wire(), DocumentStore())
        let queue = DispatchQueue(label: "checks")
        let publisher = DiagnosticsPublisher(store: documents, outbox: wire.outbox, queue: queue)
        let first = document(1, "bad", documents)
        let converter = DiagnosticConverter(client: ClientProfile(), reader: first.reader)
        documents[uri] = first
        publisher.check(first, for: converter)
        for _ in 0..<3 { publisher.checkAgain(first) }
        queue.sync {}
        #expect(wire.sent().count == 1)
        let second = first.with(text: SourceText("bad"), version: 2)
        documents[uri] = second
        publisher.checkAgain(second)
        queue.sync {}
        #expect(wire.sent().count == 1)
    }

    /// Another file may change at the same time as the document.
    @Test func recheckingAnOldVersionDoesNotStopTheNewerCheck() {
        let (wire, documents) = (Wire(), DocumentStore())
        let queue = DispatchQueue(label: "checks")
        let publisher = DiagnosticsPublisher(store: documents, outbox: wire.outbox, queue: queue)
        let reader = ProjectReader(documents: documents, formats: FormatRegistry([WordFormat()])) { _ in }
        let converter = DiagnosticConverter(client: ClientProfile(), reader: reader)
        let old = OpenDocument(
            uri: uri, version: 1, text: SourceText("fine"), format: WordFormat(), rules: RuleSelection(), reader: reader
        )
        let new = old.with(text: SourceText("bad"), version: 2)
        documents[uri] = new
        queue.suspend()
        publisher.check(new, for: converter)
        publisher.checkAgain(old)
        queue.resume()
        queue.sync {}
        #expect(wire.sent().map { $0["params", "diagnostics"].array?.count } == [1])
    }

    @Test func onlySupportedMembersAreSent() {
        let editor = MockEditor { $0.installedPages = { "file:///pages/" } }
        editor.start([:])
        editor.open(uri, "bad idle two", version: 1)
        let params = editor.nextDiagnostics()
        #expect(params.object?["version"] == nil)
        for diagnostic in params["diagnostics"].array ?? [] {
            #expect(diagnostic.object?.keys.sorted() == ["code", "message", "range", "severity", "source"])
        }
        #expect(params["diagnostics"].array?.count == 3)
        // The other places are in the message.
        #expect(
            params["diagnostics"].array?.last?["message"] == "two is a bad word.\nline 1: The other one.")
    }

    @Test func allSupportedMembersAreSent() {
        let editor = MockEditor { $0.installedPages = { "file:///pages/" } }
        editor.start()
        editor.open(uri, "x bad idle two", version: 1)
        let diagnostics = editor.nextDiagnostics()["diagnostics"].array ?? []
        #expect(diagnostics.count == 3)
        #expect(diagnostics.first?["codeDescription", "href"].string == "file:///pages/unknown-name")
        #expect(diagnostics.first?["source"].string == "plumbline")
        #expect(diagnostics.first?["severity"].integer == 1)
        #expect(diagnostics.first?.object?["tags"] == nil)
        #expect(diagnostics.dropFirst().first?["tags"] == [1])
        let related = diagnostics.last?["relatedInformation"].array?.first
        #expect(related?["location", "uri"].string == uri)
        #expect(related?["message"].string == "The other one.")
        #expect(diagnostics.last?["message"] == "two is a bad word.")
    }

    @Test func withoutPagesThereIsNoCodeDescription() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "bad")
        #expect(editor.nextDiagnostics()["diagnostics"].array?.first?.object?["codeDescription"] == nil)
    }

    @Test func onlyTheTagsThatTheClientKnowsAreSent() {
        let editor = MockEditor()
        editor.start(["textDocument": ["publishDiagnostics": ["tagSupport": ["valueSet": [2]]]]])
        editor.open(uri, "idle")
        #expect(editor.nextDiagnostics()["diagnostics"].array?.first?.object?["tags"] == nil)
    }
}

/// Counts the texts that were read.
final class ReadLog: Sendable {
    private let texts = Mutex<[String]>([])

    func note(_ text: String) { texts.withLock { $0.append(text) } }

    var count: Int { texts.withLock { $0.count } }
}
