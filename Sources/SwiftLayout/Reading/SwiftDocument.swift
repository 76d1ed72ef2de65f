import LayoutModel
import SourceText

/// A Swift file as read.
struct SwiftDocument: ParsedDocument {
    let text: SourceText
    let document: Document
    let classes: Classes
    let declarations: [Declaration]
    let usedKeys: Set<String>
    /// Its code, once edits of it are wanted.
    let code = Memo<WrittenCode>()
    /// What it was read with, without an earlier version, to read it again after edits.
    let context: ParseContext

    init(
        _ text: SourceText, _ document: Document, _ classes: Classes, _ declarations: [Declaration],
        _ usedKeys: Set<String>, _ context: ParseContext
    ) {
        self.text = text
        self.context = context
        self.document = document
        self.classes = classes
        self.declarations = declarations
        self.usedKeys = usedKeys
    }

    /// Which layouts of the document each class has.
    struct Classes {
        /// By class, in the order of the file.
        var layoutCounts: [Int] = []

        /// The class that has a layout, and the layouts of that class.
        func owner(ofLayout layout: Int) -> (index: Int, layouts: Range<Int>)? {
            var start = 0
            for (index, count) in layoutCounts.enumerated() {
                if layout < start + count { return (index, start..<start + count) }
                start += count
            }
            return nil
        }
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
