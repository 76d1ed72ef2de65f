import LayoutModel
import Wording

/// A finding with its cause.
struct Diagnosis: Sendable {
    let finding: Finding
    /// Nil if no fix is known.
    let cause: (any FindingCause)?

    init(_ finding: Finding, cause: (any FindingCause)? = nil) {
        self.finding = finding
        self.cause = cause
    }
}

/// The cause of a finding, from which its repairs are made.
protocol FindingCause: Sendable {
    var layout: Layout { get }

    /// Candidate repairs, the most sensible first. None has been tried yet.
    func repairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair]

    /// Those of ``repairs(_:)`` that decide nothing for a person, and maybe others, in the same order.
    func safeRepairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair]

    /// Whether there may be a candidate that decides nothing for a person. Otherwise a search for safe fixes skips it.
    var mayBeSafe: Bool { get }

    /// The constraints on which the finding depends. A repair of another finding that changes none of them does not
    /// affect this one, so both can be made together. Nil if any repair may affect it.
    var basis: Set<ConstraintID>? { get }

    /// Whether something is ambiguous, which a repair decides: all that is determined must stay, also in other states.
    var isAmbiguity: Bool { get }
}

extension FindingCause {
    var isAmbiguity: Bool { false }

    func safeRepairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair] { try repairs(cancellation) }
}

/// A cause whose candidates cost solutions of the layout.
protocol CostlyCause: FindingCause {
    /// - Parameter budget: pays for the solutions. Where it is used up, candidates are missing.
    func repairs(within budget: inout RepairBudget, _ cancellation: Cancellation) throws(Cancelled) -> [Repair]
}

extension CostlyCause {
    func repairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
        var budget = RepairBudget()
        return try repairs(within: &budget, cancellation)
    }
}

extension FindingCause {
    var naming: Naming { Naming(layout) }
    var mayBeSafe: Bool { false }
    var basis: Set<ConstraintID>? { nil }
}
