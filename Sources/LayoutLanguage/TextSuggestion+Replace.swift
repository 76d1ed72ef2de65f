import LayoutModel
import SourceText

extension TextSuggestion {
    static func replace(_ range: TextRange, with text: String, needsChoice: Bool = false) -> TextSuggestion {
        TextSuggestion(title: "Change to `\(text)`", edits: [TextEdit(range, text)], needsChoice: needsChoice)
    }
}
