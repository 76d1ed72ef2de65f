import SourceText

/// A file format for layouts: reads text into the model, and turns edits of the model into edits of the text.
package protocol LayoutFormat: Sendable {
    /// Lowercase, without the dot.
    var pathExtensions: [String] { get }

    /// The editor features that its documents serve.
    var features: Set<EditorFeature> { get }

    /// Whether its files use declarations of each other.
    var sharesDeclarations: Bool { get }

    /// Whether its files use declarations of a project, be it their own or those of another format.
    var usesDeclarations: Bool { get }

    /// The reference of the language in Markdown; nil if it is documented elsewhere.
    var reference: String? { get }

    /// Why these bytes cannot be read although the extension matches: the rest of a sentence that starts with the
    /// file's name. Nil if they may be text.
    func refusal(of bytes: [UInt8]) -> String?

    /// Whether a text may contain layouts. False only if it certainly contains none. Complexity: one scan of the bytes.
    func mayContainLayouts(_ bytes: [UInt8]) -> Bool

    /// Whether other files of a project may contain layouts of the types that a file declares.
    func isLaidOutElsewhere(_ file: FileID, in project: Project) -> Bool

    /// The characters after which editors request completions.
    var completionTriggers: [String] { get }

    /// About how long reading a byte takes compared with a text of simple statements, for the bounds of searches that
    /// read many versions.
    var readingEffort: Int { get }

    /// Whether writing edits reads the edited text to see what it says.
    var readsWhatItWrites: Bool { get }

    /// Reads a text. Unreadable parts become findings; the rest becomes the model.
    func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument

    /// Reads what a text declares, for the other files of its project; nothing else of the result is used. A format
    /// whose layouts take longer to read than its declarations leaves them out.
    func parseDeclarations(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument

    /// A name as written in a text, with quotes or escapes; nil if it cannot be written.
    func spelling(ofName name: String) -> String?

    /// A document of the format with layouts that another format declares, for people to read and tools to compare. Nil
    /// for a format that cannot describe those of others.
    func text(describing layouts: [Layout]) -> String?

    /// The meaning of a word of the format, for completions, in Markdown.
    func documentation(ofWord word: String) -> String?

    /// The format for an app whose views collapse in this style unless a file declares another one.
    func collapsing(in style: CollapseStyle?) -> any LayoutFormat
}

extension LayoutFormat {
    package var features: Set<EditorFeature> { EditorFeature.all }

    package var sharesDeclarations: Bool { false }

    package var usesDeclarations: Bool { sharesDeclarations }

    package var reference: String? { nil }

    package func refusal(of bytes: [UInt8]) -> String? { nil }

    package func mayContainLayouts(_ bytes: [UInt8]) -> Bool { true }

    package func isLaidOutElsewhere(_ file: FileID, in project: Project) -> Bool { false }

    package var completionTriggers: [String] { [] }

    package var readingEffort: Int { 1 }

    package var readsWhatItWrites: Bool { false }

    package func parseDeclarations(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        try parse(text, in: context, cancellation)
    }

    package func text(describing layouts: [Layout]) -> String? { nil }

    package func documentation(ofWord word: String) -> String? { nil }

    package func collapsing(in style: CollapseStyle?) -> any LayoutFormat { self }
}

/// Everything besides the text that parsing may use.
package struct ParseContext: Sendable {
    /// The file of the text, for all ranges in the model.
    package var file = FileID.alone
    /// Where the file is, from the root of the file system; nil if that is not known. Of several declarations of one
    /// name, a format may take the one that is nearest.
    package var path: String?
    /// An earlier version of the text, nearly always one without syntax errors. A format may reuse unchanged parts.
    package var previous: (any ParsedDocument)?
    /// The declarations of the project's files.
    package var project = Project.empty
    /// Whether the text, of which only the declarations are read, is read itself soon: a format may keep its tree.
    package var isReadSoon = false

    package init() {}
}
