// LSP 3.17: textDocument/didChange

import LanguageServerProtocol
import SourceText

/// What one message of the editor changes in a document.
struct ContentChange: Sendable {
    /// Each applies to the result of the previous one.
    var replacements: [TextDocumentContentChange]
    var encoding: PositionEncoding

    /// Whether a position lies before the text, which no text has.
    var hasNegativePositions: Bool {
        replacements.contains { replacement in
            guard let range = replacement.range else { return false }
            return [range.start, range.end].contains { $0.line < 0 || $0.character < 0 }
        }
    }

    /// The changed text, and where the change ends if it ends a word that is being typed.
    func applied(to text: SourceText) -> (text: SourceText, typed: UTF8Offset?) {
        var typed: UTF8Offset?
        let text = replacements.reduce(text) { text, replacement in
            typed = nil
            guard let range = replacement.range else { return SourceText(replacement.text) }
            let edit = TextEdit(PositionConverter(text: text, encoding: encoding).range(range), replacement.text)
            // What ends in a blank ends a word, and what is deleted is not typed.
            let isWord = edit.replacement.utf8.last.map { !" \t\r\n".utf8.contains($0) } ?? false
            typed = isWord ? edit.range.start + edit.replacement.utf8.count : nil
            return text.applying([edit])
        }
        return (text, typed)
    }
}
