import LayoutModel
import Synchronization

/// A request to stop, made on one thread and polled on others.
final class CancellationFlag: Sendable {
    private let flag = Atomic(false)

    var isCancelled: Bool { flag.load(ordering: .relaxed) }

    var cancellation: Cancellation { Cancellation { self.isCancelled } }

    func cancel() { flag.store(true, ordering: .relaxed) }
}
