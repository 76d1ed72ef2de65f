import Synchronization

/// What classes of a project require of their own views, for the files that are read next: an edit of one file changes
/// nothing of the classes that others declare.
final class OwnLengthsCache: Sendable {
    struct Known: Sendable {
        var lengths: OwnLengths?
        /// All that this depends on; none of it is in the file that was read.
        var used: UsedDeclarations
    }

    private let state = Mutex<[String: Known]>([:])
    /// The most classes of which it is kept.
    private static let most = 5_000

    /// - Parameter type: what tells a class from all others; see ``Program/ownLengths(of:)``.
    func known(_ type: String) -> Known? { state.withLock { $0[type] } }

    func keep(_ known: Known, of type: String) {
        state.withLock { state in
            if state.count >= Self.most { state = [:] }
            state[type] = known
        }
    }
}
