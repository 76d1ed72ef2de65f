package struct CompletionParams: Codable, Sendable {
    package struct Context: Codable, Sendable {
        /// The character that was typed, where that is why the editor asks.
        package var triggerCharacter: String?
    }

    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var context: Context?
}

package struct CompletionList: Codable, Hashable, Sendable {
    package var isIncomplete = false
    package var items: [CompletionItem]

    package init(items: [CompletionItem]) {
        self.items = items
    }
}

/// Source: LSP 3.17, "CompletionItem".
package struct CompletionItem: Codable, Hashable, Sendable {
    package var label: String
    package var kind: Int?
    package var detail: String?
    package var documentation: Documentation?
    package var sortText: String?
    package var filterText: String?
    package var textEdit: TextDocumentEdit.Replacement?
    /// Nil for plain text; see ``snippet``.
    package var insertTextFormat: Int?
    package var data: JSONValue?

    package static let snippet = 2

    /// A string, as old clients send it back, or marked-up text.
    package enum Documentation: Codable, Hashable, Sendable {
        case plain(String)
        case markup(MarkupContent)

        package init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .plain(text)
            } else {
                self = .markup(try container.decode(MarkupContent.self))
            }
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .plain(let text): try container.encode(text)
            case .markup(let markup): try container.encode(markup)
            }
        }
    }

    package init(
        label: String, kind: Int?, detail: String? = nil, documentation: Documentation? = nil, sortText: String? = nil,
        filterText: String? = nil, textEdit: TextDocumentEdit.Replacement? = nil, data: JSONValue? = nil
    ) {
        self.label = label
        self.kind = kind
        self.detail = detail
        self.documentation = documentation
        self.sortText = sortText
        self.filterText = filterText
        self.textEdit = textEdit
        self.data = data
    }
}
