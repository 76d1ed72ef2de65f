import Synchronization

/// Counts the work of searches in a solver that others copy.
final class WorkCounter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func add(_ work: Int) { count.withLock { $0 += work } }
}
