import Wording
import LayoutModel
import RuntimeLog
import SourceText

/// What a console dump of constraints that could not hold together means: every constraint as a sentence with where it comes from, which of them
/// contradict each other, and the change that mends it.
package struct LogExplanation: Sendable {
    package enum Verdict: String, Hashable, Sendable {
        /// The members cannot hold together.
        case conflict
        /// All that is listed, as far as it was understood, can hold together: what contradicts it is not in the log.
        case holds
        /// The system kept the list to itself.
        case hidden
        /// There is a headline and no list.
        case empty
    }

    package struct Statement: Sendable {
        package var constraint: LoggedConstraint
        package var origin: LoggedOrigin
        /// Without a full stop, and not begun with a capital where a name begins it.
        package var sentence: String
        /// Where it comes from; nil where the log does not say.
        package var note: String?
        package var isMember: Bool
        /// Whether it was understood, and what it names is certain: else it is left out of account.
        package var isCertain: Bool
        /// Whether the system broke it to go on.
        package var isBroken: Bool
        /// Where in the workspace it is written.
        package var sources: [LogSource] = []
    }

    package var dump: ConflictDump
    package var verdict: Verdict
    package var statements: [Statement]
    /// The sizes that have part in the conflict because they cannot be negative: `label 1's width`.
    package var sizes: [String] = []
    /// Nil where no one change mends it.
    package var proposal: LogProposal?
    /// False where the rest cannot hold either, though the system broke one constraint.
    package var isMendedByBreaking = true
    /// What was taken for granted about the tree of views, as sentences.
    package var assumptions: [String] = []
    /// Where the log has the same again, with other addresses.
    package var repeats: [TextRange] = []

    /// The members, in the order of the list.
    package var members: [Statement] { statements.filter(\.isMember) }

    /// How often the log has it.
    package var count: Int { 1 + repeats.count }

    /// What it comes to, as a sentence.
    package var headline: String {
        switch verdict {
        case .conflict:
            members.count == 1
                ? "This constraint cannot hold." : "These \(members.count) constraints cannot hold together."
        case .holds: headlineOfWhatHolds
        case .hidden: "The system kept these constraints to itself."
        case .empty: "There are no constraints behind this headline."
        }
    }

    /// That all can hold is a proof only of what is certain.
    private var headlineOfWhatHolds: String {
        let (all, certain) = (statements.count, statements.count(where: \.isCertain))
        if certain == all { return "As listed, these constraints can hold together." }
        switch certain {
        case 0: return "It is not certain what \(all == 1 ? "this constraint says" : "these constraints say")."
        case 1: return "Only one of these \(all) constraints is certain, and that one can hold."
        default: return "Only \(certain) of these \(all) constraints are certain, and those can hold together."
        }
    }

    /// What a person should know besides, as sentences.
    package var remarks: [String] {
        var remarks = assumptions
        switch verdict {
        case .conflict:
            if !isMendedByBreaking {
                remarks.append("What the system broke is not enough: without it the others still cannot hold.")
            }
        case .holds:
            var missing = "What contradicts them is not in the log"
            if !dump.isComplete { missing = "The list is cut off, and what contradicts them may be in the rest" }
            if statements.contains(where: { !$0.isCertain }) {
                missing = "What contradicts them is among what was left out of account, or not in the log"
            }
            remarks.append("\(missing): so nothing is concluded from it.")
        case .hidden:
            remarks.append(
                "Run the app from Xcode, or with a debugger attached, and the log says what they are instead of <private>."
            )
        case .empty: remarks.append("The log ends too early, or what follows the headline is missing.")
        }
        return remarks
    }

    /// What an item of the dump is called here.
    package func name(of item: LoggedItemID) -> String { LogWording(dump).name(item) }

    /// Explains the dumps of a log, those that differ in nothing but addresses together.
    ///
    /// Complexity: a proof for each different dump.
    ///
    /// - Parameter most: how many different dumps at the most; of others nothing is said.
    package static func explain(
        _ log: RuntimeLog, in workspace: LogWorkspace = LogWorkspace(), most: Int = .max,
        isCancelled: () -> Bool = { false }
    ) -> [LogExplanation] {
        var explanations: [LogExplanation] = []
        var places: [String: Int] = [:]
        let index = LogSourceIndex(workspace)
        for dump in log.dumps {
            if isCancelled() { break }
            let key = shape(of: dump)
            if let known = places[key] {
                explanations[known].repeats.append(dump.headline)
                continue
            }
            guard explanations.count < most else { continue }
            places[key] = explanations.count
            explanations.append(LogExplanation(dump, index, isCancelled))
        }
        return explanations
    }

    private init(_ dump: ConflictDump, _ index: LogSourceIndex, _ isCancelled: () -> Bool) {
        self.dump = dump
        guard !dump.constraints.isEmpty else {
            verdict = dump.isHidden ? .hidden : .empty
            statements = []
            return
        }
        let proof = LogProof(dump, isCancelled: isCancelled)
        let wording = LogWording(proof.dump)
        let members = Set(proof.conflict?.members ?? [])
        verdict = members.isEmpty ? .holds : .conflict
        let sources = LogSourceFinder(dump, index).sources()
        statements = dump.constraints.enumerated().map { index, constraint in
            Statement(
                constraint: constraint, origin: dump.origin(of: constraint), sentence: wording.sentence(constraint),
                note: wording.note(constraint), isMember: members.contains(index),
                isCertain: constraint.isUnderstood
                    && constraint.equations.allSatisfy { LogSystem.isCertain($0, dump) },
                isBroken: index == dump.broken,
                sources: sources[index] ?? [])
        }
        sizes = (proof.conflict?.sizes ?? []).map(wording.size)
        assumptions = proof.assumed.map {
            "It is taken for granted that \(wording.name($0)) lies directly in \(wording.name($1))."
        }
        if proof.assumesMarginsInside {
            assumptions.append("It is taken for granted that no layout margin is negative.")
        }
        if proof.assumesUsualMargins {
            assumptions.append(
                "The log does not tell the layout margins: it is taken for granted that they are \(Points.count(LogSystem.Assumptions.usualMargin)) wide, as UIKit makes them."
            )
        }
        proposal = LogProposer(proof, wording).proposal()
        if verdict == .conflict, let broken = dump.broken { isMendedByBreaking = proof.holds(without: [broken]) }
    }

    /// The dump without its addresses, which differ from run to run.
    private static func shape(of dump: ConflictDump) -> String {
        var numbers: [String: Int] = [:]
        var shape = "\(dump.isHidden) \(dump.broken.map(String.init) ?? "")"
        for constraint in dump.constraints {
            shape += "\n"
            var rest = constraint.text[...]
            while let start = rest.firstRange(of: ":0x") {
                let digits = rest[start.upperBound...].prefix(while: \.isHexDigit)
                let number = numbers[String(digits)] ?? numbers.count
                numbers[String(digits)] = number
                shape += rest[..<start.upperBound] + "\(number)"
                rest = rest[digits.endIndex...]
            }
            shape += rest
        }
        return shape
    }
}
