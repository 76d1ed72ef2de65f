import Synchronization

/// A value that is made when somebody first asks for it, and kept.
package final class Memo<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)

    package init() {}

    package func value(_ make: () -> Value) -> Value {
        kept.withLock { kept in
            if let kept { return kept }
            let value = make()
            kept = value
            return value
        }
    }
}
