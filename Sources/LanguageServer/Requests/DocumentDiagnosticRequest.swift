import LanguageServerProtocol
import LayoutModel

extension DocumentRequest {
    /// The findings as a client that asks for them wants them: `unchanged` where it has them already.
    func diagnosticReport(_ params: DocumentDiagnosticParams) throws(Cancelled) -> DocumentDiagnosticReport {
        let findings = try document.findings(cancellation)
        return diagnostics.report(findings, of: document.located).since(params.previousResultId)
    }
}
