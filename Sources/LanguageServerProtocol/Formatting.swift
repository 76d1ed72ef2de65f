/// Source: LSP 3.17, "FormattingOptions".
package struct FormattingOptions: Codable, Sendable {
    package var tabSize: Int
    package var insertSpaces: Bool

    /// The blanks of one level; four for a size that nobody means.
    package var unit: String {
        insertSpaces ? String(repeating: " ", count: (1...16).contains(tabSize) ? tabSize : 4) : "\t"
    }
}

package struct DocumentFormattingParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var options: FormattingOptions
}

package struct DocumentRangeFormattingParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
    package var options: FormattingOptions
}

package struct DocumentOnTypeFormattingParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    /// Behind what was typed.
    package var position: Position
    package var ch: String
    package var options: FormattingOptions
}
