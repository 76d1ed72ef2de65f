import LayoutModel
import SourceText

/// Translates edits of a layout into edits of files; nil if the format cannot express them.
package typealias EditWriter = ([ModelEdit]) -> FileEdits?

/// Checks the edited texts. Nil if the edits cause a new finding, or do not fix what they are to fix.
package typealias EditProof = (FileEdits) throws(Cancelled) -> ProvedEdits?

/// Edits that a check of the edited texts proved.
package struct ProvedEdits: Sendable {
    /// The views of the repaired layout that are outside of their superviews after the edits; nil if not known.
    package var outside: OutsideViews?

    package init(outside: OutsideViews? = nil) {
        self.outside = outside
    }
}

/// How a search for repairs proves a candidate.
package enum RepairProof {
    /// By a check of the edited layout.
    case byModel
    /// By a check of the edited text.
    case byText(EditProof)
    /// Whoever searches proves it, for example together with the repairs of other layouts.
    case later

    var isLater: Bool {
        if case .later = self { true } else { false }
    }
}

/// A repair that was tried, with the edits of files that apply it.
package struct WrittenRepair: Hashable, Sendable {
    package let repair: Repair
    package let edits: FileEdits
    /// Whether it is applied if nobody chooses.
    package var isPreferred = false
}
