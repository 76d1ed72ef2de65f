import LayoutModel
import RuntimeLog
import SourceText

/// The meaning of a dump of conflicting constraints: each as a sentence with its origin, which of them contradict each
/// other, and the change that resolves the conflict.
package struct LogExplanation: Sendable {
    package enum Verdict: String, Hashable, Sendable {
        /// The members cannot all hold.
        case conflict
        /// All that is certain can hold: the contradiction is not in the log.
        case holds
        /// The system redacted the list.
        case hidden
        /// The headline has no list.
        case empty
    }

    package struct Statement: Sendable {
        package var constraint: LoggedConstraint
        package var origin: LoggedOrigin
        /// Without a full stop, and not capitalised.
        package var sentence: String
        /// The origin in words; nil where the log does not show it.
        package var note: String?
        package var isMember: Bool
        /// Whether it was understood and it is certain what it names. Otherwise the proof ignores it.
        package var isCertain: Bool
        /// Whether the system broke it.
        package var isBroken: Bool
        /// Where in the workspace it is written.
        package var sources: [LogSource] = []
    }

    /// What a debugger finds an item by.
    package struct NamedAddress: Hashable, Sendable {
        /// The item's name in the sentences.
        package var name: String
        /// With its prefix: `0x1555f3420`.
        package var address: String
    }

    package var dump: ConflictDump
    package var verdict: Verdict
    package var statements: [Statement]
    /// The numbers of the conflict, compared: `16 + 60 + 16 = 92 > 90`. Nil for one of very many constraints.
    package var arithmetic: String?
    /// The items of the conflict, or of the whole list without one, that have an address in the log.
    package var addresses: [NamedAddress] = []
    /// The sizes that take part in the conflict because they cannot be negative: `label 1's width`.
    package var sizes: [String] = []
    /// Nil where no single change resolves the conflict.
    package var proposal: LogProposal?
    /// False where the constraints without the one that the system broke cannot all hold either.
    package var isFixedByBreaking = true
    /// Assumptions about the view hierarchy, as sentences.
    package var assumptions: [String] = []
    /// Where the log repeats the dump with other addresses.
    package var repeats: [TextRange] = []

    /// The constraints that conflict, in the order of the list.
    package var members: [Statement] { statements.filter(\.isMember) }

    /// The number of times that the dump is in the log.
    package var count: Int { 1 + repeats.count }

    /// The verdict as a sentence.
    package var headline: String {
        switch verdict {
        case .conflict:
            (members.count == 1 ? "This constraint cannot hold" : "These \(members.count) constraints cannot all hold")
                + (arithmetic.map { ": \($0)." } ?? ".")
        case .holds: headlineWithoutConflict
        case .hidden: "The system redacted these constraints."
        case .empty: "No constraints follow this headline."
        }
    }

    /// Without a conflict, only what is certain is proven to hold.
    private var headlineWithoutConflict: String {
        let (all, certain) = (statements.count, statements.count(where: \.isCertain))
        if certain == all { return "As listed, these constraints can all hold." }
        switch certain {
        case 0: return "The meaning of \(all == 1 ? "this constraint" : "these constraints") is not certain."
        case 1: return "Only one of these \(all) constraints is certain, and it can hold."
        default: return "Only \(certain) of these \(all) constraints are certain, and those can all hold."
        }
    }

    /// Assumptions and further facts, as sentences.
    package var remarks: [String] {
        var remarks = assumptions
        switch verdict {
        case .conflict:
            if !isFixedByBreaking {
                remarks.append("What the system broke is not enough: without it the others still cannot all hold.")
            }
        case .holds:
            let missing =
                if statements.contains(where: { !$0.isCertain }) {
                    "The contradiction involves the ignored constraints, or is not in the log"
                } else if !dump.isComplete {
                    "The list is cut off, and the contradiction may be in the rest"
                } else {
                    "The contradiction is not in the log"
                }
            remarks.append("\(missing), so nothing is concluded.")
        case .hidden:
            remarks.append("Run the app from Xcode or with a debugger attached to see them instead of <private>.")
        case .empty: remarks.append("The log ends too early, or the list after the headline is missing.")
        }
        if !addresses.isEmpty {
            remarks.append("Addresses: \(addresses.map { "\($0.name) \($0.address)" }.joined(separator: ", ")).")
        }
        return remarks
    }

    /// The name of an item in the sentences.
    package func name(of item: LoggedItemID) -> String { LogWording(dump).name(item) }
}
