import Synchronization

/// A value that is made when somebody first asks for it, and kept.
package final class Memo<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)

    package init() {}

    /// - Parameter isCancelled: where it says true once the value is made, that may be a part of it only, and is not kept.
    package func value(unless isCancelled: () -> Bool = { false }, _ make: () -> Value) -> Value {
        kept.withLock { kept in
            if let kept { return kept }
            let value = make()
            if !isCancelled() { kept = value }
            return value
        }
    }
}
