import SourceText

extension SourceText {
    /// The words in a range that could be names, in order.
    func identifiers(in range: TextRange) -> [String] {
        var found: [String] = []
        var offset = max(range.start.value, 0)
        let end = min(range.end.value, utf8.count)
        while offset < end {
            guard let first = IdentifierCharacters.startLength(utf8, at: offset) else {
                offset += 1
                continue
            }
            let start = offset
            offset += first
            while offset < end, let next = IdentifierCharacters.continuationLength(utf8, at: offset) { offset += next }
            found.append(self[TextRange(start, offset)])
        }
        return found
    }
}

extension Array {
    subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
