import SourceText

/// Something about the command line or a named file that keeps a command from doing what was asked. Exit status 2.
struct UsageError: Error, Equatable {
    var message: String

    init(_ message: String) {
        self.message = message
    }

    /// That `name` is none of `known`; see ``Spelling/complaint(about:among:_:none:)``.
    static func unknown(_ name: String, among known: [String], _ complaint: String, none: String) -> UsageError {
        UsageError(Spelling.complaint(about: name, among: known, complaint, none: none))
    }

    /// That there is nothing at a path that was named.
    static func missing(_ path: String, _ reason: String) -> UsageError {
        guard path == standardInputOperand else { return UsageError("\"\(path)\" cannot be read: \(reason).") }
        return UsageError(
            "\"-\" is no file: standard input is read by \"check\" and \"log\" alone. A file of that name is \"./-\".")
    }
}
