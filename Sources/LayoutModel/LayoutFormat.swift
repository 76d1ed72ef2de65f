import SourceText

/// A way to write layouts down: text to model, and edits of the model back to edits of the text.
package protocol LayoutFormat: Sendable {
    /// The endings of its files, without the dot.
    var pathExtensions: [String] { get }

    /// What an editor can ask about its documents.
    var features: Set<EditorFeature> { get }

    /// Whether its files declare things to each other.
    var sharesDeclarations: Bool { get }

    /// What a person needs to know to write it, in Markdown; nil for a format that has a reference of its own elsewhere.
    var reference: String? { get }

    /// Why bytes cannot be read although the extension matches: the rest of a sentence that starts with the file's name. Nil if they may be
    /// text.
    func refusal(of bytes: [UInt8]) -> String?

    /// Whether a text may have layouts; false only where that is certain. Complexity: one scan of the bytes.
    func mayContainLayouts(_ bytes: [UInt8]) -> Bool

    /// The characters after which a person usually wants to see what could follow.
    var completionTriggers: [String] { get }

    /// Reads a text. What cannot be read is a finding, and the rest is in the model.
    func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument

    /// A name as it must be written in a text; nil where it cannot be.
    func spelling(ofName name: String) -> String?

    /// What a word of the format means, for a person who is about to type it.
    func documentation(ofWord word: String) -> String?

    /// The format as it reads texts of an app in which views collapse in a style where the text does not say how.
    func collapsing(in style: CollapseStyle?) -> any LayoutFormat
}

extension LayoutFormat {
    package var features: Set<EditorFeature> { .all }

    package var sharesDeclarations: Bool { false }

    package var reference: String? { nil }

    package func refusal(of bytes: [UInt8]) -> String? { nil }

    package func mayContainLayouts(_ bytes: [UInt8]) -> Bool { true }

    package var completionTriggers: [String] { [] }

    package func documentation(ofWord word: String) -> String? { nil }

    /// Its texts say it themselves.
    package func collapsing(in style: CollapseStyle?) -> any LayoutFormat { self }
}

/// What a text is read with.
package struct ParseContext: Sendable {
    package var file = FileID.alone
    /// The version before, of which a format may take over what has not changed.
    package var previous: (any ParsedDocument)?
    /// What the files of the project declare.
    package var project = Project.empty

    package init() {}
}
