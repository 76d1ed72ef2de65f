import LayoutModel
import SourceText

/// A change that an editor offers.
package struct EditorAction: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case quickfix
        case rewrite = "refactor.rewrite"
        /// All fixes of the text at once.
        case fixAll = "source.fixAll.plumbline"

        /// The kinds that an editor gets unless it requests others.
        package static let offered: Set<Kind> = [.quickfix, .rewrite]
    }

    package var title: String
    package var kind: Kind
    /// The finding that it fixes.
    package var finding: Finding?
    /// Whether it is the fix to apply if nobody chooses between those of its finding.
    package var isPreferred: Bool
    package var edits: FileEdits
    /// Nil if it fixes nothing.
    package var fixKind: FixKind?
    /// Why it cannot be applied.
    package var obstacle: String?
}
