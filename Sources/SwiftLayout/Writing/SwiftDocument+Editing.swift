import LayoutModel
import SourceText
import SwiftSource

extension SwiftDocument {
    /// Code that does what edits of a layout do; nil if there is none.
    ///
    /// The edited code is read again. What it says must be exactly what was wanted: a name that means something else in
    /// its new place, or a statement that runs twice, shows there.
    func textEdits(for edits: [ModelEdit], in index: Int) -> FileEdits? {
        guard document.layouts.indices.contains(index), !edits.isEmpty else { return nil }
        let layout = document.layouts[index]
        let file = context.file
        guard let written = CodeWriter.textEdits(for: edits, SyntaxTree(parsing: text), file, layout),
            let after = try? SwiftLayoutFormat().parse(text.applying(written), in: context, .never),
            after.document.layouts.count == document.layouts.count,
            ReadBack(after.document.layouts[index]).says(ReadBack(layout.applying(edits)))
        else { return nil }
        return FileEdits(written, in: file)
    }
}
