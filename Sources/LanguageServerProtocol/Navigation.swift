/// The parameters of `textDocument/references`.
package struct ReferenceParams: Decodable, Sendable {
    package struct Context: Decodable, Sendable {
        package var includeDeclaration: Bool
    }

    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var context: Context
}

/// A range that refers to the same symbol as the cursor.
package struct DocumentHighlight: Encodable, Hashable, Sendable {
    package var range: PositionRange
    /// 1 is text, 2 is read, 3 is write.
    package var kind: Int

    package init(range: PositionRange, kind: Int) {
        self.range = range
        self.kind = kind
    }
}

/// Ranges that are edited together. The editor decides which characters may be typed in them.
package struct LinkedEditingRanges: Encodable, Hashable, Sendable {
    package var ranges: [PositionRange]

    package init(ranges: [PositionRange]) {
        self.ranges = ranges
    }
}

/// The parameters of `textDocument/rename`.
package struct RenameParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var newName: String
}

/// The result of `textDocument/prepareRename`.
package struct PrepareRenameResult: Encodable, Hashable, Sendable {
    package var range: PositionRange
    /// The name to begin with in the input field.
    package var placeholder: String

    package init(range: PositionRange, placeholder: String) {
        self.range = range
        self.placeholder = placeholder
    }
}
