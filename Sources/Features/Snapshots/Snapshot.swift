import LayoutModel
import SourceText

/// One version of a document, parsed. Every feature is a pure function of it.
package struct Snapshot: Sendable {
    package let format: any LayoutFormat
    package let parsed: any ParsedDocument
    /// The newest earlier version without syntax errors; nil if this version has none.
    package let lastGood: (any ParsedDocument)?
    package let context: ParseContext
    /// Another file of the project, for edits that change it; nil if it cannot be read.
    package let otherFile: @Sendable (FileID) -> OtherFile?
    let solved: SolvedLayouts
    let findingSentences: FindingSentences

    /// The newest version of another file.
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
        // The earlier version is for the parser alone. Kept here, it would take as much memory as this one.
        var context = context
        context.previous = nil
        self.context = context
        self.otherFile = otherFile
        solved = SolvedLayouts(parsed.document)
        findingSentences = FindingSentences()
    }

    /// Parses without cancellation.
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
