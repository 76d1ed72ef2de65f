import SourceText

/// The text of a Swift file of a project. Its tree, which takes several times as much memory, is made when code of
/// another file uses something that the file declares; see ``TreeCache``.
final class SwiftFile: Sendable {
    /// The text without the index of its lines, which only a tree needs.
    let utf8: [UInt8]
    /// Where it is; nil if that is not known.
    let path: String?

    init(_ text: SourceText, at path: String?) {
        utf8 = text.utf8
        self.path = path
    }
}
