import Dispatch
import LanguageServerProtocol
import Synchronization

/// Judges the newest version of each document in the background and publishes the findings.
///
/// A newer version stops the work on an older one. A list is published for the newest version even where it is the same as before:
/// clients wait for the version.
final class DiagnosticsPublisher: Sendable {
    private let store: DocumentStore
    private let outbox: Outbox
    private let queue: DispatchQueue
    private let running = Mutex<[String: CancellationFlag]>([:])
    /// The documents whose findings the client asks for itself.
    private let left = Mutex<Set<String>>([])

    init(store: DocumentStore, outbox: Outbox, queue: DispatchQueue) {
        self.store = store
        self.outbox = outbox
        self.queue = queue
    }

    /// Publishes no more of a document, whose findings the client asks for itself and would otherwise show twice: what has been
    /// published of it is taken away.
    func leave(_ uri: String, _ document: OpenDocument?, _ converter: DiagnosticConverter) {
        guard let document, left.withLock({ $0.insert(uri).inserted }) else { return }
        withdraw(document, for: converter)
    }

    func judge(_ document: OpenDocument, for converter: DiagnosticConverter) {
        guard !left.withLock({ $0.contains(document.uri) }) else { return }
        let flag = CancellationFlag()
        stop(document.uri, replacement: flag)
        queue.async { [store, outbox] in
            guard let findings = document.findings(flag), !flag.isCancelled else { return }
            let message = ServerMessage.notification(
                "textDocument/publishDiagnostics", converter.params(findings, of: document))
            store.whileNewest(document) { outbox.send(message) }
            document.snapshot?.prepareHovers { flag.isCancelled }
        }
    }

    /// Takes a closed document's findings away.
    func clear(_ document: OpenDocument, for converter: DiagnosticConverter) {
        left.withLock { _ = $0.remove(document.uri) }
        withdraw(document, for: converter)
    }

    private func withdraw(_ document: OpenDocument, for converter: DiagnosticConverter) {
        stop(document.uri, replacement: nil)
        let message = ServerMessage.notification(
            "textDocument/publishDiagnostics", converter.params([], of: document))
        outbox.send(message)
    }

    func stopAll() {
        running.withLock { running in
            for flag in running.values { flag.cancel() }
            running = [:]
        }
    }

    private func stop(_ uri: String, replacement: CancellationFlag?) {
        running.withLock { running in
            running[uri]?.cancel()
            running[uri] = replacement
        }
    }
}
