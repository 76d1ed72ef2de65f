import Analysis
import Features
import LayoutModel
import SourceText

/// What tests ask of a version and nobody cancels.
extension Snapshot {
    func findings(rules: RuleSelection = RuleSelection()) -> [Finding] {
        uncancelled { (never) throws(Cancelled) in try Diagnostics.findings(in: self, rules: rules, never) }
    }

    func check(rules: RuleSelection = RuleSelection()) -> DocumentCheck {
        uncancelled { (never) throws(Cancelled) in try Diagnostics.check(of: self, rules: rules, never) }
    }

    /// What can be done in a range.
    func actions(in range: TextRange, _ kinds: Set<EditorAction.Kind>) -> [EditorAction] {
        uncancelled { (never) throws(Cancelled) in
            try CodeActions.actions(in: range, of: self, check: check(), kinds: kinds, never)
        }
    }

    func hover(at offset: UTF8Offset) -> HoverText? {
        uncancelled { (never) throws(Cancelled) in try Hover.text(at: offset, in: self, never) }
    }

    /// The text after the edits that are of this file.
    func text(after edits: FileEdits) -> SourceText { text.applying(edits[file]) }

    /// The codes that are left after the edits.
    func codes(after edits: FileEdits) -> [String] {
        Snapshot(reading: text(after: edits), as: format).findings().map(\.code.rawValue)
    }
}
