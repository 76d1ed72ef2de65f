import Foundation

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
private final class BytePipe: @unchecked Sendable {
    // `condition` guards the two variables.
    private let condition = NSCondition()
    private var bytes: [UInt8] = []
    private var isClosed = false

    func put(_ more: [UInt8]) {
        condition.withLock {
            bytes += more
            condition.signal()
        }
    }

    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }

    func take() -> [UInt8] {
        condition.withLock {
            while bytes.isEmpty, !isClosed { condition.wait() }
            defer { bytes = [] }
            return bytes
        }
    }

    var isReady: Bool { condition.withLock { !bytes.isEmpty || isClosed } }
}
