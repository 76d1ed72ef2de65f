import LayoutModel
import SourceText

extension TextSuggestion {
    static func replace(_ range: TextRange, with text: String, needsChoice: Bool = false) -> TextSuggestion {
        TextSuggestion(title: "Change to `\(text)`", edits: [TextEdit(range, text)], needsChoice: needsChoice)
    }
}

extension NearSpellings {
    /// A suggestion for each spelling; where several are equally near, nobody but the person can choose.
    ///
    /// - Parameter spelled: how a word is written, nil where it cannot be.
    func replacing(_ range: TextRange, spelled: (String) -> String? = { $0 }) -> [TextSuggestion] {
        words.compactMap(spelled).map { .replace(range, with: $0, needsChoice: isTie) }
    }
}
