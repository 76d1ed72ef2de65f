import AutoLayoutEngine
import LayoutModel
import Wording

extension FindingCode {
    package static let duplicateConstraint = FindingCode(rawValue: "duplicate-constraint")
}

/// A constraint that says exactly what another one in force at the same time says.
///
/// Two of which one is for design time only are no duplicates, nor are two for size classes that never occur together.
struct DuplicateConstraintRule: SolvedRule {
    static let code = FindingCode.duplicateConstraint
    static let category = FindingCategory.redundancy
    static let holdsOnEveryPlatform = true

    private let layout: Layout
    /// Each later one, with the first one that says the same.
    private var duplicates: [ConstraintID: ConstraintID] = [:]

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        // In a text two statements may well imply the same constraint: there it is only redundant.
        guard layout.designTime != nil, solved.isFirstOfItsTraits else { return }
        duplicates.merge(RepeatedConstraints(solved).first) { first, _ in first }
    }

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        guard layout.constraints.contains(where: \.isDesignTimeOnly) else { return }
        let placeholders = RepeatedConstraints(solved).first.filter { layout[$0.key].isDesignTimeOnly }
        duplicates.merge(placeholders) { first, _ in first }
    }

    func diagnoses() -> [Diagnosis] {
        duplicates.sorted { $0.key < $1.key }.map { id, first in
            let finding = Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(layout[id].source.focus),
                message: "Duplicate: another constraint already sets \(Naming(layout).equation(layout[id])). "
                    + "This one can be removed.",
                related: [Finding.Related(range: layout[first].source.focus, message: "This one sets the same")],
                isUnnecessary: true, subject: FindingSubject(layout).constraint(id))
            return Diagnosis(finding, cause: Cause(layout: layout, duplicate: id, first: first))
        }
    }
}

extension DuplicateConstraintRule {
    /// The later one is removed; if it cannot be, since something refers to it, the first one.
    struct Cause: FindingCause {
        let layout: Layout
        let duplicate: ConstraintID
        let first: ConstraintID
        var basis: Set<ConstraintID>? { [] }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            [layout.repairRemoving(duplicate), layout.repairRemoving(first)]
        }
    }
}
