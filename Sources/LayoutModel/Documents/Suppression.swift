import SourceText

/// A comment in the text that suppresses findings.
package struct Suppression: Hashable, Sendable {
    /// The suppressed code; empty if the comment names none.
    package var code: FindingCode
    /// The code in the comment, or the whole comment if it names none.
    package var range: TextRange
    /// Findings that begin in this range are suppressed.
    package var reach: TextRange
    /// The edits that remove it from the text.
    package var removal: [TextEdit]

    package init(code: FindingCode, range: TextRange, reach: TextRange, removal: [TextEdit]) {
        self.code = code
        self.range = range
        self.reach = reach
        self.removal = removal
    }
}
