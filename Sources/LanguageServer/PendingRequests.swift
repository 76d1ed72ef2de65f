import Dispatch
import LanguageServerProtocol
import Synchronization

/// The requests that have no response yet; whoever takes one out of the table answers it, so that each gets exactly one.
final class PendingRequests: Sendable {
    private let flags = Mutex<[RequestID: CancellationFlag]>([:])
    private let running = DispatchGroup()
    private let outbox: Outbox
    private let trace: Trace?

    init(outbox: Outbox, trace: Trace? = nil) {
        self.outbox = outbox
        self.trace = trace
    }

    /// Runs the work of a request on `queue` and sends its answer, unless the client has cancelled the request in the meantime.
    func run(
        _ id: RequestID, on queue: DispatchQueue,
        _ work: @escaping @Sendable (CancellationFlag) -> Result<ResponseBody, ResponseError>
    ) {
        let flag = CancellationFlag()
        let isNew = flags.withLock { flags in
            guard flags[id] == nil else { return false }
            flags[id] = flag
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
        let flag = flags.withLock { $0.removeValue(forKey: id) }
        guard let flag else { return }
        flag.cancel()
        outbox.send(ServerMessage.response(to: id, error: .cancelled))
    }

    /// Waits until all requests are answered, but no longer than `seconds`.
    func drain(seconds: Double) {
        _ = running.wait(timeout: .now() + seconds)
    }

    /// Whether the request was still in the table; the id alone does not tell, since a client may use it again after a cancellation.
    private func take(_ id: RequestID, _ flag: CancellationFlag) -> Bool {
        flags.withLock { flags in
            guard flags[id] === flag else { return false }
            flags[id] = nil
            return true
        }
    }
}

extension ResponseError {
    static let cancelled = ResponseError(.requestCancelled, "The client cancelled the request.")
}

/// The result of a request, whatever its type, ready to be put into a response.
struct ResponseBody: Sendable {
    let message: @Sendable (RequestID) -> [UInt8]

    init(_ result: some Encodable & Sendable) {
        message = { ServerMessage.response(to: $0, result: result) }
    }
}
