/// A part of the stream with one header.
package enum Frame: Hashable, Sendable {
    /// The bytes of one message.
    case body([UInt8])
    /// A header without a length, or a body in a character set other than UTF-8. The reason is for the log.
    case unreadable(reason: String)
}

/// Splits a stream of bytes into messages by the base protocol's headers.
///
/// `Content-Length` counts bytes. Header names are not case-sensitive, and a line may end with `\n` alone. After a
/// header that it cannot read, the framer looks for the next `Content-Length`, so that one bad message does not end the
/// session.
///
/// Source: LSP 3.17, "Base Protocol".
package struct MessageFramer: Sendable {
    /// The most bytes in a body. A larger length is an error.
    package static let longestBody = 1 << 30
    /// The most bytes in a header line. A longer line is dropped.
    package static let longestHeaderLine = 1 << 14

    private var buffer: [UInt8] = []
    private var position = 0
    private var header = Header()
    /// The body whose header is complete.
    private var expected: (length: Int, problem: String?)?

    private struct Header {
        var length: Int?
        var problem: String?
        var isEmpty = true
    }

    package init() {}

    package mutating func append(_ bytes: [UInt8]) {
        if position > 0 {
            buffer.removeSubrange(..<position)
            position = 0
        }
        buffer += bytes
    }

    /// The next complete frame, or nil until more bytes arrive.
    package mutating func next() -> Frame? {
        while true {
            if let body = expected {
                guard buffer.count - position >= body.length else { return nil }
                let bytes = Array(buffer[position..<position + body.length])
                position += body.length
                expected = nil
                return body.problem.map { .unreadable(reason: $0) } ?? .body(bytes)
            }
            guard let line = nextLine() else { return nil }
            if !line.isEmpty {
                read(line)
                continue
            }
            let finished = header
            header = Header()
            if let length = finished.length {
                expected = (length, finished.problem)
            } else if !finished.isEmpty {
                return .unreadable(reason: finished.problem ?? "the header has no Content-Length")
            }
        }
    }

    /// The next header line without its end, or nil until its end arrives.
    private mutating func nextLine() -> ArraySlice<UInt8>? {
        guard let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) else {
            if buffer.count - position > Self.longestHeaderLine {
                header.isEmpty = false
                header.problem = "a header line is longer than \(Self.longestHeaderLine) bytes"
                // Keeps the end of the line, where the next header may begin.
                position = buffer.count - 64
            }
            return nil
        }
        var line = buffer[position..<end]
        position = end + 1
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
    }

    private mutating func read(_ line: ArraySlice<UInt8>) {
        header.isEmpty = false
        let text = String(decoding: line, as: UTF8.self)
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].trimmingSpaces.lowercased()
        let value = parts.count > 1 ? parts[1].trimmingSpaces : ""
        switch name {
        case "content-length":
            readLength(value)
        case "content-type":
            if let charset = Self.charset(of: value), charset != "utf-8", charset != "utf8" {
                header.problem = "the character set \(charset) is not UTF-8"
            }
        default:
            // The next header may follow a body without a usable header, on the same line.
            let lowercased = text.lowercased()
            if let found = lowercased.ranges(of: "content-length:").last {
                header = Header()
                header.isEmpty = false
                readLength(String(lowercased[found.upperBound...]).trimmingSpaces)
            }
        }
    }

    private mutating func readLength(_ value: String) {
        guard let length = Int(value), (0...Self.longestBody).contains(length) else {
            header.problem = "Content-Length is \"\(value.prefix(40))\", which is not a valid length"
            return
        }
        header.length = length
    }

    private static func charset(of contentType: String) -> String? {
        for part in contentType.split(separator: ";").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].trimmingSpaces.lowercased() == "charset" else { continue }
            return pair[1].trimmingSpaces.lowercased().filter { $0 != "\"" }
        }
        return nil
    }

    /// A message with its header.
    package static func frame(_ body: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: String {
        let isSpace: (UInt8) -> Bool = { Unicode.Scalar($0).properties.isWhitespace && $0 < 0x80 }
        var bytes = Substring(self).utf8.drop(while: isSpace)
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return String(Substring(bytes))
    }
}
