/// The difference of two versions of a text as one replacement, which maps ranges of the old text to the new.
package struct TextChange: Sendable {
    /// The length of the common beginning in code units.
    private let start: Int
    /// The offset in the old text at which the common end begins.
    private let oldEnd: Int
    /// The difference in length.
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

    /// The range in the new text of a range of the old text; nil if the range begins or ends inside the replaced part.
    ///
    /// Text inserted at either end of a range is outside of it.
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
