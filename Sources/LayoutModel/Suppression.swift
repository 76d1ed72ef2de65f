import SourceText

/// The person's word, in the text itself, that findings of one code at a place are meant to be.
package struct Suppression: Hashable, Sendable {
    package var code: FindingCode
    /// Where the code is named; for a remark that names none, the remark.
    package var range: TextRange
    /// The findings that begin here are silenced.
    package var reach: TextRange
    /// What takes it out of the text again.
    package var removal: [TextEdit]

    package init(code: FindingCode, range: TextRange, reach: TextRange, removal: [TextEdit]) {
        self.code = code
        self.range = range
        self.reach = reach
        self.removal = removal
    }
}
