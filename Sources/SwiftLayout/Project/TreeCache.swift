import SourceText
import SwiftSource
import Synchronization

/// The trees of the files that were used last.
final class TreeCache: Sendable {
    private struct Entry {
        var tree: SourceTree
        /// The number of the last use.
        var use: Int
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var bytes = 0
        var uses = 0

        mutating func remove(_ id: ObjectIdentifier) {
            if let entry = entries.removeValue(forKey: id) { bytes -= entry.tree.tree.byteCount }
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
    func tree(of file: SwiftFile) -> SourceTree {
        let id = ObjectIdentifier(file)
        let known = state.withLock { state -> SourceTree? in
            state.uses += 1
            state.entries[id]?.use = state.uses
            return state.entries[id]?.tree
        }
        if let known { return known }
        let tree = SourceTree(SyntaxTree(parsing: SourceText(utf8: file.utf8)))
        keep(tree, of: file)
        return tree
    }

    /// Keeps a tree that was read of a file for another reason.
    func keep(_ tree: SourceTree, of file: SwiftFile) {
        let id = ObjectIdentifier(file)
        state.withLock { state in
            state.remove(id)
            state.entries[id] = Entry(tree: tree, use: state.uses)
            state.bytes += tree.tree.byteCount
            if state.bytes > most { makeRoom(&state) }
        }
    }

    /// Forgets the trees that were not used for the longest time, a quarter at once.
    private func makeRoom(_ state: inout State) {
        for (id, _) in state.entries.sorted(by: { $0.value.use < $1.value.use }) where state.bytes > most / 4 * 3 {
            state.remove(id)
        }
    }

    func remove(_ id: ObjectIdentifier) { state.withLock { $0.remove(id) } }
}
