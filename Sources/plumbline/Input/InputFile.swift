import Features
import LayoutModel
import POSIX
import SourceText

/// A file that was read.
struct InputFile {
    /// As the user gave it, or the folder as given plus the path below it.
    var path: String
    var text: SourceText
    var format: any LayoutFormat

    /// The most bytes of a document. The largest that people have are a hundredth of it.
    static let largest = 64 << 20

    /// Reads the only file of a command.
    init(oneFile path: String, of command: String, _ formats: FormatRegistry) throws(UsageError) {
        switch PathKind(path) {
        case .folder: throw UsageError("\"\(path)\" is a folder; \"\(command)\" needs a file.")
        case .missing(let reason): throw .missing(path, reason)
        case .file: try self.init(path: path, formats)
        case .stream: throw .stream(path)
        }
    }

    /// Reads a UTF-8 file in one of the formats.
    init(path: String, _ formats: FormatRegistry) throws(UsageError) {
        try self.init(
            path: path, format: formats.requiredFormat(of: path), bytes: Self.bytes(of: path, atMost: Self.largest))
    }

    /// Reads standard input to its end, as if it were the content of a file at `path`.
    init(standardInputAs path: String, _ formats: FormatRegistry) throws(UsageError) {
        let format = try formats.requiredFormat(of: path)
        try self.init(path: path, format: format, bytes: Self.standardInput(atMost: Self.largest))
    }

    /// A file of another source than the disk, such as a commit.
    init(path: String, bytes: [UInt8], _ formats: FormatRegistry) throws(UsageError) {
        try self.init(path: path, format: formats.requiredFormat(of: path), bytes: bytes)
    }

    /// A file whose text is known.
    init(path: String, text: SourceText, _ formats: FormatRegistry) throws(UsageError) {
        self.path = path
        self.text = text
        format = try formats.requiredFormat(of: path)
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
    static func standardInput(atMost limit: Int) throws(UsageError) -> [UInt8] {
        do throws(ReadError) {
            return try FileDescriptor.standardInput.takeAll(atMost: limit)
        } catch {
            throw UsageError("Standard input cannot be read: \(error.reason).")
        }
    }

    /// The content of a file in any format.
    ///
    /// - Parameter readsStreams: whether it may be a pipe, such as that of `<(command)`.
    static func bytes(of path: String, atMost limit: Int, readsStreams: Bool = false) throws(UsageError) -> [UInt8] {
        do throws(ReadError) {
            return try Files.contents(of: path, atMost: limit, readsStreams: readsStreams)
        } catch {
            throw UsageError("\"\(path)\" cannot be read: \(error.reason).")
        }
    }

    var absolutePath: String {
        Files.absolute(path)
    }

    /// The file as read, with the declarations of the project around it.
    func snapshot(_ formats: FormatRegistry) -> Snapshot {
        Snapshot(reading: text, as: format, in: ProjectAround.context(for: self, formats))
    }
}
