/// The error of work that nobody waits for any more.
package struct Cancelled: Error {
    package init() {}
}

/// Tells long work whether somebody still waits for its result.
///
/// Work takes it as its last parameter, calls ``check()`` now and then, and throws ``Cancelled`` instead of returning a part of a result.
package struct Cancellation: Sendable {
    /// Somebody always waits.
    package static let never = Cancellation { false }

    private let isRequested: @Sendable () -> Bool

    /// - Parameter isRequested: called often, on any thread.
    package init(_ isRequested: @escaping @Sendable () -> Bool) {
        self.isRequested = isRequested
    }

    package var isCancelled: Bool { isRequested() }

    package func check() throws(Cancelled) {
        if isRequested() { throw Cancelled() }
    }
}

/// The result of work that nobody can cancel.
package func uncancelled<Result>(_ work: (Cancellation) throws(Cancelled) -> Result) -> Result {
    while true {
        do throws(Cancelled) {
            return try work(.never)
        } catch {
            // Never reached: what cannot be cancelled throws nothing.
        }
    }
}
