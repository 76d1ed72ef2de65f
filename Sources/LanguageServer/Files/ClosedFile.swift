import LayoutModel
import POSIX
import SourceText

/// Reads files that are not open in the editor.
enum ClosedFile {
    /// The text of a file; nil if it cannot be read or is too large.
    static func text(at path: String, as format: any LayoutFormat) -> SourceText? {
        guard let bytes = try? Files.contents(of: path, atMost: FileStamp.largestRead),
            format.refusal(of: bytes) == nil
        else { return nil }
        return SourceText(utf8: bytes)
    }
}
