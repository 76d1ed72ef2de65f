import LayoutModel
import SourceText

/// A Swift file as read.
struct SwiftDocument: ParsedDocument {
    let text: SourceText
    let document: Document
    let declarations: [Declaration]
    /// What was read of each class, in the order of the text.
    let classes: [ReadClass]
    /// What was looked up to find the classes.
    private let used: UsedDeclarations
    /// Its code, once edits of it are wanted.
    let code = Memo<WrittenCode>()
    /// What it was read with, without an earlier version, to read it again after edits.
    let context: ParseContext
    /// What it was read by, which knows what was read of the project.
    let format: SwiftLayoutFormat

    init(
        _ text: SourceText, _ document: Document, _ declarations: [Declaration], _ classes: [ReadClass] = [],
        _ used: UsedDeclarations = UsedDeclarations(), _ context: ParseContext = ParseContext(),
        by format: SwiftLayoutFormat
    ) {
        self.text = text
        self.document = document
        self.declarations = declarations
        self.classes = classes
        self.used = used
        self.context = context
        self.format = format
    }

    var usedKeys: Set<String> { UsedDeclarations.keys(of: [used] + classes.map(\.used)) }

    /// The texts of other files tell whether a method is called, and with what.
    var dependsOnProject: Bool { !document.layouts.isEmpty || !document.problems.isEmpty }

    /// The class that has a layout, counted in the order of the file, and the layouts of that class.
    func owner(ofLayout layout: Int) -> (index: Int, layouts: Range<Int>)? {
        var start = 0
        for (index, one) in classes.enumerated() {
            let end = start + one.layouts.count
            if layout < end { return (index, start..<end) }
            start = end
        }
        return nil
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
