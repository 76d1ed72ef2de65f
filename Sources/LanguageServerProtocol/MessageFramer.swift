/// What stood in the stream between one header and the next.
package enum Frame: Hashable, Sendable {
    /// The bytes of one message.
    case body([UInt8])
    /// A header that tells no length, or a body in a character set that is not UTF-8; the reason is for the log.
    case unreadable(reason: String)
}

/// Cuts a stream of bytes into messages by the base protocol's headers.
///
/// `Content-Length` counts bytes; names of headers know no case; a line may end in `\n` alone. After a header that cannot be read it
/// looks for the next `Content-Length`, so that one bad message does not cost the session.
///
/// Source: LSP 3.17, "Base Protocol".
package struct MessageFramer: Sendable {
    /// A longer body is taken for a broken header: no editor sends one.
    package static let longestBody = 1 << 30
    /// A longer header line is thrown away unread.
    package static let longestHeaderLine = 1 << 14

    private var buffer: [UInt8] = []
    private var place = 0
    private var header = Header()
    /// Set while a body is awaited.
    private var awaited: Awaited?

    private struct Header {
        var length: Int?
        var problem: String?
        var isEmpty = true
    }

    private struct Awaited {
        var length: Int
        var problem: String?
    }

    package init() {}

    package mutating func append(_ bytes: some Sequence<UInt8>) {
        if place > 0 {
            buffer.removeSubrange(..<place)
            place = 0
        }
        buffer += bytes
    }

    /// The next frame that is complete, or nil until more bytes have come.
    package mutating func next() -> Frame? {
        while true {
            if let body = awaited {
                guard buffer.count - place >= body.length else { return nil }
                let bytes = Array(buffer[place..<place + body.length])
                place += body.length
                awaited = nil
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
                awaited = Awaited(length: length, problem: finished.problem)
            } else if !finished.isEmpty {
                return .unreadable(reason: finished.problem ?? "the header has no Content-Length")
            }
        }
    }

    /// The next header line without its end, or nil until its end has come.
    private mutating func nextLine() -> ArraySlice<UInt8>? {
        guard let end = buffer[place...].firstIndex(of: UInt8(ascii: "\n")) else {
            if buffer.count - place > Self.longestHeaderLine {
                header.isEmpty = false
                header.problem = "a header line is longer than \(Self.longestHeaderLine) bytes"
                // The end is kept: the next header may have begun there.
                place = buffer.count - 64
            }
            return nil
        }
        var line = buffer[place..<end]
        place = end + 1
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
            // The rest of a message whose header was lost runs into the next header.
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
            header.problem = "Content-Length is \"\(value.prefix(40))\", which is no length"
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

    /// A message with its header, ready to be written.
    package static func frame(_ body: some Collection<UInt8>) -> [UInt8] {
        Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: String {
        var slice = self[...]
        while let first = slice.first, first.isWhitespace { slice.removeFirst() }
        while let last = slice.last, last.isWhitespace { slice.removeLast() }
        return String(slice)
    }
}
