import LanguageServerProtocol
import LayoutModel
import SourceText

/// A version of a text with what the client calls its file.
struct LocatedText: Sendable {
    var file: FileID
    var uri: String
    /// Nil for a text that is not open in the editor.
    var version: Int?
    var text: SourceText
}

extension ProjectReader {
    /// The text of a place's file, beside the one at hand; nil where it cannot be read.
    func text(of file: FileID, beside own: LocatedText) -> LocatedText? {
        if file == own.file { return own }
        guard let uri = files.uri(of: file), let other = otherFile(file) else { return nil }
        return LocatedText(file: file, uri: uri, text: other.text)
    }

    /// Where a place is; nil in a file that cannot be read.
    func location(of place: FileRange, beside own: LocatedText, _ encoding: PositionEncoding) -> Location? {
        text(of: place.file, beside: own).map { found in
            let positions = PositionConverter(text: found.text, encoding: encoding)
            return Location(uri: found.uri, range: positions.range(place.range))
        }
    }
}
