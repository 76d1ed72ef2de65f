import LayoutModel
import POSIX
import SourceText

/// A file that was read.
struct InputFile {
    /// As the user gave it, or the folder as given plus the path below it.
    var path: String
    var text: SourceText
    var format: any LayoutFormat

    /// Reads the only file of a command.
    init(oneFile path: String, of command: String, _ formats: FormatRegistry) throws(UsageError) {
        switch PathKind(path) {
        case .folder: throw UsageError("\"\(path)\" is a folder; \"\(command)\" needs a file.")
        case .missing(let reason): throw .missing(path, reason)
        case .file, .stream: try self.init(path: path, formats)
        }
    }

    /// Reads a UTF-8 file in one of the formats.
    init(path: String, _ formats: FormatRegistry) throws(UsageError) {
        try self.init(path: path, format: formats.requiredFormat(of: path), bytes: Self.bytes(of: path))
    }

    /// Reads standard input to its end, as if it were the content of a file at `path`.
    init(standardInputAs path: String, _ formats: FormatRegistry) throws(UsageError) {
        try self.init(path: path, format: formats.requiredFormat(of: path), bytes: Self.standardInput())
    }

    private init(path: String, format: any LayoutFormat, bytes: [UInt8]) throws(UsageError) {
        if let refusal = format.refusal(of: bytes) ?? TextEncoding.refusal(of: bytes) {
            throw UsageError("\"\(path)\" \(refusal)")
        }
        self.path = path
        self.text = SourceText(utf8: bytes)
        self.format = format
    }

    /// The content of standard input.
    static func standardInput() throws(UsageError) -> [UInt8] {
        guard let bytes = FileDescriptor.standardInput.takeAll() else {
            throw UsageError("Standard input cannot be read: \(SystemError().reason).")
        }
        return bytes
    }

    /// The content of a file in any format.
    static func bytes(of path: String) throws(UsageError) -> [UInt8] {
        do throws(SystemError) {
            return try Files.contents(of: path)
        } catch {
            throw UsageError("\"\(path)\" cannot be read: \(error.reason).")
        }
    }

    var absolutePath: String {
        Files.absolute(path)
    }
}
