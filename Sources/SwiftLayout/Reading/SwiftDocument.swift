import LayoutModel
import SourceText

/// A Swift file as read.
struct SwiftDocument: ParsedDocument {
    let text: SourceText
    let document: Document
    let declarations: [Declaration]
    let usedKeys: Set<String>

    init(_ text: SourceText, _ document: Document, _ declarations: [Declaration], _ usedKeys: Set<String>) {
        self.text = text
        self.document = document
        self.declarations = declarations
        self.usedKeys = usedKeys
    }

    var editing: any DocumentEditing { Editing(document: self) }
    var outline: any DocumentOutline { NoOutline() }

    /// Code is changed by suppressions only.
    private struct Editing: DocumentEditing {
        let document: SwiftDocument

        func textEdits(for edits: [ModelEdit], in layout: Int) -> FileEdits? { nil }

        func edits(suppressing finding: Finding) -> [TextEdit]? { document.edits(suppressing: finding) }
    }

    private struct NoOutline: DocumentOutline {
        func hintOffset(for view: View) -> UTF8Offset? { nil }
    }
}
