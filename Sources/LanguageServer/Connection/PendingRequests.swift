import Dispatch
import LanguageServerProtocol
import LayoutModel
import Synchronization

/// The requests without a response. Whoever removes a request from the table answers it, so each is answered once.
final class PendingRequests: Sendable {
    private struct Entry {
        let flag: CancellationFlag
        /// The document whose next version makes the work obsolete; nil if none does.
        let uri: String?
    }

    /// The most requests that wait for their responses.
    static let most = 10_000

    private let entries = Mutex<[RequestID: Entry]>([:])
    private let running = DispatchGroup()
    private let outbox: Outbox
    private let trace: Trace

    init(outbox: Outbox, trace: Trace? = nil) {
        self.outbox = outbox
        self.trace = trace ?? Trace(outbox: outbox)
    }

    /// Runs the work of a request on `queue` and sends its result or its error, unless the client cancels it first.
    ///
    /// - Parameters:
    ///   - uri: the document whose next version makes the work obsolete; nil if none does.
    ///   - work: throws a `ResponseError` or `Cancelled`.
    func run(
        _ id: RequestID, on queue: DispatchQueue, untilChangeOf uri: String? = nil,
        _ work: @escaping @Sendable (Cancellation) throws -> ResponseBody
    ) {
        let flag = CancellationFlag()
        let refusal = entries.withLock { entries -> ResponseError? in
            if entries[id] != nil { return ResponseError(.invalidRequest, "A request with this id is still running.") }
            if entries.count >= Self.most {
                return ResponseError(.requestFailed, "\(Self.most) requests are still waiting for their responses.")
            }
            entries[id] = Entry(flag: flag, uri: uri)
            return nil
        }
        if let refusal {
            outbox.send(ServerMessage.response(to: id, error: refusal))
            return
        }
        queue.async(group: running) {
            let result = Result { try work(flag.cancellation) }
            guard self.take(id, flag) else { return }
            self.trace.answered(id)
            switch result {
            case .success(let body): self.outbox.send(body.message(id))
            case .failure(let error):
                self.outbox.send(ServerMessage.response(to: id, error: error as? ResponseError ?? .cancelled))
            }
        }
    }

    /// Answers a request with `requestCancelled` and stops its work. Does nothing if it has been answered.
    func cancel(_ id: RequestID) {
        let entry = entries.withLock { $0.removeValue(forKey: id) }
        guard let entry else { return }
        entry.flag.cancel()
        outbox.send(ServerMessage.response(to: id, error: .cancelled))
    }

    /// Cancels work made obsolete by a newer version. It is still answered: the client may not have known of the new
    /// version when it sent the request.
    ///
    /// - Parameter uri: the document with a new version; nil for all documents.
    func stopWork(on uri: String? = nil) {
        entries.withLock { entries in
            for entry in entries.values where entry.uri != nil && (uri == nil || entry.uri == uri) {
                entry.flag.cancel()
            }
        }
    }

    /// Waits until all requests are answered, at most for `seconds`.
    func drain(seconds: Double) {
        _ = running.wait(timeout: .now() + seconds)
    }

    /// Removes a request. Returns false if it was no longer in the table.
    ///
    /// The flag identifies the request: a client may use an id again after it cancelled the request.
    private func take(_ id: RequestID, _ flag: CancellationFlag) -> Bool {
        entries.withLock { entries in
            guard entries[id]?.flag === flag else { return false }
            entries[id] = nil
            return true
        }
    }
}

extension ResponseError {
    static let cancelled = ResponseError(.requestCancelled, "The client cancelled the request.")

    /// The error of an obsolete request for diagnostics. The client sends it again.
    static let outdated = ResponseError(
        .serverCancelled, "The document has changed since the request.",
        data: JSONValue.object(["retriggerRequest": .bool(true)]))
}

/// The result of a request, of any type.
struct ResponseBody: Sendable {
    let message: @Sendable (RequestID) -> [UInt8]

    init(_ result: some Encodable & Sendable) {
        message = { ServerMessage.response(to: $0, result: result) }
    }
}
