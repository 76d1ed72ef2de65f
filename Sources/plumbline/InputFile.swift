import Foundation
import SourceText

/// What stands at a path.
enum PathKind {
    case file
    case folder
    case missing(reason: String)

    init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = .missing(reason: String(cString: strerror(errno)))
            return
        }
        self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }
}

/// A file that was read.
struct InputFile {
    /// As the person gave it, or the folder as given plus the path below it.
    var path: String
    var text: SourceText

    /// Reads a file that has to be UTF-8.
    init(path: String) throws(UsageError) {
        let bytes: [UInt8]
        do {
            bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw UsageError("\"\(path)\" cannot be read: \(Self.reason(error)).")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw UsageError("\"\(path)\" is not UTF-8 text: \(Self.firstFault(in: bytes)).")
        }
        self.path = path
        self.text = SourceText(utf8: bytes)
    }

    var absolutePath: String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    private static func reason(_ error: any Error) -> String {
        var next: NSError? = error as NSError
        while let current = next {
            if current.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(clamping: current.code))) }
            next = current.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return error.localizedDescription
    }

    private static func firstFault(in bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "it looks like UTF-16" }
        let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
        let fault = zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? repaired.count
        let line = bytes.prefix(fault).count { $0 == UInt8(ascii: "\n") } + 1
        return "the first byte that does not belong is on line \(line)"
    }
}
