import LayoutModel
import SourceText

extension TextSuggestion {
    static func replace(_ range: TextRange, with text: String) -> TextSuggestion {
        TextSuggestion(title: "Change to `\(text)`", edits: [TextEdit(range, text)])
    }
}
