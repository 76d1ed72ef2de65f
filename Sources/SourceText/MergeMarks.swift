extension SourceText {
    /// Whether a merge has left its marks: a line that begins with seven of `<`, `>` or `|` and a blank or nothing behind, or one of seven
    /// `=` alone, as git writes them.
    ///
    /// - Complexity: one pass over the beginnings of the lines.
    package var hasMergeMarks: Bool {
        (0..<lines.count).contains { line in
            let bytes = self.bytes(in: lines.range(ofLine: line))
            guard bytes.count >= 7, let first = bytes.first, bytes.prefix(7).allSatisfy({ $0 == first }) else {
                return false
            }
            switch first {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
                return bytes.dropFirst(7).first.map { $0 == UInt8(ascii: " ") } ?? true
            case UInt8(ascii: "="): return bytes.count == 7
            default: return false
            }
        }
    }
}
