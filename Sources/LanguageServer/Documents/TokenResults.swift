import Synchronization

/// The last tokens of each document, for deltas.
final class TokenResults: Sendable {
    private let results = Mutex<[String: (id: String, data: [Int])]>([:])

    /// Keeps a result and returns its id, a hash of its contents.
    func keep(_ data: [Int], of uri: String) -> String {
        var hasher = Hasher()
        hasher.combine(data)
        let id = String(UInt(bitPattern: hasher.finalize()), radix: 36)
        results.withLock { $0[uri] = (id, data) }
        return id
    }

    func data(_ id: String, of uri: String) -> [Int]? {
        results.withLock { $0[uri].flatMap { $0.id == id ? $0.data : nil } }
    }

    func forget(_ uri: String) {
        results.withLock { $0[uri] = nil }
    }
}
