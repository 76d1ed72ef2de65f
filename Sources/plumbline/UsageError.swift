import SourceText

/// Wrong usage, or a named file that cannot be read or written. The exit status is 2.
struct UsageError: Error, Equatable {
    var message: String

    init(_ message: String) {
        self.message = message
    }

    /// An unknown name; see ``Spelling/complaint(about:among:_:none:)``.
    static func unknown(_ name: String, among known: [String], _ complaint: String, none: String) -> UsageError {
        UsageError(Spelling.complaint(about: name, among: known, complaint, none: none))
    }

    /// A path that leads to nothing.
    static func missing(_ path: String, _ reason: String) -> UsageError {
        guard path == standardInputOperand else { return UsageError("\"\(path)\" cannot be read: \(reason).") }
        return UsageError(
            "Only \"check\" and \"log\" read standard input, \"-\". A file with that name is \"./-\".")
    }
}
