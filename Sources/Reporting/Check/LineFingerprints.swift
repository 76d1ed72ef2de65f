/// Fingerprints by which GitHub's code scanning recognizes a line after edits elsewhere in the file.
///
/// A line's hash is a polynomial in 37 over the next hundred UTF-16 code units from its start. Spaces and tabs do not
/// count, and every line end counts as a line feed. The file ends with 65535, followed by zeros. After the hash comes
/// the number of its occurrences up to that line. The upload of a report warns about values that differ from those of
/// https://github.com/github/codeql-action/blob/main/src/fingerprints.ts.
enum LineFingerprints {
    private static let hashedUnits = 100

    /// The fingerprint of each line.
    ///
    /// - Complexity: O(text + 100 × lines)
    static func fingerprints(of text: String) -> [String] {
        var (units, starts) = significantUnits(of: text)
        units += Array(repeating: 0, count: hashedUnits)
        var counts: [UInt64: Int] = [:]
        return starts.map { start in
            let hash = units[start..<start + hashedUnits].reduce(UInt64(0)) { $0 &* 37 &+ UInt64($1) }
            counts[hash, default: 0] += 1
            return "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
        }
    }

    /// The code units that count, followed by the mark of the end, and the index in them at which each line begins.
    private static func significantUnits(of text: String) -> (units: [UInt16], starts: [Int]) {
        let (tab, lineFeed, carriageReturn, space) = (UInt16(9), UInt16(10), UInt16(13), UInt16(32))
        var units: [UInt16] = []
        var starts = [0]
        var previous: UInt16?
        for unit in text.utf16 {
            let isEndOfCRLF = previous == carriageReturn && unit == lineFeed
            previous = unit
            if unit == space || unit == tab || isEndOfCRLF { continue }
            let isLineEnd = unit == lineFeed || unit == carriageReturn
            units.append(isLineEnd ? lineFeed : unit)
            if isLineEnd { starts.append(units.count) }
        }
        return (units + [.max], starts)
    }
}
