import SwiftSource
import Synchronization

/// The trees of the files that were used last.
final class TreeCache: Sendable {
    private struct Entry {
        var tree: SyntaxTree
        /// The number of the last use.
        var use: Int
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var bytes = 0
        var uses = 0

        mutating func remove(_ id: ObjectIdentifier) {
            if let entry = entries.removeValue(forKey: id) { bytes -= entry.tree.byteCount }
        }
    }

    private let most: Int
    private let state = Mutex(State())

    /// - Parameter most: the most bytes of the trees. Those of extensions of UIKit's classes, which all code uses, are
    ///   a tenth of that in large projects.
    init(most: Int = 16 << 20) {
        self.most = most
    }

    /// The tree of a file, which is parsed if it is not among those that are kept.
    func tree(of file: SwiftFile) -> SyntaxTree {
        let id = ObjectIdentifier(file)
        let known = state.withLock { state -> SyntaxTree? in
            state.uses += 1
            state.entries[id]?.use = state.uses
            return state.entries[id]?.tree
        }
        if let known { return known }
        let tree = SyntaxTree(parsing: file.text)
        state.withLock { state in
            state.remove(id)
            state.entries[id] = Entry(tree: tree, use: state.uses)
            state.bytes += tree.byteCount
            if state.bytes > most { makeRoom(&state) }
        }
        return tree
    }

    /// Forgets the trees that were not used for the longest time, a quarter at once.
    private func makeRoom(_ state: inout State) {
        for (id, _) in state.entries.sorted(by: { $0.value.use < $1.value.use }) where state.bytes > most / 4 * 3 {
            state.remove(id)
        }
    }

    func remove(_ id: ObjectIdentifier) { state.withLock { $0.remove(id) } }
}
