import Dispatch
import LanguageServerProtocol

/// Sends messages one after the other, in the order of the calls.
///
/// Callers do not wait for the client to read. A client may send a thousand requests before it reads a response, and
/// the server must go on reading.
final class Outbox: Sendable {
    private let transport: any Transport
    private let queue = DispatchQueue(label: "plumbline.outbox", qos: .userInitiated)

    init(_ transport: any Transport) {
        self.transport = transport
    }

    func send(_ body: [UInt8]) {
        queue.async { [transport] in
            transport.write(MessageFramer.frame(body))
        }
    }

    /// Waits until everything is written, at most for `seconds`: the client may have stopped reading.
    func drain(seconds: Double) {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + seconds)
    }
}
