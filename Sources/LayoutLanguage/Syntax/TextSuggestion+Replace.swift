import LayoutModel
import SourceText

extension TextSuggestion {
    static func replace(_ range: TextRange, with text: String, kind: FixKind = .safe) -> TextSuggestion {
        TextSuggestion(title: "Change to `\(text)`", edits: [TextEdit(range, text)], kind: kind)
    }
}

extension NearSpellings {
    /// One suggestion for each spelling. If several are equally near, only a person can choose.
    ///
    /// - Parameter spelled: Spells a word as in a text; nil if it cannot be written.
    func suggestions(replacing range: TextRange, spelled: (String) -> String? = { $0 }) -> [TextSuggestion] {
        words.compactMap(spelled).map { .replace(range, with: $0, kind: isTie ? .openChoice : .safe) }
    }
}
