import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

extension DocumentRequest {
    /// The findings as a client that asks for them wants them: `unchanged` where it has them already.
    func diagnosticReport(_ params: DocumentDiagnosticParams) throws(ResponseError) -> DocumentDiagnosticReport {
        guard let report = document.diagnosticReport(diagnostics, flag) else { throw .outdated }
        return report.since(params.previousResultId)
    }
}

extension OpenDocument {
    /// All findings; nil where `flag` was set before they were known.
    func diagnosticReport(_ converter: DiagnosticConverter, _ flag: CancellationFlag) -> DocumentDiagnosticReport? {
        findings(flag).map { converter.report($0, uri: uri, text: text) }
    }
}

extension DiagnosticConverter {
    func report(_ findings: [Finding], uri: String, text: SourceText) -> DocumentDiagnosticReport {
        DocumentDiagnosticReport(findings.map { diagnostic($0, uri: uri, text: text) })
    }
}

extension DocumentDiagnosticReport {
    /// The id of a result follows from what is in it, so that nobody has to keep what was sent.
    init(_ items: [Diagnostic]) {
        var hasher = Hasher()
        hasher.combine(items)
        self.init(resultId: String(UInt(bitPattern: hasher.finalize()), radix: 36), items)
    }

    /// What to say to a client that has a result already.
    func since(_ previous: String?) -> DocumentDiagnosticReport {
        previous == resultId ? unchanged : self
    }
}
