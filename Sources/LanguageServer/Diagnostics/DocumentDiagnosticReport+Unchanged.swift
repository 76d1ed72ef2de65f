import LanguageServerProtocol

extension DocumentDiagnosticReport {
    /// The id of a result is a hash of its contents, so nothing that was sent has to be kept.
    init(_ items: [Diagnostic]) {
        var hasher = Hasher()
        hasher.combine(items)
        self.init(resultId: String(UInt(bitPattern: hasher.finalize()), radix: 36), items)
    }

    /// The report for a client that has a result already.
    func since(_ previous: String?) -> DocumentDiagnosticReport {
        previous == resultId ? unchanged : self
    }
}
