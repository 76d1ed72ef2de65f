package struct DocumentSymbolParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
}

package struct DocumentSymbol: Codable, Hashable, Sendable {
    package var name: String
    package var detail: String?
    package var kind: Int
    package var range: PositionRange
    package var selectionRange: PositionRange
    package var children: [DocumentSymbol]

    package init(
        name: String, detail: String?, kind: Int, range: PositionRange, selectionRange: PositionRange,
        children: [DocumentSymbol]
    ) {
        self.name = name
        self.detail = detail
        self.kind = kind
        self.range = range
        self.selectionRange = selectionRange
        self.children = children
    }
}

/// The flat form, for clients that know no hierarchy.
package struct SymbolInformation: Codable, Hashable, Sendable {
    package var name: String
    package var kind: Int
    package var location: Location
    package var containerName: String?

    package init(name: String, kind: Int, location: Location, containerName: String?) {
        self.name = name
        self.kind = kind
        self.location = location
        self.containerName = containerName
    }
}
