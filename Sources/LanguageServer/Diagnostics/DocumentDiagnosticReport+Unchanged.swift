import LanguageServerProtocol

extension DocumentDiagnosticReport {
    /// The id of a result is a hash of its contents, so nothing that was sent has to be kept.
    init(_ items: [Diagnostic]) {
        var hasher = Hasher()
        hasher.combine(items)
        self = .full(resultId: String(UInt(bitPattern: hasher.finalize()), radix: 36), items)
    }

    /// The report for a client that has a result already.
    func since(_ previous: String?) -> DocumentDiagnosticReport {
        previous == resultId ? .unchanged(resultId: resultId) : self
    }

    private var resultId: String {
        switch self {
        case .full(let resultId, _), .unchanged(let resultId): resultId
        }
    }
}
