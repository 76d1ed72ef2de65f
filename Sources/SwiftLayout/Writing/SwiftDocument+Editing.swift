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
        let updated = Set(edits.compactMap(\.updatedView))
        let wanted = ReadBack(layout.applying(edits), settingConstantsOf: updated)
        let surroundings = ClassSurroundings(of: classes[own.index].name, in: context) {
            format.read(class: own.index, in: text, context)?.bodiesOfSetUp ?? []
        }
        // Code that hides a view in ways of its own cannot always be changed.
        for hidingChange in edits.contains(where: \.hides) ? CodeWriter.HidingChange.allCases : [.none] {
            let written = CodeWriter.textEdits(
                for: edits, code, file, layout, hidingChange: hidingChange, surroundings)
            guard let written else { continue }
            let after = format.read(class: own.index, in: text.applying(written), context)?.layouts ?? []
            if after.count == own.layouts.count,
                ReadBack(after[index - own.layouts.lowerBound], settingConstantsOf: updated).says(wanted)
            {
                return FileEdits(written, in: file)
            }
        }
        return nil
    }
}

extension ModelEdit {
    /// Whether it adds a method that hides a view.
    fileprivate var hides: Bool { if case .addHidingMethod = self { true } else { false } }

    /// The view whose constraints then get their constants when the code runs.
    fileprivate var updatedView: ViewID? { if case .updateInsteadOfAdding(_, let view) = self { view } else { nil } }
}
