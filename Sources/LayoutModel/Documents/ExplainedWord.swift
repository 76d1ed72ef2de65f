import SourceText

/// A word of a format, as its reference explains it.
package struct ExplainedWord: Hashable, Sendable {
    package var range: TextRange
    package var word: String
    /// Paragraphs in Markdown: the syntax in backquotes, and what it means.
    package var meanings: [String]
    /// Lines of a text of the format that use the word; nil if the reference has none.
    package var example: String?
    /// The name of the format in a fenced block of Markdown.
    package var language: String

    package init(range: TextRange, word: String, meanings: [String], example: String?, language: String) {
        self.range = range
        self.word = word
        self.meanings = meanings
        self.example = example
        self.language = language
    }
}
