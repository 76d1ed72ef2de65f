import SourceText

/// A way to write layouts down: text to model, and edits of the model back to edits of the text.
package protocol LayoutFormat: Sendable {
    /// The endings of its files, without the dot.
    var pathExtensions: [String] { get }

    /// What a person needs to know to write it, in Markdown; nil for a format that has a reference of its own elsewhere.
    var reference: String? { get }

    /// Why a file that begins like this is nothing to read, though its ending is one of the format's: what follows its name in a
    /// sentence, and what to do instead. Nil where it may be a text.
    func refusal(of bytes: [UInt8]) -> String?

    /// The characters behind which a person usually wants to see what could follow.
    var completionTriggers: [String] { get }

    /// Reads a text. It always answers: what cannot be read is a finding, and the rest is in the model.
    func parse(_ text: SourceText) -> any ParsedDocument

    /// A name as it must be written in a text; nil where it cannot be.
    func spelling(ofName name: String) -> String?

    /// The format as it reads texts of an app in which views collapse in a style where the text does not say how.
    func collapsing(in style: CollapseStyle?) -> any LayoutFormat
}

extension LayoutFormat {
    package var reference: String? { nil }

    package func refusal(of bytes: [UInt8]) -> String? { nil }

    package var completionTriggers: [String] { [] }

    /// Its texts say it themselves.
    package func collapsing(in style: CollapseStyle?) -> any LayoutFormat { self }
}

/// A text as one format reads it.
package protocol ParsedDocument: Sendable {
    var text: SourceText { get }
    var document: Document { get }

    /// The edits of the text that make the same change as `edits` make to the layout, keeping the person's formatting;
    /// nil where the format cannot say it.
    func textEdits(for edits: [ModelEdit], in layout: Int) -> [TextEdit]?

    /// The edits that say in the text itself that a finding is meant to be; nil where the format has no words for it.
    func edits(suppressing finding: Finding) -> [TextEdit]?

    /// The edits that lay the text out as the format is usually written, changing nothing but blanks; nil for a format that other tools write.
    ///
    /// - Parameter unit: the blanks of one level of indentation.
    func edits(formattingWith unit: String) -> [TextEdit]?

    /// The blanks that belong before what is typed on an empty line, whatever state the rest of the text is in; nil where nothing is known.
    func indentation(ofNewLineAt place: UTF8Offset, unit: String) -> String?

    /// What could be typed at a place.
    func completionContext(at place: UTF8Offset) -> CompletionContext?

    /// The blocks and comments that can be hidden, in order of place, whether or not they go over several lines.
    var foldings: [Folding] { get }

    /// What a person may want to select around a place, the smallest first, each around the one before it.
    func enclosingRanges(at place: UTF8Offset) -> [TextRange]

    /// Where a short note about a view stands best.
    func hintPlace(for view: View) -> UTF8Offset

    /// What the words mean, in order of place, none overlapping; nothing in a format that editors colour well enough by themselves.
    var semanticTokens: [SemanticToken] { get }

    /// The places that name what stands in files of its own, in order of place.
    var fileReferences: [FileReference] { get }

    /// Everything to which the text gives an identity, in document order; nothing in a format where names say what is meant.
    var objects: [DocumentObject] { get }
}

extension ParsedDocument {
    package var semanticTokens: [SemanticToken] { [] }

    package var fileReferences: [FileReference] { [] }

    /// Behind its name.
    package func hintPlace(for view: View) -> UTF8Offset { view.nameRange.end }

    package var objects: [DocumentObject] { [] }

    package func edits(suppressing finding: Finding) -> [TextEdit]? { nil }

    package func edits(formattingWith unit: String) -> [TextEdit]? { nil }

    package func indentation(ofNewLineAt place: UTF8Offset, unit: String) -> String? { nil }
}
