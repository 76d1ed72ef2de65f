/// What tells a line of a file again after edits elsewhere, as code scanning works it out.
///
/// A line's hash is a polynomial in 37 over the next hundred UTF-16 code units from its start, blanks and tabs left
/// out, every line end as one line feed; 65535 stands at the end of the file and zeros behind it. Behind the hash
/// stands how often it has come up to there. Where a report has another value than
/// https://github.com/github/codeql-action/blob/main/src/fingerprints.ts, the upload complains.
enum LineFingerprints {
    private static let reach = 100

    /// The fingerprint of every line, the first one first.
    ///
    /// - Complexity: O(text + 100 × lines)
    static func fingerprints(of text: String) -> [String] {
        var (units, starts) = marked(text)
        units += Array(repeating: 0, count: reach)
        var counts: [UInt64: Int] = [:]
        return starts.map { start in
            let hash = units[start..<start + reach].reduce(UInt64(0)) { $0 &* 37 &+ UInt64($1) }
            counts[hash, default: 0] += 1
            return "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
        }
    }

    /// The code units that count, with the mark of the end, and where each line begins in them.
    private static func marked(_ text: String) -> (units: [UInt16], starts: [Int]) {
        let (tab, lineFeed, carriageReturn, blank) = (UInt16(9), UInt16(10), UInt16(13), UInt16(32))
        var units: [UInt16] = []
        var starts = [0]
        var previous: UInt16?
        for unit in text.utf16 {
            let isSecondOfTwo = previous == carriageReturn && unit == lineFeed
            previous = unit
            if unit == blank || unit == tab || isSecondOfTwo { continue }
            let isLineEnd = unit == lineFeed || unit == carriageReturn
            units.append(isLineEnd ? lineFeed : unit)
            if isLineEnd { starts.append(units.count) }
        }
        return (units + [.max], starts)
    }
}
