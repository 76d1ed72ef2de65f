import Synchronization

/// A lazily computed value that threads can share.
package final class Memo<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)

    package init() {}

    /// Computes the value on the first call; concurrent callers wait for it. Stores nothing if `make` throws.
    package func value<Failure>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value {
        try kept.withLock { kept throws(Failure) in
            if let kept { return kept }
            let value = try make()
            kept = value
            return value
        }
    }
}
