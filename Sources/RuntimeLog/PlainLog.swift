import SourceText

/// A log without what a terminal, a system's log or a web page has put into its lines, and where each part of it stands in the log.
///
/// Line breaks stay as they are.
struct PlainLog {
    let text: SourceText
    /// Where what follows was moved to, in order of place.
    private let moves: [Move]

    private struct Move {
        var place: Int
        var original: Int
        /// Where what stands before it ends in the log: before what was taken out, behind what was put otherwise.
        var end: Int
    }

    /// Nil where there is nothing to take out.
    ///
    /// Complexity: O(length of the text).
    init?(_ text: SourceText) {
        guard let (bytes, moves) = Self.plain(text.utf8) else { return nil }
        self.text = SourceText(utf8: bytes)
        self.moves = moves
    }

    // MARK: Places

    /// Where a range of the plain text stands in the log.
    func original(_ range: TextRange) -> TextRange {
        let start = original(range.start.value, isEnd: false)
        return TextRange(start, range.isEmpty ? start : original(range.end.value, isEnd: true))
    }

    /// What was taken out between two ranges belongs to neither.
    private func original(_ place: Int, isEnd: Bool) -> Int {
        var (low, high) = (0, moves.count)
        while low < high {
            let middle = (low + high) / 2
            if moves[middle].place < place || (!isEnd && moves[middle].place == place) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        if isEnd, low < moves.count, moves[low].place == place { return moves[low].end }
        guard low > 0 else { return place }
        return moves[low - 1].original + place - moves[low - 1].place
    }

    // MARK: What is taken out

    private static func plain(_ bytes: [UInt8]) -> ([UInt8], [Move])? {
        let isMarkup = isMarkup(bytes)
        var plain: [UInt8] = []
        var moves: [Move] = []
        var copied = 0
        var place = 0
        while place < bytes.count {
            guard let found = replacement(at: place, bytes, isMarkup: isMarkup) else {
                place += 1
                continue
            }
            plain += bytes[copied..<place]
            plain += found.bytes
            copied = place + found.length
            moves.append(Move(place: plain.count, original: copied, end: found.bytes.isEmpty ? place : copied))
            place = copied
        }
        guard !moves.isEmpty else { return nil }
        return (plain + bytes[copied...], moves)
    }

    private typealias Replacement = (bytes: [UInt8], length: Int)

    private static func replacement(at place: Int, _ bytes: [UInt8], isMarkup: Bool) -> Replacement? {
        switch bytes[place] {
        case 0x1B: colour(bytes[place...])
        case UInt8(ascii: "^"): lineEnd(bytes[place...])
        case UInt8(ascii: "\\"): bytes[place...].starts(with: #"\134"#.utf8) ? (Array(#"\"#.utf8), 4) : nil
        case 0xC2: bytes[place...].starts(with: [0xC2, 0xA0]) ? ([0x20], 2) : nil
        case UInt8(ascii: "&") where isMarkup: entity(bytes[place...])
        default: nil
        }
    }

    /// What sets a colour in a terminal: `ESC [ 31 m`.
    private static func colour(_ bytes: ArraySlice<UInt8>) -> Replacement? {
        guard bytes.dropFirst().first == UInt8(ascii: "[") else { return nil }
        // Where the code is cut off, what follows is the log's.
        let rest = bytes.dropFirst(2).prefix(32).drop { (0x20...0x3F).contains($0) }
        guard let last = rest.first, (0x40...0x7E).contains(last) else { return nil }
        return ([], rest.startIndex + 1 - bytes.startIndex)
    }

    /// A carriage return that was written out, `^M`.
    private static func lineEnd(_ bytes: ArraySlice<UInt8>) -> Replacement? {
        guard bytes.starts(with: "^M".utf8) else { return nil }
        let next = bytes.dropFirst(2).first
        return next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") ? ([], 2) : nil
    }

    // MARK: Markup

    /// Whether the log was taken from a web page's source: a description's bracket is an entity there. What a label shows is no sign of that.
    private static func isMarkup(_ bytes: [UInt8]) -> Bool {
        let bracket = Array("&lt;".utf8)
        var range = TextRange(0, bytes.count)
        while let found = LogScanner.first(of: [bracket], in: bytes, range)?.start {
            let start = found + bracket.count
            if LogScanner.isHead(bytes[start...]) { return true }
            range = TextRange(start, bytes.count)
        }
        return false
    }

    private static let entities: [String: UInt8] = [
        "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
        "amp": UInt8(ascii: "&"), "nbsp": UInt8(ascii: " "),
    ]

    private static func entity(_ bytes: ArraySlice<UInt8>) -> Replacement? {
        guard let end = bytes.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
        let length = end + 1 - bytes.startIndex
        if let byte = entities[name] { return ([byte], length) }
        guard name.first == "#" else { return nil }
        let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
        guard let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10), code >= 0x20,
            let scalar = Unicode.Scalar(code)
        else { return nil }
        return (code == 0xA0 ? [0x20] : Array(String(scalar).utf8), length)
    }
}
