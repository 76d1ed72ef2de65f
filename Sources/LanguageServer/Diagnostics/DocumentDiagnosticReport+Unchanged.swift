import LanguageServerProtocol

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
