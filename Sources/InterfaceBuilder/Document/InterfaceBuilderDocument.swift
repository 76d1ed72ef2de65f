import LayoutModel
import SourceText

/// A document with its elements and its model.
struct InterfaceBuilderDocument: ParsedDocument, DocumentEditing, DocumentOutline {
    let tree: XMLTree
    let document: Document
    let usedKeys: Set<String>
    private let list = Memo<ObjectList>()

    var text: SourceText { tree.text }
    var editing: any DocumentEditing { self }
    var outline: any DocumentOutline { self }

    /// - Parameter project: the code of the document's classes.
    init(
        _ text: SourceText, file: FileID = .alone, collapseStyle: CollapseStyle? = nil, in project: Project = .empty
    ) {
        tree = XMLParser.parse(text, file: file)
        var document = DocumentReader.read(tree, collapseStyle: collapseStyle)
        let outlets = OutletsInCode(of: tree, in: project)
        outlets.mark(in: &document.layouts)
        usedKeys = outlets.keys
        document.problems = ReferenceSuggestions(tree: tree).added(to: document.problems)
        self.document = document
    }

    func textEdits(for edits: [ModelEdit], in layout: Int) -> FileEdits? {
        guard document.layouts.indices.contains(layout) else { return nil }
        return DocumentWriter.textEdits(for: edits, tree, document.layouts[layout]).map { FileEdits($0, in: tree.file) }
    }

    func completionContext(at offset: UTF8Offset) -> CompletionContext? {
        CompletionFinder.context(at: offset, tree) { objectList }
    }

    /// The end of the start tag.
    func hintOffset(for view: View) -> UTF8Offset? {
        guard view.declaration.file == tree.file else { return nil }
        return tree.element(startingAt: view.declaration.range.start.value).map { tree[$0].startTag.end }
            ?? view.nameRange.range.end
    }

    /// Complexity: O(elements) the first time.
    var objects: [DocumentObject] { objectList.objects }

    private var objectList: ObjectList { list.value { ObjectList(tree) } }
}
