import LayoutModel

extension Vocabulary {
    /// The meaning of a word for an item, an attribute or a priority, in Markdown; nil for other words.
    static func explanation(of word: String) -> String? {
        Attribute(rawValue: word)?.explanation
            ?? LanguageReference.standard.entries(about: word, in: [LanguageReference.Section.constraints]).first?.text
    }
}
