import LayoutModel
import POSIX
import SourceText

/// What stands at a path.
enum PathKind {
    case file
    case folder
    /// A pipe or a device: read where it is named, and passed over in a folder, since it may never end.
    case stream
    case missing(reason: String)

    init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = .missing(reason: SystemError().reason)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = .file
        default: self = .stream
        }
    }
}

/// A file that was read.
struct InputFile {
    /// As the person gave it, or the folder as given plus the path below it.
    var path: String
    var text: SourceText

    /// The format that the path's ending names.
    var format: any LayoutFormat

    /// Reads the one file that a command is about.
    init(oneFile path: String, of command: String, collapseStyle: CollapseStyle? = nil) throws(UsageError) {
        switch PathKind(path) {
        case .folder: throw UsageError("\"\(path)\" is a folder; \"\(command)\" needs a file.")
        case .missing(let reason): throw .missing(path, reason)
        case .file, .stream: try self.init(path: path, collapseStyle: collapseStyle)
        }
    }

    /// Reads a file of one of our formats, which has to be UTF-8.
    ///
    /// - Parameter collapseStyle: how views collapse of which the file does not say it.
    init(path: String, collapseStyle: CollapseStyle? = nil) throws(UsageError) {
        let format = try InputFormats.required(for: path).collapsing(in: collapseStyle)
        try self.init(path: path, format: format, bytes: Self.bytes(of: path))
    }

    /// Reads standard input to its end, as what would stand at `path`; nothing there is read.
    init(standardInputAs path: String, collapseStyle: CollapseStyle? = nil) throws(UsageError) {
        let format = try InputFormats.required(for: path).collapsing(in: collapseStyle)
        try self.init(path: path, format: format, bytes: Self.standardInput())
    }

    private init(path: String, format: any LayoutFormat, bytes: [UInt8]) throws(UsageError) {
        if let refusal = format.refusal(of: bytes) ?? Self.refusal(of: bytes) {
            throw UsageError("\"\(path)\" \(refusal)")
        }
        self.path = path
        self.text = SourceText(utf8: bytes)
        self.format = format
    }

    /// All of standard input.
    static func standardInput() throws(UsageError) -> [UInt8] {
        guard let bytes = FileDescriptor.standardInput.takeAll() else {
            throw UsageError("Standard input cannot be read: \(SystemError().reason).")
        }
        return bytes
    }

    /// All of a file, whatever it is.
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

    /// What is wrong with bytes that are no text in UTF-8, and what would mend it: what follows the file's name in a
    /// sentence.
    private static func refusal(of bytes: [UInt8]) -> String? {
        if looksLikeUTF32(bytes) { return "is not UTF-8 text but UTF-32; save it as UTF-8." }
        if looksLikeUTF16(bytes) { return "is not UTF-8 text but UTF-16; save it as UTF-8." }
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        if isBinary(bytes) { return "is no text but binary data. Make sure that it is the right file." }
        let line = lineOfFirstFault(in: bytes)
        return "is not UTF-8 text: the first byte that does not belong is on line \(line). Save it as UTF-8."
    }

    /// Whether there are control characters in it that no text has, in whatever encoding of single bytes.
    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        bytes.contains { $0 < 0x20 && !"\t\n\u{0B}\u{0C}\r\u{1B}".utf8.contains($0) }
    }

    /// With its mark at the start, or a first character of ASCII, of which three quarters are zero. The mark begins
    /// like that of UTF-16.
    private static func looksLikeUTF32(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 4, bytes.count % 4 == 0 else { return false }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return true }
        let zeros = bytes.prefix(4).map { $0 == 0 }
        return zeros == [false, true, true, true] || zeros == [true, true, true, false]
    }

    /// With its mark at the start; or without one, where the first character is one of ASCII and so half of it is zero.
    /// What follows has to be text too, as it is not in binary data.
    static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2 else { return false }
        let isMarked = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
        guard isMarked || bytes.count % 2 == 0 && (bytes[0] == 0) != (bytes[1] == 0) else { return false }
        let isBigEndian = bytes[0] == 0xFE || bytes[0] == 0
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return !units.contains(0) && String(validating: units, as: UTF16.self) != nil
    }

    private static func lineOfFirstFault(in bytes: [UInt8]) -> Int {
        let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
        let fault = zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? repaired.count
        return bytes.prefix(fault).count { $0 == UInt8(ascii: "\n") } + 1
    }
}
