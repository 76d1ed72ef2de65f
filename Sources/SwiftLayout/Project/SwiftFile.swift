import SourceText
import SwiftSource

/// The text of a Swift file of a project. Its tree, which takes several times as much memory, is made when code of
/// another file uses something that the file declares; see ``TreeCache``.
final class SwiftFile: Sendable {
    let text: SourceText
    private let trees: TreeCache

    init(_ text: SourceText, _ trees: TreeCache) {
        self.text = text
        self.trees = trees
    }

    deinit { trees.remove(ObjectIdentifier(self)) }

    /// The tree, which may be another one each time; the numbers of its nodes are always the same.
    var tree: SyntaxTree { trees.tree(of: self) }
}
