import Dispatch
import LanguageServerProtocol

/// Sends messages one after the other, in the order of the calls.
///
/// Nobody waits for the client to read: a client that writes a thousand requests before it reads an answer must not stop the server's reader.
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

    /// Waits until everything has been written, but not for ever: the client may have stopped reading.
    func drain(seconds: Double) {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + seconds)
    }
}
