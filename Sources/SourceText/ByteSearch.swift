extension [UInt8] {
    /// Where bytes first occur in a range of these; nil where they do not.
    ///
    /// Many times faster than the search of the standard library, which is for any collection.
    package func firstOffset(of wanted: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = wanted.first, wanted.count <= range.count, range.clamped(to: indices) == range else {
            return nil
        }
        var start = range.lowerBound
        while start + wanted.count <= range.upperBound {
            if self[start] == first, self[start..<start + wanted.count].elementsEqual(wanted) { return start }
            start += 1
        }
        return nil
    }
}
