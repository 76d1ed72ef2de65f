extension RandomAccessCollection where Index == Int {
    /// The index of the first element that satisfies a condition which all later elements satisfy too; `endIndex` if
    /// there is none.
    ///
    /// Complexity: O(log count).
    @inlinable
    package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
