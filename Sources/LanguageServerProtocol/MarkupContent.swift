/// Text with or without Markdown.
package struct MarkupContent: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        case plaintext, markdown
    }

    package var kind: Kind
    package var value: String

    package init(kind: Kind, value: String) {
        self.kind = kind
        self.value = value
    }
}

package struct Hover: Encodable, Hashable, Sendable {
    package var contents: MarkupContent
    /// The range that the editor marks while it shows the hover.
    package var range: PositionRange?

    package init(contents: MarkupContent, range: PositionRange?) {
        self.contents = contents
        self.range = range
    }
}
