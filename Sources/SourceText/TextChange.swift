/// What lies between two versions of a text, as one replacement: where each place of the old text is in the new.
package struct TextChange: Sendable {
    /// What both texts begin with, in code units.
    private let start: Int
    /// Where in the old text what both end with begins.
    private let oldEnd: Int
    /// How much longer the new text is.
    private let growth: Int

    /// Complexity: O(length of the texts).
    package init(from old: SourceText, to new: SourceText) {
        let (before, after) = (old.utf8.span, new.utf8.span)
        let shorter = min(before.count, after.count)
        var start = 0
        while start < shorter, before[start] == after[start] { start += 1 }
        var kept = 0
        while kept < shorter - start, before[before.count - 1 - kept] == after[after.count - 1 - kept] { kept += 1 }
        self.start = start
        oldEnd = before.count - kept
        growth = after.count - before.count
    }

    /// Where a range of the old text is in the new: nil where the change begins or ends inside of what it replaces.
    ///
    /// What is put in at either end of a range is not taken into it.
    package func moved(_ range: TextRange) -> TextRange? {
        let (first, last) = (range.start.value, range.end.value)
        let newFirst: Int
        if first >= oldEnd {
            newFirst = first + growth
        } else if first <= start {
            newFirst = first
        } else {
            return nil
        }
        if last <= start, first < oldEnd { return TextRange(newFirst, last) }
        return last >= oldEnd ? TextRange(newFirst, last + growth) : nil
    }
}
