import LayoutModel
import SourceText

/// A parsed text: all its tokens, which cover the whole text, and the statements that they form.
struct SyntaxTree: Sendable {
    let text: SourceText
    let tokens: [Token]
    var statements: [Statement]
    /// Sorted by range.
    var problems: [Finding]
    /// The starts of comments that are never closed.
    var openComments: [UTF8Offset] = []
    /// Whether there is an unresolved merge conflict.
    var hasMergeMarks = false
}
