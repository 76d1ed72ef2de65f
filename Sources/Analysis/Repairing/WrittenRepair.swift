import LayoutModel
import SourceText

/// Writes edits of a layout as edits of texts; nil if the format cannot express them.
package typealias EditWriter = ([ModelEdit]) -> FileEdits?

/// A repair that was tried, with the edits of texts that make it.
package struct WrittenRepair: Hashable, Sendable {
    package let repair: Repair
    package let edits: FileEdits
    /// Whether it is the one to make where nobody chooses.
    package var isPreferred = false
}
