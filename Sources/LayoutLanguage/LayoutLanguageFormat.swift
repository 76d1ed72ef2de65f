import LayoutModel
import SourceText

/// The `.layout` language.
package struct LayoutLanguageFormat: LayoutFormat {
    package let pathExtensions = ["layout"]

    package var reference: String? { String(decoding: PackageResources.LayoutLanguage_md, as: UTF8.self) }

    package let completionTriggers = [".", "[", "-", "@", ":"]

    package init() {}

    package func parse(_ text: SourceText) -> any ParsedDocument {
        LayoutLanguageDocument(text)
    }

    package func spelling(ofName name: String) -> String? {
        NameSpelling.written(name)
    }
}

/// A `.layout` text with its tree and its model.
struct LayoutLanguageDocument: ParsedDocument {
    let tree: SyntaxTree
    let lowering: DocumentLowering

    var text: SourceText { tree.text }
    var document: Document { lowering.document }

    init(_ text: SourceText) {
        tree = Parser.parse(text)
        lowering = DocumentLowering(tree)
    }

    func textEdits(for edits: [ModelEdit], in layout: Int) -> [TextEdit]? {
        // A statement may go on behind a version that is not read.
        guard !tree.hasMergeMarks else { return nil }
        return lowering.layouts.indices.contains(layout)
            ? LayoutWriter.textEdits(for: edits, tree, lowering.layouts[layout]) : nil
    }

    func completionContext(at place: UTF8Offset) -> CompletionContext? {
        CompletionFinder.context(at: place, tree, lowering)
    }
}
