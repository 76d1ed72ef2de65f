import LayoutModel
import SourceText

extension LayoutFormat {
    /// A text that is read by itself.
    package func parse(_ text: SourceText) -> any ParsedDocument {
        uncancelled { (never) throws(Cancelled) in try parse(text, in: ParseContext(), never) }
    }
}
