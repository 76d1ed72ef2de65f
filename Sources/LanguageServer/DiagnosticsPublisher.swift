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

    init(store: DocumentStore, outbox: Outbox, queue: DispatchQueue) {
        self.store = store
        self.outbox = outbox
        self.queue = queue
    }

    func judge(_ document: OpenDocument, for converter: DiagnosticConverter) {
        let flag = CancellationFlag()
        stop(document.uri, replacement: flag)
        queue.async { [store, outbox] in
            guard let findings = document.findings(flag), !flag.isCancelled else { return }
            let message = ServerMessage.notification(
                "textDocument/publishDiagnostics", converter.params(findings, of: document))
            store.whileNewest(document) { outbox.send(message) }
        }
    }

    /// Takes a closed document's findings away.
    func clear(_ document: OpenDocument, for converter: DiagnosticConverter) {
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
