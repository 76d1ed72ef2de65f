import SourceText

/// The text of a Swift file of a project. Its tree, which takes several times as much memory, is made when code of
/// another file uses something that the file declares; see ``TreeCache``.
final class SwiftFile: Sendable {
    /// The text without the index of its lines, which only a tree needs.
    let utf8: [UInt8]

    init(_ text: SourceText) {
        utf8 = text.utf8
    }
}
