/// The parameters of `textDocument/selectionRange`.
package struct SelectionRangeParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var positions: [Position]
}

/// A range to select, with the larger ranges around it. Source: LSP 3.17, "SelectionRange".
package indirect enum SelectionRange: Encodable, Hashable, Sendable {
    case range(PositionRange, parent: SelectionRange?)

    /// - Parameter ranges: from the innermost to the outermost.
    package init?(_ ranges: [PositionRange]) {
        var result: SelectionRange?
        for range in ranges.reversed() { result = .range(range, parent: result) }
        guard let result else { return nil }
        self = result
    }

    enum CodingKeys: CodingKey {
        case range, parent
    }

    package func encode(to encoder: any Encoder) throws {
        let (range, parent) =
            switch self {
            case .range(let range, let parent): (range, parent)
            }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(range, forKey: .range)
        try container.encodeIfPresent(parent, forKey: .parent)
    }
}
