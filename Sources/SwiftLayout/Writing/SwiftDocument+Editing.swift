import LayoutModel
import SourceText
import SwiftSource

extension SwiftDocument {
    /// Code that does what edits of a layout do; nil if there is none.
    ///
    /// The edited class is read again. What it says must be exactly what was wanted: a name that means something else
    /// in its new place, or a statement that runs twice, shows there.
    func textEdits(for edits: [ModelEdit], in index: Int) -> FileEdits? {
        guard document.layouts.indices.contains(index), !edits.isEmpty, let own = owner(ofLayout: index) else {
            return nil
        }
        let layout = document.layouts[index]
        let file = context.file
        let code = code.value { WrittenCode(text) }
        guard let written = CodeWriter.textEdits(for: edits, code, file, layout) else { return nil }
        let after = format.layouts(ofClass: own.index, in: text.applying(written), context)
        guard after.count == own.layouts.count,
            ReadBack(after[index - own.layouts.lowerBound]).says(ReadBack(layout.applying(edits)))
        else { return nil }
        return FileEdits(written, in: file)
    }
}
