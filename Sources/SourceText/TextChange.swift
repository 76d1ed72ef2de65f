/// The difference of two versions of a text as one replacement, which maps ranges of the old text to the new.
package struct TextChange: Sendable {
    /// The range of the old text between the common beginning and the common end.
    package let replaced: TextRange
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
        replaced = TextRange(start, before.count - kept)
        growth = after.count - before.count
    }

    /// Whether text changes inside of a range of the old text, and not only at its ends.
    package func isInside(_ range: TextRange) -> Bool { replaced.start < range.end && range.start < replaced.end }

    /// The range in the new text of a range of the old text; nil if the range begins or ends inside the replaced part.
    ///
    /// Text inserted at either end of a range is outside of it.
    package func moved(_ range: TextRange) -> TextRange? {
        let (first, last) = (range.start.value, range.end.value)
        let (start, oldEnd) = (replaced.start.value, replaced.end.value)
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

extension [TextEdit] {
    /// The offset in the edited text of what begins at an offset; nil if it was removed.
    ///
    /// Complexity: O(edits).
    package func moved(_ offset: UTF8Offset) -> UTF8Offset? {
        var result = offset
        for edit in self where edit.range.start <= offset {
            if edit.range.end <= offset {
                result = result + (edit.replacement.utf8.count - edit.range.length)
            } else if edit.range.start < offset || edit.replacement.isEmpty {
                return nil
            }
        }
        return result
    }
}
