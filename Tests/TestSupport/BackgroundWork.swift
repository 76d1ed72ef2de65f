import Dispatch
import Foundation
import Synchronization

/// Work on a thread of its own, for tests of what threads do to each other.
package final class BackgroundWork<Value: Sendable>: Sendable {
    private let start = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)
    private let result = Mutex<Value?>(nil)

    /// Returns once the work has begun.
    package init(_ work: @escaping @Sendable () -> Value) {
        Thread.detachNewThread { [self] in
            start.signal()
            let value = work()
            result.withLock { $0 = value }
            end.signal()
        }
        start.wait()
    }

    /// What the work comes to; nil where it hangs.
    package func value() -> Value? {
        guard end.wait(timeout: .now() + 10) == .success else { return nil }
        end.signal()
        return result.withLock { $0 }
    }
}
