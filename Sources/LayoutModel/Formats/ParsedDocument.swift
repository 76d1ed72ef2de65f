import SourceText

/// A text as read by its format.
package protocol ParsedDocument: Sendable {
    var text: SourceText { get }
    var document: Document { get }

    /// The declarations that other files can use.
    var declarations: [Declaration] { get }

    /// The keys that the text looked up in the project, whether or not they were found.
    var usedKeys: Set<String> { get }

    /// Whether what is found may depend on any other text of the project, as on the code that calls a method.
    var dependsOnProject: Bool { get }

    var editing: any DocumentEditing { get }
    var outline: any DocumentOutline { get }
}

extension ParsedDocument {
    package var declarations: [Declaration] { [] }
    package var usedKeys: Set<String> { [] }
    package var dependsOnProject: Bool { false }
}

/// The changes of a document, by tools and by typing.
package protocol DocumentEditing: Sendable {
    /// The text edits that have the effect of `edits` on a layout and keep the formatting. Nil if the format cannot
    /// express them.
    func textEdits(for edits: [ModelEdit], in layout: Int) -> FileEdits?

    /// The edits that suppress a finding in the text itself; nil if the format cannot express that.
    func edits(suppressing finding: Finding) -> [TextEdit]?

    /// The edits that format the text, changing white space only. Nil for a format that other tools write.
    ///
    /// - Parameter unit: One level of indentation.
    func edits(formattingWith unit: String) -> [TextEdit]?

    /// The indentation of a new empty line, also in an invalid text; nil if unknown.
    func indentation(ofNewLineAt offset: UTF8Offset, unit: String) -> String?

    func completionContext(at offset: UTF8Offset) -> CompletionContext?
}

extension DocumentEditing {
    package func edits(suppressing finding: Finding) -> [TextEdit]? { nil }
    package func edits(formattingWith unit: String) -> [TextEdit]? { nil }
    package func indentation(ofNewLineAt offset: UTF8Offset, unit: String) -> String? { nil }
    package func completionContext(at offset: UTF8Offset) -> CompletionContext? { nil }
}

/// The parts of a text that an editor shows and visits.
package protocol DocumentOutline: Sendable {
    /// Blocks and comments, on one line or several, sorted by start.
    var foldings: [Folding] { get }

    /// The ranges that an editor selects around an offset, from the smallest to the largest, each in the next one.
    func enclosingRanges(at offset: UTF8Offset) -> [TextRange]

    /// The offset for an inlay hint about a view; nil for a view that is declared in another file.
    func hintOffset(for view: View) -> UTF8Offset?

    /// The word of the format at an offset that is not a name; nil if there is none, or nothing to say about it.
    func explainedWord(at offset: UTF8Offset) -> ExplainedWord?

    /// Sorted, without overlaps; empty in a format that editors highlight well by themselves.
    var semanticTokens: [SemanticToken] { get }

    /// The names of images, classes and other files, sorted by range.
    var fileReferences: [FileReference] { get }

    /// In document order; empty in a format that identifies objects by name.
    var objects: [DocumentObject] { get }
}

extension DocumentOutline {
    package var foldings: [Folding] { [] }
    package func enclosingRanges(at offset: UTF8Offset) -> [TextRange] { [] }
    package func explainedWord(at offset: UTF8Offset) -> ExplainedWord? { nil }
    package var semanticTokens: [SemanticToken] { [] }
    package var fileReferences: [FileReference] { [] }
    package var objects: [DocumentObject] { [] }
}
