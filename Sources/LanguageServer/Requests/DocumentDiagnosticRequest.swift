import LanguageServerProtocol
import LayoutModel

extension DocumentRequest {
    /// The findings, or `unchanged` if the client has them already.
    func diagnosticReport(_ params: DocumentDiagnosticParams) throws(Cancelled) -> DocumentDiagnosticReport {
        let findings = try document.findings(cancellation)
        return diagnostics.report(findings, of: document.located).since(params.previousResultId)
    }
}
