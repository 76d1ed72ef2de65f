import LanguageServerProtocol
import Synchronization

/// Reports the progress of checking many files, and lets the user cancel it.
final class ScanProgress: Sendable {
    private enum Phase {
        /// The client has not accepted the token yet.
        case requested
        case shown(percentage: Int)
        case ended
    }

    let token: ProgressToken
    /// Set when the user cancels.
    let flag = CancellationFlag()
    private let phase = Mutex(Phase.requested)
    private let outbox: Outbox

    /// - Parameter isAccepted: whether the token came from the client, which then expects reports.
    init(token: ProgressToken, isAccepted: Bool, outbox: Outbox) {
        self.token = token
        self.outbox = outbox
        if isAccepted { begin() }
    }

    var hasEnded: Bool {
        phase.withLock { if case .ended = $0 { true } else { false } }
    }

    /// Starts to report, unless the scan has ended.
    func begin() {
        phase.withLock { phase in
            guard case .requested = phase else { return }
            phase = .shown(percentage: 0)
            send(.begin("Checking layouts"))
        }
    }

    /// Reports a new percentage; the same one is not sent twice.
    func report(_ done: Int, of all: Int) {
        let percentage = all > 0 ? done * 100 / all : 100
        phase.withLock { phase in
            guard case .shown(let last) = phase, percentage > last else { return }
            phase = .shown(percentage: percentage)
            send(.report("\(done) of \(all) files", percentage: percentage))
        }
    }

    func end() {
        phase.withLock { phase in
            if case .shown = phase { send(.end) }
            phase = .ended
        }
    }

    private func send(_ value: ProgressParams.Value) {
        outbox.send(ServerMessage.notification("$/progress", ProgressParams(token: token, value: value)))
    }
}
