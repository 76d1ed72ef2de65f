import Dispatch
import Synchronization

/// Both ends of a connection within one process, so that tests run the real server without starting one.
package struct InMemoryTransport: Transport {
    private let incoming: BytePipe
    private let outgoing: BytePipe

    /// What one end writes the other reads.
    package static func pair() -> (client: InMemoryTransport, server: InMemoryTransport) {
        let toServer = BytePipe()
        let toClient = BytePipe()
        return (
            InMemoryTransport(incoming: toClient, outgoing: toServer),
            InMemoryTransport(incoming: toServer, outgoing: toClient)
        )
    }

    package func read() -> [UInt8] { incoming.take() }
    package var hasInput: Bool { incoming.isReady }
    package func write(_ bytes: [UInt8]) { outgoing.put(bytes) }

    /// Ends the stream that this end writes.
    package func close() { outgoing.close() }
}

/// Bytes on their way from one thread to another.
private final class BytePipe: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    /// Signalled for whatever was put in, and for the end.
    private let news = DispatchSemaphore(value: 0)

    func put(_ more: [UInt8]) {
        state.withLock { $0.bytes += more }
        news.signal()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        news.signal()
    }

    func take() -> [UInt8] {
        while true {
            let (bytes, isClosed) = state.withLock { state in
                defer { state.bytes = [] }
                return (state.bytes, state.isClosed)
            }
            if isClosed || !bytes.isEmpty { return bytes }
            news.wait()
        }
    }

    var isReady: Bool { state.withLock { !$0.bytes.isEmpty || $0.isClosed } }
}
