import LayoutModel
import SourceText

/// A `.layout` text with its syntax tree and its model.
struct LayoutLanguageDocument: ParsedDocument, DocumentEditing, DocumentOutline {
    let tree: SyntaxTree
    let lowering: DocumentLowering
    let file: FileID

    var text: SourceText { tree.text }
    var document: Document { lowering.document }
    var editing: any DocumentEditing { self }
    var outline: any DocumentOutline { self }

    /// - Parameter previous: an earlier version. The model of each layout that has only moved since is taken from it.
    init(_ text: SourceText, file: FileID = .alone, after previous: LayoutLanguageDocument? = nil) {
        self.file = file
        tree = Parser.parse(text, file: file)
        lowering = DocumentLowering(tree, file: file, after: previous?.file == file ? previous?.lowering : nil)
    }

    func textEdits(for edits: [ModelEdit], in layout: Int) -> FileEdits? {
        // A statement may continue after a version that is not read.
        guard !tree.hasMergeMarks, let lowering = lowering.layout(layout) else { return nil }
        return LayoutWriter.textEdits(for: edits, tree, lowering).map { FileEdits($0, in: file) }
    }

    func completionContext(at offset: UTF8Offset) -> CompletionContext? {
        CompletionFinder.context(at: offset, tree, lowering)
    }

    /// The end of the view's declaration, before its body.
    func hintOffset(for view: View) -> UTF8Offset? {
        guard view.nameRange.file == file else { return nil }
        let name = view.nameRange.range
        var end = name.end
        let first = tree.tokens.partitioningIndex { $0.range.start >= name.end }
        for token in tree.tokens[first...] where !token.kind.isTrivia {
            switch token.kind {
            case .comma, .semicolon, .leftBrace, .rightBrace: return end
            default: if token.startsLine { return end }
            }
            end = token.range.end
        }
        return end
    }
}
