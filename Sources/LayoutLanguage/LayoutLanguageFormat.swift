import LayoutModel
import SourceText

/// The `.layout` language.
package struct LayoutLanguageFormat: LayoutFormat {
    package let pathExtensions = ["layout"]

    package var reference: String? { String(decoding: PackageResources.LayoutLanguage_md, as: UTF8.self) }

    package let completionTriggers = [".", "[", "-", "@", ":"]

    /// All but links, because texts do not refer to other files.
    package let features = EditorFeature.all.subtracting([.links])

    package init() {}

    package func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        try cancellation.check()
        return LayoutLanguageDocument(
            text, file: context.file, after: context.previous as? LayoutLanguageDocument)
    }

    package func spelling(ofName name: String) -> String? {
        NameSpelling.written(name)
    }

    package func text(describing layouts: [Layout]) -> String? {
        LayoutPrinter.text(of: layouts)
    }

    package func documentation(ofWord word: String) -> String? {
        Vocabulary.explanation(of: word)
    }
}
