import LayoutModel
import SourceText

/// A Swift file as read.
struct SwiftDocument: ParsedDocument {
    let text: SourceText
    let document: Document
    let declarations: [Declaration]
    let usedKeys: Set<String>
    /// What it was read with, without an earlier version, to read it again after edits.
    let context: ParseContext

    init(
        _ text: SourceText, _ document: Document, _ declarations: [Declaration], _ usedKeys: Set<String>,
        _ context: ParseContext
    ) {
        self.text = text
        self.context = context
        self.document = document
        self.declarations = declarations
        self.usedKeys = usedKeys
    }

    var editing: any DocumentEditing { Editing(document: self) }
    var outline: any DocumentOutline { CodeOutline(file: context.file) }

    /// Code is neither completed nor formatted.
    private struct Editing: DocumentEditing {
        let document: SwiftDocument

        func textEdits(for edits: [ModelEdit], in layout: Int) -> FileEdits? {
            document.textEdits(for: edits, in: layout)
        }

        func edits(suppressing finding: Finding) -> [TextEdit]? { document.edits(suppressing: finding) }
    }

    private struct CodeOutline: DocumentOutline {
        let file: FileID

        func hintOffset(for view: View) -> UTF8Offset? {
            view.nameRange.file == file ? view.nameRange.range.end : nil
        }
    }
}
