import LayoutModel
import Wording

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
    var layout: Layout { get }

    /// What might fix the finding, the most sensible first. Nothing has been tried yet.
    func repairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair]

    /// The constraints that the finding rests on. A repair of another finding that changes none of them leaves this one
    /// as it is, so that both can be made together. Nil if any repair may affect it.
    var basis: Set<ConstraintID>? { get }
}

extension FindingCause {
    var naming: Naming { Naming(layout) }
    var basis: Set<ConstraintID>? { nil }
}
