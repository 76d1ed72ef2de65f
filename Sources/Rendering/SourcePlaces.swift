import LayoutModel
import SourceText

/// A range in the source of a layout. Lines and columns are counted from 1, columns in UTF-16 units, as editors do.
package struct SourcePlace: Hashable, Sendable {
    package var line: Int
    package var column: Int
    package var endLine: Int
    package var endColumn: Int

    /// `8:5-12:6`.
    var text: String { "\(line):\(column)-\(endLine):\(endColumn)" }
}

/// Converts ranges of the file in which a layout is written.
struct SourcePlaces {
    /// Nil if the text is unknown. Then nothing has a place.
    var text: SourceText?
    var file: FileID

    /// Nil for a range in another file.
    subscript(range: FileRange) -> SourcePlace? {
        guard let text, range.file == file else { return nil }
        let start = text.lines.position(of: range.range.start, in: .utf16)
        let end = text.lines.position(of: range.range.end, in: .utf16)
        return SourcePlace(
            line: start.line + 1, column: start.character + 1, endLine: end.line + 1, endColumn: end.character + 1)
    }
}
