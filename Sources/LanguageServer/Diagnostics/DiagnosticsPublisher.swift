import Dispatch
import LanguageServerProtocol
import LayoutModel
import Synchronization

/// Checks the newest version of each document in the background and publishes its findings.
///
/// A newer version cancels the check of an older one. Findings are published for each version that is checked, even if
/// they are the same as before: clients wait for the version. Where only other files have changed, they are published
/// if they are others.
final class DiagnosticsPublisher: Sendable {
    private struct Check {
        let document: OpenDocument
        let flag = CancellationFlag()
    }

    private struct Published: Equatable {
        let version: Int?
        /// The hash of the message, which may be long.
        let hash: Int
    }

    private struct State {
        /// The newest check of each document.
        var checks: [String: Check] = [:]
        var pulled = PulledDocuments()
        /// What was published last for each document.
        var published: [String: Published] = [:]
        /// The last converter, for documents that are checked again because another file has changed.
        var converter: DiagnosticConverter?
    }

    private let store: DocumentStore
    private let outbox: Outbox
    private let queue: DispatchQueue
    private let state = Mutex(State())

    init(store: DocumentStore, outbox: Outbox, queue: DispatchQueue) {
        self.store = store
        self.outbox = outbox
        self.queue = queue
    }

    /// Stops pushing diagnostics for a document that the client now pulls, and clears those already pushed.
    func stopPushing(_ document: OpenDocument?, _ converter: DiagnosticConverter) {
        guard let document, state.withLock({ $0.pulled.add(document.uri) }) else { return }
        withdraw(document, for: converter)
    }

    /// Stops pushing for all documents: the client pulls those of the workspace, which include open documents.
    func stopPushingAll(_ open: [OpenDocument], _ converter: DiagnosticConverter) {
        let pushed = state.withLock { state in
            defer { state.pulled.includesAll = true }
            return open.filter { !state.pulled.contains($0.uri) }
        }
        for document in pushed { withdraw(document, for: converter) }
    }

    /// Ends ``stopPushingAll(_:_:)``. Documents that the client pulls one by one are still not pushed.
    func resumePushing() { state.withLock { $0.pulled.includesAll = false } }

    /// - Parameter isAgain: whether the version was checked before, so that only other findings are news.
    func check(_ document: OpenDocument, for converter: DiagnosticConverter, isAgain: Bool = false) {
        state.withLock { $0.converter = converter }
        guard let (flag, isPulled, replaced) = start(document) else { return }
        queue.async { [self] in
            // Freeing the earlier version takes long. Here no message waits for it, unlike on the reader's thread.
            defer { withExtendedLifetime(replaced) {} }
            do throws(Cancelled) {
                guard !isPulled else {
                    // Other documents may use what it declares before it is pulled.
                    _ = try document.snapshot(flag.cancellation)
                    return
                }
                let findings = try document.findings(flag.cancellation)
                let message = ServerMessage.notification(
                    "textDocument/publishDiagnostics", converter.params(findings, of: document))
                _ = store.whileNewest(document, at: document.uri) {
                    send(message, about: document, onlyIfNew: isAgain, unless: flag)
                }
                try document.snapshot(flag.cancellation)?.prepareHovers(flag.cancellation)
            } catch {
                // A newer version is checked instead.
            }
        }
    }

    /// Checks a document again after a change in another file.
    func checkAgain(_ document: OpenDocument) {
        if let converter = state.withLock({ $0.converter }) { check(document, for: converter, isAgain: true) }
    }

    /// Starts the check of a document in place of the earlier version's, and returns that version. Nil for an old
    /// version, which must not cancel the check of the newest.
    private func start(_ document: OpenDocument) -> (CancellationFlag, isPulled: Bool, replaced: OpenDocument?)? {
        store.whileNewest(document, at: document.uri) {
            state.withLock { state in
                let isPulled = state.pulled.contains(document.uri)
                guard !isPulled || document.format?.sharesDeclarations == true else { return nil }
                let check = Check(document: document)
                let replaced = state.checks.updateValue(check, forKey: document.uri)
                replaced?.flag.cancel()
                return (check.flag, isPulled, replaced?.document)
            }
        } ?? nil
    }

    /// Checks the flag and sends under one lock, so that no findings are sent after they were withdrawn.
    func send(_ message: [UInt8], about document: OpenDocument, onlyIfNew: Bool, unless flag: CancellationFlag) {
        let published = Published(version: document.version, hash: message.hashValue)
        state.withLock { state in
            guard !flag.isCancelled else { return }
            let last = state.published.updateValue(published, forKey: document.uri)
            if !onlyIfNew || last != published { outbox.send(message) }
        }
    }

    /// Clears the diagnostics of a document that was closed.
    func clear(_ document: OpenDocument, for converter: DiagnosticConverter) {
        state.withLock { $0.pulled.remove(document.uri) }
        withdraw(document, for: converter)
    }

    private func withdraw(_ document: OpenDocument, for converter: DiagnosticConverter) {
        let message = ServerMessage.notification(
            "textDocument/publishDiagnostics", converter.params([], of: document))
        state.withLock { state in
            state.checks.removeValue(forKey: document.uri)?.flag.cancel()
            state.published.removeValue(forKey: document.uri)
            outbox.send(message)
        }
    }

    func stopAll() {
        state.withLock { state in
            for check in state.checks.values { check.flag.cancel() }
            state.checks = [:]
        }
    }
}

/// The documents whose diagnostics the client pulls.
private struct PulledDocuments {
    private var uris: Set<String> = []
    /// Whether the client pulls the diagnostics of the workspace.
    var includesAll = false

    func contains(_ uri: String) -> Bool { includesAll || uris.contains(uri) }

    /// Returns whether the document was pushed before.
    mutating func add(_ uri: String) -> Bool {
        let wasPushed = !contains(uri)
        uris.insert(uri)
        return wasPushed
    }

    mutating func remove(_ uri: String) { uris.remove(uri) }
}
