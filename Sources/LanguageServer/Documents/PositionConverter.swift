import LanguageServerProtocol
import SourceText

/// Converts between the client's positions and UTF-8 offsets. Positions outside the text are clamped to it.
struct PositionConverter: Sendable {
    var text: SourceText
    var encoding: PositionEncoding

    func position(_ offset: UTF8Offset) -> Position {
        let position = text.lines.position(of: offset, in: encoding)
        return Position(line: position.line, character: position.character)
    }

    func range(_ range: TextRange) -> PositionRange {
        PositionRange(start: position(range.start), end: position(range.end))
    }

    func offset(_ position: Position) -> UTF8Offset {
        text.lines.offset(of: TextPosition(line: position.line, character: position.character), in: encoding)
    }

    func range(_ range: PositionRange) -> TextRange {
        TextRange(offset(range.start), offset(range.end))
    }

    func edits(_ edits: [TextEdit]) -> [TextDocumentEdit.Replacement] {
        edits.map { TextDocumentEdit.Replacement(range: range($0.range), newText: $0.replacement) }
    }
}
