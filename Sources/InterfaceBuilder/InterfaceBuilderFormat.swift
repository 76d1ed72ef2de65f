import LayoutModel
import SourceText

/// Interface Builder's documents: `.xib` and `.storyboard`.
package struct InterfaceBuilderFormat: LayoutFormat {
    package let pathExtensions = ["xib", "storyboard"]

    package let completionTriggers = ["<", " ", "=", "\""]

    /// Xcode formats its documents, and editors colour XML well enough.
    package let features = Set<EditorFeature>.all.subtracting([.formatting, .colouring])

    /// How views collapse of which a document does not say it: the library that the app uses; nil where it uses none.
    package let collapseStyle: CollapseStyle?

    package init(collapseStyle: CollapseStyle? = nil) {
        self.collapseStyle = collapseStyle
    }

    package func collapsing(in style: CollapseStyle?) -> any LayoutFormat {
        InterfaceBuilderFormat(collapseStyle: style)
    }

    package func refusal(of bytes: [UInt8]) -> String? {
        CompiledNib.isCompiled(bytes) ? "is a compiled nib; give the .xib or .storyboard that it was made from." : nil
    }

    static let notation = Notation(InterfaceBuilderNotation())

    package func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        try cancellation.check()
        return InterfaceBuilderDocument(text, file: context.file, collapseStyle: collapseStyle)
    }

    /// A user label may be anything; what XML reserves is escaped.
    package func spelling(ofName name: String) -> String? {
        XMLText.escaped(name)
    }
}

/// A document as it is written, with its model.
struct InterfaceBuilderDocument: ParsedDocument, DocumentEditing, DocumentOutline {
    let tree: XMLTree
    let document: Document
    private let list = Memo<ObjectList>()

    var text: SourceText { tree.text }
    var editing: any DocumentEditing { self }
    var outline: any DocumentOutline { self }

    init(_ text: SourceText, file: FileID = .alone, collapseStyle: CollapseStyle? = nil) {
        tree = XMLParser.parse(text, file: file)
        var document = DocumentReader.read(tree, collapseStyle: collapseStyle)
        document.problems = ReferenceSuggestions(tree: tree).added(to: document.problems)
        self.document = document
    }

    func textEdits(for edits: [ModelEdit], in layout: Int) -> FileEdits? {
        guard document.layouts.indices.contains(layout) else { return nil }
        return DocumentWriter.textEdits(for: edits, tree, document.layouts[layout]).map { FileEdits($0, in: tree.file) }
    }

    func completionContext(at offset: UTF8Offset) -> CompletionContext? {
        CompletionFinder.context(at: offset, self)
    }

    /// After the start tag, whose lines are long.
    func hintOffset(for view: View) -> UTF8Offset? {
        guard view.declaration.file == tree.file else { return nil }
        return tree.element(startingAt: view.declaration.range.start.value).map { tree[$0].startTag.end }
            ?? view.nameRange.range.end
    }

    /// Everything with an id, with its element.
    var objectList: ObjectList { list.value { ObjectList(tree) } }
}
