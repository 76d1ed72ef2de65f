import SourceText

extension SourceText {
    /// The words of a range that could be names, in order.
    func identifiers(in range: TextRange) -> [String] {
        var found: [String] = []
        var place = max(range.start.value, 0)
        let end = min(range.end.value, utf8.count)
        while place < end {
            guard let first = IdentifierCharacters.startLength(utf8, at: place) else {
                place += 1
                continue
            }
            let start = place
            place += first
            while place < end, let next = IdentifierCharacters.continuationLength(utf8, at: place) { place += next }
            found.append(self[TextRange(start, place)])
        }
        return found
    }
}
