import Dispatch
import LanguageServerProtocol
import Synchronization

/// Sends messages one after the other, in the order of the calls.
///
/// Callers do not wait for the client to read. A client may send a thousand requests before it reads a response, and
/// the server must go on reading. What waits for a client that does not read at all is bounded.
final class Outbox: Sendable {
    /// The bytes that may wait before the session ends, besides one message of any size.
    static let largestBacklog = 64 << 20
    /// The memory of a waiting message besides its bytes.
    private static let overhead = 256

    private let transport: any Transport
    private let onFailure: @Sendable (Failure) -> Void
    private let queue = DispatchQueue(label: "plumbline.outbox", qos: .userInitiated)
    private let backlog = Mutex((bytes: 0, largest: 0, isFull: false))

    enum Failure {
        /// The client has closed its side.
        case closed
        /// The client does not read.
        case full
    }

    /// - Parameter onFailure: called once when the backlog is full, and for each message that cannot be written.
    init(_ transport: any Transport, onFailure: @escaping @Sendable (Failure) -> Void = { _ in }) {
        self.transport = transport
        self.onFailure = onFailure
    }

    func send(_ body: [UInt8]) {
        let size = body.count + Self.overhead
        let (wasFull, isFull) = backlog.withLock { backlog in
            let wasFull = backlog.isFull
            backlog.isFull = wasFull || backlog.bytes > Self.largestBacklog + backlog.largest
            if !backlog.isFull {
                backlog.bytes += size
                backlog.largest = max(backlog.largest, size)
            }
            return (wasFull, backlog.isFull)
        }
        if isFull {
            if !wasFull { onFailure(.full) }
            return
        }
        queue.async { [self] in
            backlog.withLock { $0.bytes -= size }
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
