import LanguageServerProtocol
import SourceText

/// A text with its file and the file's URI.
struct LocatedText: Sendable {
    var file: FileID
    var uri: String
    /// Nil for a file that is not open.
    var version: Int?
    var text: SourceText

    func location(of range: TextRange, in encoding: PositionEncoding) -> Location {
        Location(uri: uri, range: PositionConverter(text: text, encoding: encoding).range(range))
    }
}
