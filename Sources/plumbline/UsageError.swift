import POSIX
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

    /// A path of a pipe or a device, where only a file makes sense.
    static func stream(_ path: String) -> UsageError {
        UsageError("\"\(path)\" cannot be read: \(ReadError.notAFile.reason).")
    }

    /// A path that leads to nothing.
    static func missing(_ path: String, _ reason: String) -> UsageError {
        guard path != standardInputOperand else {
            return UsageError(
                "Only \"check\", \"fix\", \"format\", \"log\" and \"show\" read standard input, \"-\". "
                    + "A file with that name is \"./-\".")
        }
        // Swift replaces what is not UTF-8 in an argument.
        return path.contains("\u{FFFD}") ? .notUTF8(path) : UsageError("\"\(path)\" cannot be read: \(reason).")
    }

    /// A path that no text can name.
    static func notUTF8(_ path: String) -> UsageError {
        UsageError("\"\(path)\" cannot be read: its name is not UTF-8. Rename it.")
    }
}
