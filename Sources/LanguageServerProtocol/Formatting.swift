package struct FormattingOptions: Decodable, Sendable {
    package var tabSize: Int
    package var insertSpaces: Bool

    /// The indentation of one level; four spaces if the size makes no sense.
    package var unit: String {
        insertSpaces ? String(repeating: " ", count: (1...16).contains(tabSize) ? tabSize : 4) : "\t"
    }
}

/// The parameters of `textDocument/formatting`.
package struct DocumentFormattingParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var options: FormattingOptions
}

/// The parameters of `textDocument/rangeFormatting`.
package struct DocumentRangeFormattingParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
    package var options: FormattingOptions
}

/// The parameters of `textDocument/onTypeFormatting`.
package struct DocumentOnTypeFormattingParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
    /// The position after the typed character.
    package var position: Position
    /// The typed character.
    package var ch: String
    package var options: FormattingOptions
}
