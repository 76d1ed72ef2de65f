import LanguageServerProtocol
import Synchronization

/// Tells the client how far a look at many files has come, and lets the person end it.
final class ScanProgress: Sendable {
    private enum State {
        /// The client has not said yet that it shows it.
        case asked, shown, ended
    }

    let token: ProgressToken
    /// Set where the person has enough of it.
    let flag = CancellationFlag()
    private let state: Mutex<State>
    private let lastPercentage = Mutex(0)
    private let outbox: Outbox

    /// - Parameter isGiven: whether the client gave the token itself, so that it need not be asked.
    init(token: ProgressToken, isGiven: Bool, outbox: Outbox) {
        self.token = token
        self.outbox = outbox
        state = Mutex(.asked)
        if isGiven { begin() }
    }

    /// The client shows it from now on, unless it is over already.
    func begin() {
        state.withLock { state in
            guard state == .asked else { return }
            state = .shown
            say(.begin("Checking layouts"))
        }
    }

    func report(_ done: Int, of all: Int) {
        let percentage = all > 0 ? done * 100 / all : 100
        let isMore = lastPercentage.withLock { last in
            defer { last = max(last, percentage) }
            return percentage > last
        }
        guard isMore else { return }
        state.withLock { state in
            if state == .shown { say(.report("\(done) of \(all) files", percentage: percentage)) }
        }
    }

    var isOver: Bool { state.withLock { $0 == .ended } }

    func end() {
        state.withLock { state in
            if state == .shown { say(.end) }
            state = .ended
        }
    }

    private func say(_ value: ProgressParams.Value) {
        outbox.send(ServerMessage.notification("$/progress", ProgressParams(token: token, value: value)))
    }
}
