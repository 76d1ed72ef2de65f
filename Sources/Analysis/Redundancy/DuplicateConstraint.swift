import LayoutModel
import SourceText
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
        var known: Set<FileRange> = []
        return lasting.sorted { $0.key < $1.key }.compactMap { id, first in
            let (own, other) = (layout[id].source, layout[first].source)
            let equation = naming.equation(layout[id])
            var finding: Finding
            if let helper = own.helper, let otherHelper = other.helper, own.focus == other.focus {
                // A helper that sets something twice does so wherever it is called.
                guard known.insert(helper).inserted else { return nil }
                finding = self.finding(
                    about: id,
                    "Duplicate: the helper that is called here sets \(equation) twice. One of the two can be removed "
                        + "there.",
                    related: [Finding.Related(range: otherHelper, message: "It is also made here")])
            } else {
                let advice =
                    own.helper == nil ? "This one can be removed." : "The helper that is called here sets it again."
                finding = self.finding(
                    about: id, "Duplicate: another constraint already sets \(equation). \(advice)",
                    related: [Finding.Related(range: other.focus, message: "This one sets the same")])
            }
            finding.isUnnecessary = own.helper == nil && own.focus.file == layout.file
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
