import LayoutModel
import SourceText

/// One version of a document, read: what every feature is a pure function of.
package struct Snapshot: Sendable {
    package let format: any LayoutFormat
    package let parsed: any ParsedDocument
    /// The newest version before this one that had no syntax error; nil where this one has none itself.
    package let lastGood: (any ParsedDocument)?
    let solved = SolvedLayouts()

    package init(reading text: SourceText, as format: any LayoutFormat, lastGood: (any ParsedDocument)? = nil) {
        let parsed = format.parse(text)
        self.format = format
        self.parsed = parsed
        self.lastGood = parsed.document.hasSyntaxErrors ? lastGood : nil
    }

    package var text: SourceText { parsed.text }
    package var document: Document { parsed.document }
}

extension Document {
    package var hasSyntaxErrors: Bool { problems.contains { $0.code == .syntax } }
}
