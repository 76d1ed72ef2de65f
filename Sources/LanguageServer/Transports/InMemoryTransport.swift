import Dispatch
import Synchronization

/// A connection within the process, for tests of the real server.
package struct InMemoryTransport: Transport {
    private let incoming: BytePipe
    private let outgoing: BytePipe

    /// The two ends. Each reads what the other writes.
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
    @discardableResult
    package func write(_ bytes: [UInt8]) -> Bool { outgoing.put(bytes) }

    /// Closes the stream that this end writes.
    package func close() { outgoing.close() }

    /// Closes the stream that this end reads.
    package func closeReading() { incoming.close() }
}

/// Passes bytes from one thread to another.
private final class BytePipe: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    /// Signalled when bytes are put in, and when the pipe is closed.
    private let change = DispatchSemaphore(value: 0)

    /// Returns false if the pipe is closed.
    func put(_ more: [UInt8]) -> Bool {
        let isOpen = state.withLock { state in
            if !state.isClosed { state.bytes += more }
            return !state.isClosed
        }
        change.signal()
        return isOpen
    }

    func close() {
        state.withLock { $0.isClosed = true }
        change.signal()
    }

    func take() -> [UInt8] {
        while true {
            let (bytes, isClosed) = state.withLock { state in
                defer { state.bytes = [] }
                return (state.bytes, state.isClosed)
            }
            if isClosed || !bytes.isEmpty { return bytes }
            change.wait()
        }
    }

    var isReady: Bool { state.withLock { !$0.bytes.isEmpty || $0.isClosed } }
}
