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
    private let left = Mutex(PulledDocuments())

    init(store: DocumentStore, outbox: Outbox, queue: DispatchQueue) {
        self.store = store
        self.outbox = outbox
        self.queue = queue
    }

    /// Publishes no more of a document, whose findings the client asks for itself and would otherwise show twice: what has been
    /// published of it is taken away.
    func leave(_ uri: String, _ document: OpenDocument?, _ converter: DiagnosticConverter) {
        guard let document, left.withLock({ $0.leave(uri) }) else { return }
        withdraw(document, for: converter)
    }

    /// The same for a client that asks for the findings of everything, which the open documents are part of.
    func stopPushingAll(_ open: [OpenDocument], _ converter: DiagnosticConverter) {
        let published = left.withLock { left in
            defer { left.isAll = true }
            return open.filter { !left.contains($0.uri) }
        }
        for document in published { withdraw(document, for: converter) }
    }

    /// Publishes again what the client does not ask for document by document.
    func resumePushing() { left.withLock { $0.isAll = false } }

    func judge(_ document: OpenDocument, for converter: DiagnosticConverter) {
        guard !left.withLock({ $0.contains(document.uri) }) else { return }
        let flag = CancellationFlag()
        running.withLock { running in running.updateValue(flag, forKey: document.uri)?.cancel() }
        queue.async { [self] in
            guard let findings = document.findings(flag), !flag.isCancelled else { return }
            let message = ServerMessage.notification(
                "textDocument/publishDiagnostics", converter.params(findings, of: document))
            store.whileNewest(document) { send(message, unless: flag) }
            document.snapshot?.prepareHovers { flag.isCancelled }
        }
    }

    /// Nothing comes between the look at the flag and what is sent: a list that is taken away must not come after that.
    func send(_ message: [UInt8], unless flag: CancellationFlag) {
        running.withLock { _ in
            if !flag.isCancelled { outbox.send(message) }
        }
    }

    /// Takes a closed document's findings away.
    func clear(_ document: OpenDocument, for converter: DiagnosticConverter) {
        left.withLock { $0.forget(document.uri) }
        withdraw(document, for: converter)
    }

    private func withdraw(_ document: OpenDocument, for converter: DiagnosticConverter) {
        let message = ServerMessage.notification(
            "textDocument/publishDiagnostics", converter.params([], of: document))
        running.withLock { running in
            running.removeValue(forKey: document.uri)?.cancel()
            outbox.send(message)
        }
    }

    func stopAll() {
        running.withLock { running in
            for flag in running.values { flag.cancel() }
            running = [:]
        }
    }
}

/// The documents whose findings the client asks for itself.
private struct PulledDocuments {
    /// Those that it has asked for one by one.
    private var uris: Set<String> = []
    /// Whether it has asked for all at once.
    var isAll = false

    func contains(_ uri: String) -> Bool { isAll || uris.contains(uri) }

    /// Whether the document had not been left before.
    mutating func leave(_ uri: String) -> Bool {
        let isNew = !contains(uri)
        uris.insert(uri)
        return isNew
    }

    mutating func forget(_ uri: String) { uris.remove(uri) }
}
