import LayoutModel
import SourceText

/// One version of a document, read: what every feature is a pure function of.
package struct Snapshot: Sendable {
    package let format: any LayoutFormat
    package let parsed: any ParsedDocument
    /// The newest version before this one that had no syntax error; nil where this one has none itself.
    package let lastGood: (any ParsedDocument)?
    /// What it was read with.
    package let context: ParseContext
    /// The other files of its project, for edits that reach there; nil for a file that cannot be read.
    package let otherFile: @Sendable (FileID) -> OtherFile?
    let solved: SolvedLayouts

    /// A file beside the one at hand, as it stands now.
    package struct OtherFile: Sendable {
        package var text: SourceText
        package var format: any LayoutFormat

        package init(text: SourceText, format: any LayoutFormat) {
            self.text = text
            self.format = format
        }
    }

    package init(
        reading text: SourceText, as format: any LayoutFormat, in context: ParseContext = ParseContext(),
        lastGood: (any ParsedDocument)? = nil, otherFile: @escaping @Sendable (FileID) -> OtherFile? = { _ in nil },
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        let parsed = try format.parse(text, in: context, cancellation)
        self.format = format
        self.parsed = parsed
        self.lastGood = parsed.document.hasSyntaxErrors ? lastGood : nil
        self.context = context
        self.otherFile = otherFile
        solved = SolvedLayouts(parsed.document.layouts)
    }

    /// A version that is read by work which nobody can cancel.
    package init(
        reading text: SourceText, as format: any LayoutFormat, in context: ParseContext = ParseContext(),
        lastGood: (any ParsedDocument)? = nil
    ) {
        self = uncancelled { (never) throws(Cancelled) in
            try Snapshot(reading: text, as: format, in: context, lastGood: lastGood, never)
        }
    }

    package var file: FileID { context.file }
    package var text: SourceText { parsed.text }
    package var document: Document { parsed.document }
}
