import LanguageServerProtocol
import LayoutModel
import SourceText
import SourceText

/// Converts findings to the protocol's diagnostics, with the members that the client supports.
struct DiagnosticConverter: Sendable {
    var client: ClientProfile
    /// The base URI of the pages of the codes; nil if there are none.
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
        Diagnostic(
            range: text.location(of: finding.range, in: client.encoding).range,
            severity: DiagnosticSeverity(rawValue: finding.severity.rawValue),
            code: finding.code.rawValue,
            codeDescription: codeDescription(finding.code),
            message: message(finding, of: text),
            tags: tags(finding),
            relatedInformation: related(finding, of: text))
    }

    /// The message, with the other places that are involved for a client that does not show them by itself.
    private func message(_ finding: Finding, of text: LocatedText) -> String {
        guard !client.capabilities.diagnosticRelatedInformation, !finding.related.isEmpty else {
            return finding.message
        }
        let shown = finding.related.prefix(Self.mostInMessage).compactMap { related in
            location(of: related.range, own: text).map { place in
                let file = place.uri == text.uri ? "" : DocumentURI.fileName(of: place.uri) + ", "
                return "\(file)line \(place.range.start.line + 1): \(related.message)"
            }
        }
        let rest = finding.related.count - Self.mostInMessage
        return ([finding.message] + shown + (rest > 0 ? ["and \(counted(rest, "more place"))"] : []))
            .joined(separator: "\n")
    }

    /// Of the places in a message: more of them would fill the screen.
    private static let mostInMessage = 12

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
            location(of: related.range, own: text).map {
                DiagnosticRelatedInformation(location: $0, message: related.message)
            }
        }
    }

    /// The location of a range, in the file of `own` or in another; nil if that file cannot be read.
    func location(of range: FileRange, own: LocatedText) -> Location? {
        reader.text(of: range.file, own: own)?.location(of: range.range, in: client.encoding)
    }
}
