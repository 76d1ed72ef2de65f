package struct DocumentSymbol: Encodable, Hashable, Sendable {
    package var name: String
    package var detail: String?
    /// The protocol's `SymbolKind`.
    package var kind: Int
    /// The range of the whole declaration.
    package var range: PositionRange
    /// The range of the name.
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

/// A symbol of the workspace, or of a document for a client without nested symbols.
package struct SymbolInformation: Encodable, Hashable, Sendable {
    package var name: String
    /// The protocol's `SymbolKind`.
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
