import SourceText
import Wording
import LayoutModel
import RuntimeLog

/// The change that resolves a conflict of a log. The solver has tried it.
package struct LogProposal: Sendable {
    package enum Change: Hashable, Sendable {
        /// `priority = 999` for a constraint of the dump.
        case lowerPriority(constraint: Int)
        /// `translatesAutoresizingMaskIntoConstraints = false`.
        case stopTranslating(LoggedItemID)
        /// Constraints in the document for a view that lacks them there.
        case constrainInDocument(LoggedItemID)
        /// A plain view around a stack view, to be hidden in its place.
        case embed(LoggedItemID)
        /// Another number for a constraint that can never hold.
        case correctNumber(constraint: Int)
        /// Removal of a constraint that contradicts another of the same attributes.
        case remove(constraint: Int)
        /// None: all parts are the system's.
        case nothingToChange
    }

    package var change: Change
    /// The change and its reason, in sentences.
    package var text: String
    /// Whether everything listed can hold after the change. Otherwise the list has a second conflict.
    package var fixesAll: Bool
}
