import LayoutModel
import SourceText

/// A trial of refactorings of a layout, whose checks and solutions are paid for. It tries the same edits once.
struct PaidTrial {
    private let trial: Trial
    /// What each check costs.
    private let work: CheckWork
    private(set) var budget: RepairBudget
    private let write: EditWriter
    private let proves: EditProof?
    private var known: [[ModelEdit]: Bool] = [:]
    private var texts: [[ModelEdit]: FileEdits?] = [:]

    var cancellation: Cancellation { trial.cancellation }

    /// - Parameter proves: whether written edits cause no new finding. Without it the edited layout is checked.
    init(
        _ trial: Trial, work: CheckWork, _ budget: RepairBudget, writtenBy write: @escaping EditWriter,
        provedBy proves: EditProof?
    ) {
        self.trial = trial
        self.work = work
        self.budget = budget
        self.write = write
        self.proves = proves
    }

    /// Whether there is enough left to solve the layout in all configurations, which is then paid for.
    mutating func pays() -> Bool { budget.pay(work) }

    /// Whether there is enough left, so that a solution in one configuration before that is not in vain.
    mutating func canPay() -> Bool { budget.canPay(work) }

    mutating func spend(_ work: Int) { budget.spend(work) }

    /// The edits in the text; nil if they cannot be expressed there, or if the budget is used up.
    mutating func written(_ edits: [ModelEdit]) -> FileEdits? {
        if let known = texts[edits] { return known }
        guard budget.payForWriting() else { return nil }
        let text = write(edits)
        texts[edits] = .some(text)
        return text
    }

    /// Whether the edits cause no finding that the original layout does not have. False where the budget is used up.
    mutating func allows(_ edits: [ModelEdit]) throws(Cancelled) -> Bool {
        if let known = known[edits] { return known }
        guard pays() else { return false }
        let changed = trial.layout.applying(edits)
        var result = try trial.mayCauseNothingNew(changed)
        if result {
            if let proves, let text = written(edits) {
                result = try proves(text) != nil
            } else {
                result = try trial.causesNothingNew(changed)
            }
        }
        known[edits] = result
        return result
    }
}
