/// The parameters of `textDocument/diagnostic`.
package struct DocumentDiagnosticParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
    /// The identity of the result that the client has.
    package var previousResultId: String?
}

/// The diagnostics of a document for a client that pulls them. Source: LSP 3.17, "DocumentDiagnosticReport".
package struct DocumentDiagnosticReport: Encodable, Sendable {
    private var kind = "full"
    package let resultId: String
    private var items: [Diagnostic]?

    package init(resultId: String, _ items: [Diagnostic]) {
        self.resultId = resultId
        self.items = items
    }

    /// The report for a client that has the same result already.
    package var unchanged: DocumentDiagnosticReport {
        var report = self
        (report.kind, report.items) = ("unchanged", nil)
        return report
    }
}
