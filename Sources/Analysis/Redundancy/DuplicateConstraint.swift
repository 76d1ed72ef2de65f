import LayoutModel
import Wording

/// A constraint that is equivalent to another one that is active at the same time.
///
/// Constraints are no duplicates if only one is for design time, if their size classes never occur together, or if a
/// state changes one of them.
struct DuplicateConstraintRule: SolvedRule {
    static let code: FindingCode = "duplicate-constraint"
    static var page: [UInt8] { PackageResources.duplicate_constraint_md }
    static let category = FindingCategory.redundancy
    static let holdsOnEveryPlatform = true
    static let holdsAtEverySize = true

    let layout: Layout
    /// Each later constraint, with the first equivalent one.
    private var duplicates: [ConstraintID: ConstraintID] = [:]
    private let changed: Set<ConstraintID>

    init(layout: Layout) {
        self.layout = layout
        changed = Set(layout.states.flatMap(\.changes).flatMap { $0.constraints ?? [] })
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        // Two statements that each imply several constraints may share one, which is then only redundant.
        guard layout.sourceTraits.contains(.hasStatementPerConstraint), solved.isFirstOfItsTraits else { return }
        duplicates.merge(RepeatedConstraints(solved).first) { first, _ in first }
    }

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        guard layout.constraints.contains(where: \.isDesignTimeOnly) else { return }
        let placeholders = RepeatedConstraints(solved).first.filter { layout[$0.key].isDesignTimeOnly }
        duplicates.merge(placeholders) { first, _ in first }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        let lasting = duplicates.filter { later, first in
            !changed.contains(later) && !changed.contains(first) && layout[later].source.requiringClass == nil
        }
        return lasting.sorted { $0.key < $1.key }.map { id, first in
            var finding = finding(
                about: id,
                "Duplicate: another constraint already sets \(naming.equation(layout[id])). This one can be removed.",
                related: [Finding.Related(range: layout[first].source.focus, message: "This one sets the same")])
            finding.isUnnecessary = true
            // In code a constraint may be repeated for the sake of a world that is not read.
            if layout.sourceTraits.contains(.hasAssumedSizes) { finding.severity = .hint }
            return Diagnosis(finding, cause: Cause(layout: layout, duplicate: id, first: first))
        }
    }
}

extension DuplicateConstraintRule {
    /// Removes the later one, or the first one if code may name the later one. The other one says the same.
    struct Cause: FindingCause {
        let layout: Layout
        let duplicate: ConstraintID
        let first: ConstraintID
        var basis: Set<ConstraintID>? { [] }
        var mayBeSafe: Bool { true }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let both = [duplicate, first]
            let ordered = both.filter { !layout[$0].mayBeNamedByCode } + both.filter { layout[$0].mayBeNamedByCode }
            return ordered.map { layout.repairRemoving($0, kind: .safe) }
        }
    }
}
