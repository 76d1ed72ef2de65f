import SourceText
import SwiftSource

/// The text of a Swift file of a project. Its tree, which takes several times as much memory, is made when code of
/// another file uses something that the file declares; see ``TreeCache``.
final class SwiftFile: Sendable {
    /// The text without the index of its lines, which only a tree needs.
    let utf8: [UInt8]
    private let trees: TreeCache

    init(_ text: SourceText, _ trees: TreeCache) {
        utf8 = text.utf8
        self.trees = trees
    }

    deinit { trees.remove(ObjectIdentifier(self)) }

    /// The tree, which may be another one each time; the numbers of its nodes are always the same.
    var tree: SourceTree { trees.tree(of: self) }
}
