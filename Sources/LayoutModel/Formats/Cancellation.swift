/// Thrown by work whose result is no longer needed.
package struct Cancelled: Error {
    package init() {}
}

/// Tells long-running work whether its result is still needed.
///
/// Work takes it as its last parameter and regularly calls ``check()``. It throws ``Cancelled`` rather than returning a
/// partial result.
package struct Cancellation: Sendable {
    /// Never cancelled.
    package static let never = Cancellation { false }

    private let isRequested: @Sendable () -> Bool

    /// - Parameter isRequested: Called often, on any thread.
    package init(_ isRequested: @escaping @Sendable () -> Bool) {
        self.isRequested = isRequested
    }

    package var isCancelled: Bool { isRequested() }

    package func check() throws(Cancelled) {
        if isRequested() { throw Cancelled() }
    }
}

/// Runs work that is never cancelled.
package func uncancelled<Result>(_ work: (Cancellation) throws(Cancelled) -> Result) -> Result {
    while true {
        do throws(Cancelled) {
            return try work(.never)
        } catch {
            // Never reached, because nothing cancels the work.
        }
    }
}
