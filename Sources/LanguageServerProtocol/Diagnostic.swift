package struct Diagnostic: Codable, Hashable, Sendable {
    package var range: PositionRange
    package var severity: DiagnosticSeverity?
    package var code: String?
    /// A link to the page about the code.
    package var codeDescription: CodeDescription?
    package var source: String?
    package var message: String
    package var tags: [DiagnosticTag]?
    package var relatedInformation: [DiagnosticRelatedInformation]?

    package init(
        range: PositionRange, severity: DiagnosticSeverity?, code: String?, codeDescription: CodeDescription? = nil,
        source: String? = "plumbline", message: String, tags: [DiagnosticTag]? = nil,
        relatedInformation: [DiagnosticRelatedInformation]? = nil
    ) {
        self.range = range
        self.severity = severity
        self.code = code
        self.codeDescription = codeDescription
        self.source = source
        self.message = message
        self.tags = tags
        self.relatedInformation = relatedInformation
    }

    enum CodingKeys: CodingKey {
        case range, severity, code, codeDescription, source, message, tags, relatedInformation
    }

    /// Also accepts the diagnostics of other servers, whose codes may be numbers: unknown values are left out.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        range = try container.decode(PositionRange.self, forKey: .range)
        message = (try? container.decode(String.self, forKey: .message)) ?? ""
        severity = try? container.decode(DiagnosticSeverity.self, forKey: .severity)
        code = try? container.decode(String.self, forKey: .code)
        codeDescription = try? container.decode(CodeDescription.self, forKey: .codeDescription)
        source = try? container.decode(String.self, forKey: .source)
        tags = try? container.decode([DiagnosticTag].self, forKey: .tags)
        relatedInformation = try? container.decode([DiagnosticRelatedInformation].self, forKey: .relatedInformation)
    }
}

package enum DiagnosticSeverity: Int, Codable, Hashable, Sendable {
    case error = 1
    case warning, information, hint
}

package enum DiagnosticTag: Int, Codable, Hashable, Sendable {
    case unnecessary = 1
    case deprecated
}

/// A message about another location that a diagnostic involves.
package struct DiagnosticRelatedInformation: Codable, Hashable, Sendable {
    package var location: Location
    package var message: String

    package init(location: Location, message: String) {
        self.location = location
        self.message = message
    }
}

package struct CodeDescription: Codable, Hashable, Sendable {
    /// A URI.
    package var href: String

    package init(href: String) {
        self.href = href
    }
}

/// The parameters of `textDocument/publishDiagnostics`.
package struct PublishDiagnosticsParams: Codable, Sendable {
    package var uri: String
    package var version: Int?
    package var diagnostics: [Diagnostic]

    package init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
        self.uri = uri
        self.version = version
        self.diagnostics = diagnostics
    }
}
