import Dispatch
import LanguageServerProtocol
import Synchronization

/// Sends messages one after the other, in the order of the calls.
///
/// Callers do not wait for the client to read. A client may send a thousand requests before it reads a response, and
/// the server must go on reading. What waits for a client that does not read at all is bounded.
final class Outbox: Sendable {
    /// The bytes that may wait before the session ends. The message that is being written does not count.
    static let largestBacklog = 64 << 20

    private let transport: any Transport
    private let onFailure: @Sendable (Failure) -> Void
    private let queue = DispatchQueue(label: "plumbline.outbox", qos: .userInitiated)
    private let backlog = Mutex(0)

    enum Failure {
        /// The client has closed its side.
        case closed
        /// The client does not read.
        case full
    }

    /// - Parameter onFailure: called for each message that cannot be sent.
    init(_ transport: any Transport, onFailure: @escaping @Sendable (Failure) -> Void = { _ in }) {
        self.transport = transport
        self.onFailure = onFailure
    }

    func send(_ body: [UInt8]) {
        let hasRoom = backlog.withLock { waiting in
            guard waiting <= Self.largestBacklog else { return false }
            waiting += body.count
            return true
        }
        guard hasRoom else { return onFailure(.full) }
        queue.async { [self] in
            backlog.withLock { $0 -= body.count }
            if !transport.write(MessageFramer.frame(body)) { onFailure(.closed) }
        }
    }

    /// Waits until everything is written, at most for `seconds`: the client may have stopped reading.
    func drain(seconds: Double) {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + seconds)
    }
}
