import Dispatch
import LanguageServerProtocol
import Synchronization

/// The requests that have no response yet; whoever takes one out of the table answers it, so that each gets exactly one.
final class PendingRequests: Sendable {
    private struct Entry {
        let flag: CancellationFlag
        /// The document of which another version makes the work worth nothing.
        let uri: String?
    }

    private let entries = Mutex<[RequestID: Entry]>([:])
    private let running = DispatchGroup()
    private let outbox: Outbox
    private let trace: Trace?

    init(outbox: Outbox, trace: Trace? = nil) {
        self.outbox = outbox
        self.trace = trace
    }

    /// Runs the work of a request on `queue` and sends its answer, unless the client has cancelled the request in the meantime.
    ///
    /// - Parameter uri: the document whose next version makes the work worth nothing; nil where the work is to be done to its end.
    func run(
        _ id: RequestID, on queue: DispatchQueue, untilChangeOf uri: String? = nil,
        _ work: @escaping @Sendable (CancellationFlag) -> Result<ResponseBody, ResponseError>
    ) {
        let flag = CancellationFlag()
        let isNew = entries.withLock { entries in
            guard entries[id] == nil else { return false }
            entries[id] = Entry(flag: flag, uri: uri)
            return true
        }
        guard isNew else {
            let error = ResponseError(.invalidRequest, "A request with the same id is still being worked on.")
            outbox.send(ServerMessage.response(to: id, error: error))
            return
        }
        queue.async(group: running) {
            let answer = work(flag)
            guard self.take(id, flag) else { return }
            self.trace?.answered(id)
            switch answer {
            case .success(let body): self.outbox.send(body.message(id))
            case .failure(let error): self.outbox.send(ServerMessage.response(to: id, error: error))
            }
        }
    }

    /// Answers a request that is still being worked on with `requestCancelled`; any other id is too late and nothing happens.
    func cancel(_ id: RequestID) {
        let entry = entries.withLock { $0.removeValue(forKey: id) }
        guard let entry else { return }
        entry.flag.cancel()
        outbox.send(ServerMessage.response(to: id, error: .cancelled))
    }

    /// Ends the work that another version of a document makes worth nothing. Its answers still come, and say of themselves that they are
    /// none: the client may not have known of the change when it asked.
    ///
    /// - Parameter uri: nil for all such work, whatever the document.
    func stopWork(on uri: String? = nil) {
        entries.withLock { entries in
            for entry in entries.values where entry.uri != nil && (uri == nil || entry.uri == uri) {
                entry.flag.cancel()
            }
        }
    }

    /// Waits until all requests are answered, but no longer than `seconds`.
    func drain(seconds: Double) {
        _ = running.wait(timeout: .now() + seconds)
    }

    /// Whether the request was still in the table; the id alone does not tell, since a client may use it again after a cancellation.
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

    /// Of a request for diagnostics; the client is to ask again.
    static let outdated = ResponseError(
        .serverCancelled, "The document has changed since it was asked about.",
        data: JSONValue.object(["retriggerRequest": .bool(true)]))
}

/// The result of a request, whatever its type, ready to be put into a response.
struct ResponseBody: Sendable {
    let message: @Sendable (RequestID) -> [UInt8]

    init(_ result: some Encodable & Sendable) {
        message = { ServerMessage.response(to: $0, result: result) }
    }
}
