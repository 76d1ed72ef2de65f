import SourceText
import SwiftSource
import Synchronization

/// The trees of files that code of other files uses. A file has one tree here, because nodes of two are never equal.
final class TreeCache: Sendable {
    private struct State {
        /// Each with its file, so that no other file gets the same identity.
        var trees: [ObjectIdentifier: (file: SwiftFile, tree: SourceTree)] = [:]
        var byteCount = 0
    }

    private let state = Mutex(State())

    /// The memory that the trees take.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// The tree of a file, if it has one already.
    func known(_ file: SwiftFile) -> SourceTree? { state.withLock { $0.trees[ObjectIdentifier(file)]?.tree } }

    /// The tree of a file, which is parsed the first time.
    func tree(of file: SwiftFile) -> SourceTree {
        if let known = known(file) { return known }
        return keep(SourceTree(SyntaxTree(parsing: SourceText(utf8: file.utf8))), of: file)
    }

    /// Keeps a tree that was read of a file for another reason, unless the file has one.
    ///
    /// - Returns: the one that it has then.
    @discardableResult
    func keep(_ tree: SourceTree, of file: SwiftFile) -> SourceTree {
        state.withLock { state in
            if let known = state.trees[ObjectIdentifier(file)]?.tree { return known }
            state.trees[ObjectIdentifier(file)] = (file, tree)
            state.byteCount += tree.tree.byteCount
            return tree
        }
    }
}
