import LayoutModel

/// A finding with its cause.
struct Diagnosis: Sendable {
    let finding: Finding
    /// Nil if nothing is known that might fix the finding.
    let cause: (any FindingCause)?

    init(_ finding: Finding, cause: (any FindingCause)? = nil) {
        self.finding = finding
        self.cause = cause
    }
}

/// What a finding follows from, as a value that makes its repairs.
protocol FindingCause: Sendable {
    /// What might fix the finding, the most sensible first. Nothing has been tried yet.
    func repairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair]

    /// The constraints that the finding rests on: a repair that changes none of them leaves the finding as it is, so that it can be made
    /// together with this finding's own. Nil if a repair of any other finding may affect this one.
    var basis: Set<ConstraintID>? { get }
}

extension FindingCause {
    var basis: Set<ConstraintID>? { nil }
}
