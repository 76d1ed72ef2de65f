/// The parameters of `textDocument/completion`.
package struct CompletionParams: Decodable, Sendable {
    package struct Context: Decodable, Sendable {
        /// The typed character that triggered the request, if any.
        package var triggerCharacter: String?
    }

    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var context: Context?
}

package struct CompletionList: Encodable, Hashable, Sendable {
    /// Whether the client must send a new request as the user continues to type.
    package var isIncomplete = false
    package var items: [CompletionItem]

    package init(items: [CompletionItem]) {
        self.items = items
    }
}

package struct CompletionItem: Codable, Hashable, Sendable {
    package var label: String
    /// The protocol's `CompletionItemKind`.
    package var kind: Int?
    package var detail: String?
    package var documentation: Documentation?
    /// The text to sort by in place of the label.
    package var sortText: String?
    /// The text to filter by in place of the label.
    package var filterText: String?
    package var textEdit: TextDocumentEdit.Replacement?
    /// ``snippet``, or nil for plain text.
    package var insertTextFormat: Int?
    /// Sent back with `completionItem/resolve`.
    package var data: JSONValue?

    package static let snippet = 2

    /// A string for old clients, or text with markup.
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
