import LayoutModel
import SourceText

/// A change of the text that an editor offers.
package struct EditorAction: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case quickfix
        case rewrite = "refactor.rewrite"
        /// All repairs of the whole text at once.
        case fixAll = "source.fixAll.plumbline"

        /// What an editor shows at a place without being asked for more.
        package static let offered: Set<Kind> = [.quickfix, .rewrite]
    }

    package var title: String
    package var kind: Kind
    /// The finding that it removes.
    package var finding: Finding?
    package var isPreferred: Bool
    package var edits: FileEdits
}
