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
        var hiddenElsewhere: [String: Bool] = [:]
        /// The other files are searched once, and not for each change.
        func isHiddenElsewhere(_ name: String) -> Bool {
            if let known = hiddenElsewhere[name] { return known }
            let found = isHiddenInOtherFiles(name)
            hiddenElsewhere[name] = found
            return found
        }
        // Code that hides a view in ways of its own cannot always be changed.
        for hidingChange in edits.contains(where: \.hides) ? CodeWriter.HidingChange.allCases : [.none] {
            let written = CodeWriter.textEdits(
                for: edits, code, file, layout, hidingChange: hidingChange, isHiddenElsewhere: isHiddenElsewhere)
            guard let written else { continue }
            let after = format.layouts(ofClass: own.index, in: text.applying(written), context)
            if after.count == own.layouts.count,
                ReadBack(after[index - own.layouts.lowerBound], settingConstantsOf: updated).says(wanted)
            {
                return FileEdits(written, in: file)
            }
        }
        return nil
    }

    /// Whether another file of the project sets or asks for `isHidden` of something of a name.
    private func isHiddenInOtherFiles(_ name: String) -> Bool {
        context.project.files.contains { file in
            guard file != context.file,
                let content = context.project.anyDeclaration(in: file)?.content as? DeclaredSyntax
            else { return false }
            return content.source.utf8.mentionsHiding(of: name)
        }
    }
}

extension [UInt8] {
    /// Whether `isHidden` stands behind a name.
    fileprivate func mentionsHiding(of name: String) -> Bool {
        var start = 0
        while let word = firstWord(name, from: start) {
            let rest = self[word.upperBound...]
            if [".", "?.", "!."].contains(where: { rest.starts(with: "\($0)isHidden".utf8) }) { return true }
            start = word.upperBound
        }
        return false
    }
}

extension ModelEdit {
    /// Whether it adds a method that hides a view.
    fileprivate var hides: Bool { if case .addHidingMethod = self { true } else { false } }

    /// The view whose constraints then get their constants when the code runs.
    fileprivate var updatedView: ViewID? { if case .updateInsteadOfAdding(_, let view) = self { view } else { nil } }
}
