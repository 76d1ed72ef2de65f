import LanguageServerProtocol

/// The report of a file that is not open, with everything that it depends on.
struct FileFindings: Sendable {
    var settings: FileSettings
    /// The generation of the project; nil for a format whose files do not share declarations.
    var generation: Int?
    var report: DocumentDiagnosticReport
}
