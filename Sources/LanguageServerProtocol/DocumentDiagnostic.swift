package struct DocumentDiagnosticParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var previousResultId: String?
}

/// The diagnostics of a document that a client asked for. Source: LSP 3.17, "DocumentDiagnosticReport".
package enum DocumentDiagnosticReport: Encodable, Sendable {
    case full(resultId: String, [Diagnostic])
    case unchanged(resultId: String)

    enum CodingKeys: CodingKey {
        case kind, resultId, items
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .full(let resultId, let items):
            try container.encode("full", forKey: .kind)
            try container.encode(resultId, forKey: .resultId)
            try container.encode(items, forKey: .items)
        case .unchanged(let resultId):
            try container.encode("unchanged", forKey: .kind)
            try container.encode(resultId, forKey: .resultId)
        }
    }
}
