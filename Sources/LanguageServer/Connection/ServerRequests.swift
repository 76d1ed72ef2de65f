import LanguageServerProtocol
import Synchronization

/// The requests that the server sends to the client, each with the purpose of its response.
final class ServerRequests: Sendable {
    enum Purpose: Sendable {
        /// The response changes nothing.
        case nothing
        case watchingFiles
        case configuration
        case progress(ScanProgress)
    }

    private struct State {
        var lastNumber = 0
        var purposes: [RequestID: Purpose] = [:]
        var refreshesDiagnostics = false
    }

    private let state = Mutex(State())
    private let outbox: Outbox

    init(outbox: Outbox) {
        self.outbox = outbox
    }

    func send(_ method: String, _ params: some Encodable & Sendable = JSONValue.null, for purpose: Purpose = .nothing) {
        let id = state.withLock { state in
            state.lastNumber += 1
            let id = RequestID.string("plumbline-\(state.lastNumber)")
            state.purposes[id] = purpose
            return id
        }
        outbox.send(ServerMessage.request(id, method, params))
    }

    /// Notes whether the client supports ``refreshDiagnostics()``.
    func setRefreshesDiagnostics(_ isSupported: Bool) {
        state.withLock { $0.refreshesDiagnostics = isSupported }
    }

    /// Asks a client that pulls diagnostics to pull them again.
    func refreshDiagnostics() {
        if state.withLock({ $0.refreshesDiagnostics }) { send("workspace/diagnostic/refresh") }
    }

    /// The purpose of a response; nil if the server sent no such request.
    func take(_ id: RequestID?) -> Purpose? {
        state.withLock { state in id.flatMap { state.purposes.removeValue(forKey: $0) } }
    }
}
