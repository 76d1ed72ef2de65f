import LayoutModel
import RuntimeLog
import SourceText
import Wording

/// Finds the change that resolves a conflict, by the kind of conflict.
struct LogProposer {
    let dump: ConflictDump
    let proof: LogProof
    let wording: LogWording
    /// The indices of the constraints that conflict.
    let members: [Int]
    /// The members that the app itself created and can change.
    let written: [Int]

    init(_ proof: LogProof, _ wording: LogWording) {
        dump = proof.dump
        self.proof = proof
        self.wording = wording
        members = proof.conflict?.members ?? []
        written = members.filter { proof.dump.origin(of: proof.dump.constraints[$0]).isWritten }
    }

    /// The first that applies, from the most specific kind of conflict to the most general.
    func proposal() -> LogProposal? {
        guard !members.isEmpty else { return nil }
        return correctNegativeSize() ?? stopTranslatingMask() ?? constrainInDocument() ?? lowerForHiding()
            ?? embedHiddenStack() ?? removeContradiction() ?? lowerForOuterSize() ?? lowerForMask() ?? lowerAny()
            ?? leaveToSystem()
    }

    // MARK: Sentences

    func sentence(_ constraint: Int) -> String { wording.sentence(dump.constraints[constraint]) }

    func lowering(_ constraint: Int, because reason: String) -> LogProposal {
        let violation = proof.violation(of: constraint).map { " The others violate it by \(Points.count($0))." } ?? ""
        return LogProposal(
            change: .lowerPriority(constraint: constraint),
            text: "Lower this constraint to priority 999: \(sentence(constraint)).\(violation) \(reason)",
            fixesAll: proof.holds(without: [constraint]))
    }

    // MARK: Members by origin

    /// The items that members of this origin are for, without repetition.
    func items(of origin: LoggedOrigin) -> [LoggedItemID] {
        var seen: Set<LoggedItemID> = []
        return members.compactMap { dump.item($0, of: origin) }.filter { seen.insert($0).inserted }
    }

    /// Whether the conflict is resolved without all that is listed of this origin for an item.
    func isResolved(without origin: LoggedOrigin, for item: LoggedItemID) -> Bool {
        proof.isResolved(without: dump.constraints(of: origin, for: item))
    }

    /// Whether the app's own constraints set the position or size of an item, as opposed to those of its subviews.
    func isPlaced(_ item: LoggedItemID) -> Bool { written.contains { dump.places($0, item) } }

    /// The first view that a stack view hides, and the size that it sets to 0.
    func hiddenView() -> (LoggedItemID, Attribute)? {
        let hiding = members.first { dump.origin(of: dump.constraints[$0]) == .stackView("hiding") }
        guard let anchor = hiding.flatMap({ dump.constraints[$0].equations.first?.anchors.first }),
            case .plain(let attribute) = anchor.attribute
        else { return nil }
        return (anchor.item, attribute)
    }
}
