import Synchronization

/// A value that is made when somebody first asks for it, and kept.
package final class Memo<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)

    package init() {}

    /// Whoever comes second waits for the first. Nothing is kept where `make` throws.
    package func value<Failure>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value {
        try kept.withLock { kept throws(Failure) in
            if let kept { return kept }
            let value = try make()
            kept = value
            return value
        }
    }
}
