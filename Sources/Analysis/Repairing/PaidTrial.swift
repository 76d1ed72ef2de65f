import LayoutModel

/// A trial of refactorings of a layout, whose checks and solutions are paid for. It checks the same edits once.
struct PaidTrial {
    private let trial: Trial
    /// What each check costs.
    private let work: Int
    private(set) var budget: RepairBudget
    private var known: [[ModelEdit]: Bool] = [:]

    var cancellation: Cancellation { trial.cancellation }

    init(_ trial: Trial, work: Int, _ budget: RepairBudget) {
        self.trial = trial
        self.work = work
        self.budget = budget
    }

    /// Whether there is enough left to solve the layout in all configurations, which is then paid for.
    mutating func pays() -> Bool { budget.pay(work) }

    /// Whether there is enough left to write the edits of a candidate, which are then paid for.
    mutating func paysForWriting() -> Bool { budget.payForWriting() }

    /// Whether anything is left, for a solution in one configuration.
    mutating func hasAnyLeft() -> Bool { budget.hasAnyLeft() }

    /// Whether the edits cause no finding that the original layout does not have. False where the budget is used up.
    mutating func allows(_ edits: [ModelEdit]) throws(Cancelled) -> Bool {
        if let known = known[edits] { return known }
        guard pays() else { return false }
        let result = try trial.causesNothingNew(trial.layout.applying(edits))
        known[edits] = result
        return result
    }
}
