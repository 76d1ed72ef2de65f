import LanguageServerProtocol
import LayoutModel
import SourceText

/// Findings as the protocol's diagnostics, with what the client declared and nothing else.
struct DiagnosticConverter: Sendable {
    var client: ClientProfile
    /// The base of the rules' pages; nil where there are none.
    var pages: String?
    var reader: ProjectReader

    func params(_ findings: [Finding], of document: OpenDocument) -> PublishDiagnosticsParams {
        let text = document.located
        return PublishDiagnosticsParams(
            uri: document.uri,
            version: client.capabilities.diagnosticVersions ? document.version : nil,
            diagnostics: findings.map { diagnostic($0, of: text) })
    }

    func report(_ findings: [Finding], of text: LocatedText) -> DocumentDiagnosticReport {
        DocumentDiagnosticReport(findings.map { diagnostic($0, of: text) })
    }

    func diagnostic(_ finding: Finding, of text: LocatedText) -> Diagnostic {
        let converter = PositionConverter(text: text.text, encoding: client.encoding)
        return Diagnostic(
            range: converter.range(finding.range),
            severity: DiagnosticSeverity(rawValue: finding.severity.rawValue),
            code: finding.code.rawValue,
            codeDescription: codeDescription(finding.code),
            message: finding.message,
            tags: tags(finding),
            relatedInformation: related(finding, of: text))
    }

    private func codeDescription(_ code: FindingCode) -> CodeDescription? {
        guard client.capabilities.diagnosticCodeDescriptions, let pages else { return nil }
        return CodeDescription(href: pages + code.rawValue)
    }

    private func tags(_ finding: Finding) -> [DiagnosticTag]? {
        guard finding.isUnnecessary,
            client.capabilities.diagnosticTags.contains(DiagnosticTag.unnecessary.rawValue)
        else { return nil }
        return [.unnecessary]
    }

    private func related(_ finding: Finding, of text: LocatedText) -> [DiagnosticRelatedInformation]? {
        guard client.capabilities.diagnosticRelatedInformation, !finding.related.isEmpty else { return nil }
        return finding.related.compactMap { related in
            reader.location(of: related.range, beside: text, client.encoding).map {
                DiagnosticRelatedInformation(location: $0, message: related.message)
            }
        }
    }
}
