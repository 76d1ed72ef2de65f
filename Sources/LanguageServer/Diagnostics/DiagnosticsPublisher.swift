import Dispatch
import LanguageServerProtocol
import LayoutModel
import Synchronization

/// Checks the newest version of each document in the background and publishes the findings.
///
/// A newer version stops the work on an older one. A list is published for the newest version even where it is the same as before:
/// clients wait for the version.
final class DiagnosticsPublisher: Sendable {
    private let store: DocumentStore
    private let outbox: Outbox
    private let queue: DispatchQueue
    private let running = Mutex<[String: CancellationFlag]>([:])
    private let pulled = Mutex(PulledDocuments())
    /// The last converter, for documents that are checked again without the session.
    private let converter = Mutex<DiagnosticConverter?>(nil)

    init(store: DocumentStore, outbox: Outbox, queue: DispatchQueue) {
        self.store = store
        self.outbox = outbox
        self.queue = queue
    }

    /// Stops pushing diagnostics for a document that the client now pulls, and clears those already pushed.
    func stopPushing(_ document: OpenDocument?, _ converter: DiagnosticConverter) {
        guard let document, pulled.withLock({ $0.add(document.uri) }) else { return }
        withdraw(document, for: converter)
    }

    /// The same for a client that asks for the findings of everything, which the open documents are part of.
    func stopPushingAll(_ open: [OpenDocument], _ converter: DiagnosticConverter) {
        let published = pulled.withLock { pulled in
            defer { pulled.areAll = true }
            return open.filter { !pulled.contains($0.uri) }
        }
        for document in published { withdraw(document, for: converter) }
    }

    /// Pushes again what the client does not pull document by document.
    func resumePushing() { pulled.withLock { $0.areAll = false } }

    func check(_ document: OpenDocument, for converter: DiagnosticConverter) {
        self.converter.withLock { $0 = converter }
        guard !pulled.withLock({ $0.contains(document.uri) }) else { return }
        let flag = CancellationFlag()
        running.withLock { running in running.updateValue(flag, forKey: document.uri)?.cancel() }
        queue.async { [self] in
            do throws(Cancelled) {
                let findings = try document.findings(flag.cancellation)
                let message = ServerMessage.notification(
                    "textDocument/publishDiagnostics", converter.params(findings, of: document))
                store.whileNewest(document) { send(message, unless: flag) }
                try document.snapshot(flag.cancellation)?.prepareHovers(flag.cancellation)
            } catch {
                // A newer version is checked instead.
            }
        }
    }

    /// Checks a document again whose text has not changed, but what it uses of other files. The check of a newer version goes on.
    func checkAgain(_ document: OpenDocument) {
        guard let converter = converter.withLock({ $0 }) else { return }
        store.whileNewest(document) { check(document, for: converter) }
    }

    /// Nothing comes between the look at the flag and what is sent: a list that is taken away must not come after that.
    func send(_ message: [UInt8], unless flag: CancellationFlag) {
        running.withLock { _ in
            if !flag.isCancelled { outbox.send(message) }
        }
    }

    /// Takes a closed document's findings away.
    func clear(_ document: OpenDocument, for converter: DiagnosticConverter) {
        pulled.withLock { $0.remove(document.uri) }
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
    var areAll = false

    func contains(_ uri: String) -> Bool { areAll || uris.contains(uri) }

    /// Returns whether the document was pushed until now.
    mutating func add(_ uri: String) -> Bool {
        let isNew = !contains(uri)
        uris.insert(uri)
        return isNew
    }

    mutating func remove(_ uri: String) { uris.remove(uri) }
}
