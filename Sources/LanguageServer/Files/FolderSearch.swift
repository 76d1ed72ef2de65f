import LayoutModel
import Synchronization

/// The result of searching folders, kept until files change.
final class FolderSearch<Result: Sendable>: Sendable {
    private struct State {
        var kept: (result: Result, time: ContinuousClock.Instant)?
        /// The number of calls of ``forget()``. A search that began before the last call is not kept.
        var generation = 0
    }

    private let state = Mutex(State())

    /// Forgets the result after files were created, deleted or changed.
    func forget() {
        state.withLock { state in
            state.kept = nil
            state.generation += 1
        }
    }

    /// The kept result, or else that of `search`.
    ///
    /// - Parameter lifetime: the time for which a result is kept; nil for no limit.
    func result(
        keptFor lifetime: Duration?, _ search: () throws(Cancelled) -> Result
    ) throws(Cancelled) -> Result {
        let before = state.withLock { $0 }
        if let kept = before.kept, lifetime.map({ .now - kept.time < $0 }) ?? true { return kept.result }
        let result = try search()
        state.withLock { state in
            if state.generation == before.generation { state.kept = (result, .now) }
        }
        return result
    }
}
