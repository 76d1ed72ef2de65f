import Analysis
import Features
import LayoutModel
import SourceText

/// Features without cancellation, for tests.
extension Snapshot {
    func findings(rules: RuleSelection = RuleSelection()) -> [Finding] {
        uncancelled { (never) throws(Cancelled) in try Diagnostics.findings(in: self, rules: rules, never) }
    }

    func check(rules: RuleSelection = RuleSelection()) -> DocumentCheck {
        uncancelled { (never) throws(Cancelled) in try Diagnostics.check(of: self, rules: rules, never) }
    }

    /// The code actions in a range.
    func actions(in range: TextRange, _ kinds: Set<EditorAction.Kind>) -> [EditorAction] {
        uncancelled { (never) throws(Cancelled) in
            try CodeActions.actions(in: range, of: self, check: check(), kinds: kinds, never)
        }
    }

    func hover(at offset: UTF8Offset) -> HoverText? {
        uncancelled { (never) throws(Cancelled) in try Hover.text(at: offset, in: self, never) }
    }

    /// The text after the edits of this file.
    func text(after edits: FileEdits) -> SourceText { text.applying(edits[file]) }

    /// The remaining codes after the edits.
    func codes(after edits: FileEdits) -> [String] {
        Snapshot(reading: text(after: edits), as: format).findings().map(\.code.rawValue)
    }
}
