import LanguageServerProtocol
import Synchronization

/// What the server asks of its client, each with what the answer is for.
final class ServerRequests: Sendable {
    enum Purpose: Sendable {
        /// Only that it was asked; a refusal changes nothing.
        case notice
        /// That files are watched.
        case watching
        case configuration
        case progress(ScanProgress)
    }

    private struct State {
        var last = 0
        var waiting: [RequestID: Purpose] = [:]
    }

    private let state = Mutex(State())
    private let refreshesDiagnostics = Mutex(false)
    private let outbox: Outbox

    init(outbox: Outbox) {
        self.outbox = outbox
    }

    func send(_ method: String, _ params: some Encodable & Sendable, for purpose: Purpose) {
        let id = state.withLock { state in
            state.last += 1
            let id = RequestID.string("plumbline-\(state.last)")
            state.waiting[id] = purpose
            return id
        }
        outbox.send(ServerMessage.request(id, method, params))
    }

    /// Notes whether the client asks again for diagnostics when it is told to.
    func refreshesDiagnostics(_ isSupported: Bool) {
        refreshesDiagnostics.withLock { $0 = isSupported }
    }

    /// Asks a client that pulls diagnostics to pull them again.
    func refreshDiagnostics() {
        guard refreshesDiagnostics.withLock({ $0 }) else { return }
        send("workspace/diagnostic/refresh", JSONValue.null, for: .notice)
    }

    /// What an answer is for; nil for an answer to nothing that was asked.
    func take(_ id: RequestID?) -> Purpose? {
        state.withLock { state in id.flatMap { state.waiting.removeValue(forKey: $0) } }
    }
}
