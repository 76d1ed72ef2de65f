package struct ReferenceParams: Codable, Sendable {
    package struct Context: Codable, Sendable {
        package var includeDeclaration: Bool
    }

    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var context: Context
}

package struct DocumentHighlight: Codable, Hashable, Sendable {
    package var range: PositionRange
    /// 1 text, 2 read, 3 write.
    package var kind: Int

    package init(range: PositionRange, kind: Int) {
        self.range = range
        self.kind = kind
    }
}

/// Source: LSP 3.17, "LinkedEditingRanges". What may be typed is left to the editor, which knows the words of the language.
package struct LinkedEditingRanges: Codable, Hashable, Sendable {
    package var ranges: [PositionRange]

    package init(ranges: [PositionRange]) {
        self.ranges = ranges
    }
}

package struct RenameParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var newName: String
}

package struct PrepareRenameResult: Codable, Hashable, Sendable {
    package var range: PositionRange
    package var placeholder: String

    package init(range: PositionRange, placeholder: String) {
        self.range = range
        self.placeholder = placeholder
    }
}
