import Dispatch
import Synchronization

/// Holds threads up until it is opened.
package final class Gate: Sendable {
    private let arrival = DispatchSemaphore(value: 0)
    private let opening = DispatchSemaphore(value: 0)
    private let isOpen = Atomic(false)

    package init() {}

    package func pass() {
        arrival.signal()
        opening.wait()
        opening.signal()
    }

    /// Like ``pass()``, with the processor busy all the time.
    package func passBusily() {
        arrival.signal()
        while !isOpen.load(ordering: .relaxed) {}
    }

    package func open() {
        isOpen.store(true, ordering: .relaxed)
        opening.signal()
    }

    /// Waits until somebody stands at the gate.
    package func awaitArrival() {
        arrival.wait()
        arrival.signal()
    }
}
