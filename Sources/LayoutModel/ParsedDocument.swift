import SourceText

/// A text as one format reads it.
package protocol ParsedDocument: Sendable {
    var text: SourceText { get }
    var document: Document { get }

    /// What the text declares to other files.
    var declarations: [Declaration] { get }

    /// The keys that the text looked up in the project, whether or not anything was found.
    var usedKeys: Set<String> { get }

    var editing: any DocumentEditing { get }
    var outline: any DocumentOutline { get }
}

extension ParsedDocument {
    package var declarations: [Declaration] { [] }
    package var usedKeys: Set<String> { [] }
}

/// How a document is changed by hand and by program.
package protocol DocumentEditing: Sendable {
    /// The edits of texts that make the same change as `edits` make to a layout, keeping the person's formatting; nil where the format
    /// cannot express it.
    func textEdits(for edits: [ModelEdit], in layout: Int) -> FileEdits?

    /// The edits that suppress a finding in the text itself; nil where the format has no words for it.
    func edits(suppressing finding: Finding) -> [TextEdit]?

    /// The edits that lay the text out as the format is usually written, changing nothing but blanks; nil for a format that other tools write.
    ///
    /// - Parameter unit: the blanks of one level of indentation.
    func edits(formattingWith unit: String) -> [TextEdit]?

    /// The indentation of an empty line, whatever state the rest of the text is in; nil where nothing is known.
    func indentation(ofNewLineAt offset: UTF8Offset, unit: String) -> String?

    /// What could be typed at an offset.
    func completionContext(at offset: UTF8Offset) -> CompletionContext?
}

extension DocumentEditing {
    package func edits(suppressing finding: Finding) -> [TextEdit]? { nil }
    package func edits(formattingWith unit: String) -> [TextEdit]? { nil }
    package func indentation(ofNewLineAt offset: UTF8Offset, unit: String) -> String? { nil }
    package func completionContext(at offset: UTF8Offset) -> CompletionContext? { nil }
}

/// The parts of a text, as an editor shows and visits them.
package protocol DocumentOutline: Sendable {
    /// The blocks and comments that can be hidden, in order of their start, whether or not they span several lines.
    var foldings: [Folding] { get }

    /// What a person may want to select around an offset, the smallest first, each around the one before it.
    func enclosingRanges(at offset: UTF8Offset) -> [TextRange]

    /// Where a short note about a view stands best; nil for one that is declared in another file.
    func hintOffset(for view: View) -> UTF8Offset?

    /// What the words mean, in order, none overlapping; nothing in a format that editors colour well enough by themselves.
    var semanticTokens: [SemanticToken] { get }

    /// The names of files of their own, such as images and classes, in order.
    var fileReferences: [FileReference] { get }

    /// Everything to which the text gives an identity, in document order; nothing in a format where names say what is meant.
    var objects: [DocumentObject] { get }
}

extension DocumentOutline {
    package var foldings: [Folding] { [] }
    package func enclosingRanges(at offset: UTF8Offset) -> [TextRange] { [] }
    package var semanticTokens: [SemanticToken] { [] }
    package var fileReferences: [FileReference] { [] }
    package var objects: [DocumentObject] { [] }
}
