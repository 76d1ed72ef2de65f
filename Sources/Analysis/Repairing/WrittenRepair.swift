import LayoutModel
import SourceText

/// Translates edits of a layout into edits of files; nil if the format cannot express them.
package typealias EditWriter = ([ModelEdit]) -> FileEdits?

/// Checks the edited texts: whether edits cause no new finding, and fix what they are to fix.
package typealias EditProof = (FileEdits) throws(Cancelled) -> Bool

/// A repair that was tried, with the edits of files that apply it.
package struct WrittenRepair: Hashable, Sendable {
    package let repair: Repair
    package let edits: FileEdits
    /// Whether it is applied if nobody chooses.
    package var isPreferred = false
}
