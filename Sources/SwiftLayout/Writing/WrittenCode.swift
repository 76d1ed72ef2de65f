import SourceText
import SwiftSource

/// The code of a file, for many edits of it.
struct WrittenCode: Sendable {
    let tree: SyntaxTree
    /// Every call by its range. A block may have thousands of statements, so looking for each one takes long.
    let calls: [TextRange: SyntaxNode]

    init(_ text: SourceText) {
        tree = SyntaxTree(parsing: text)
        calls = Dictionary(tree.nodes(ofKind: .call).map { ($0.range, $0) }) { first, _ in first }
    }
}
