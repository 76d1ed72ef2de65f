import AutoLayoutEngine
import LayoutModel
import Wording

/// An equality that follows from others for all sizes and contents, or an inequality that is weaker than another one
/// for the same sum.
///
/// Reported only if it is redundant in every configuration in which it is active, with at most one view collapsed.
struct RedundantRule: SolvedRule {
    static let code = FindingCode.redundant
    static var page: [UInt8] { PackageResources.redundant_md }
    static let category = FindingCategory.redundancy
    static let severity = Finding.Severity.hint
    static let needsEveryConfiguration = true

    let layout: Layout
    /// By ``ConstraintID/index``: in how many configurations the constraint was active.
    private var activeCounts: [Int]
    /// Each redundant constraint, with the stronger inequality if it is an inequality.
    private var redundant = Observations<ConstraintID, ConstraintID?>()

    init(layout: Layout) {
        self.layout = layout
        activeCounts = Array(repeating: 0, count: layout.constraints.count)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        // The root's size does not matter, and combinations of collapsed views add nothing to the views one by one.
        guard solved.isFirstOfItsTraits, solved.configuration.gone.count <= 1 else { return }
        for active in solved.solver.activeConstraints { activeCounts[active.id.index] += 1 }
        let all = following(from: solved.relations.equalities) + weaker(solved.relations.writtenInequalities)
        let found = all.filter {
            let first = layout[$0.redundant].first
            return !solved.inConflict.contains(ViewAxis(first.item.view, first.attribute.axis))
        }
        guard !found.isEmpty else { return }
        // Duplicates in a document, and what repeats a stack view, have findings of their own.
        let repeated =
            layout.sourceTraits.contains(.hasStatementPerConstraint) ? RepeatedConstraints(solved).first : [:]
        let repeatsStack = RepeatsStackRule(layout: layout)
        // An equality that follows only because the safe area has no inset conflicts where it has one.
        let pinnedTwice = PinnedTwice(solved)
        // So does one that follows only because both margins are the same where one is wider.
        let centred = CentredBetweenMargins(solved)
        for (id, stronger) in found
        where repeated[id] == nil && !pinnedTwice.contains(id) && !centred.contains(id) {
            guard repeatsStack.stack(repeatedBy: layout[id]) == nil else { continue }
            redundant.note(id, at: solved.index, stronger)
        }
    }

    private typealias Redundancy = (redundant: ConstraintID, stronger: ConstraintID?)

    /// The equalities that follow from others before them.
    ///
    /// `left` and `right` equal `leading` and `trailing` in only one reading direction, so those that name one kind
    /// follow only from others without the other kind.
    private func following(from equalities: [LinearRelation]) -> [Redundancy] {
        let other = following(inOneDirection: equalities.filter { !isAutoresizing($0) && !namesAbsoluteSide($0) })
        guard equalities.contains(where: namesAbsoluteSide) else { return other }
        let absolute = following(inOneDirection: equalities.filter(holdsInBothDirections))
        return other + absolute.filter { layout[$0.redundant].namesAbsoluteSide }
    }

    private func following(inOneDirection equalities: [LinearRelation]) -> [Redundancy] {
        var implied = ImpliedEqualities(
            among: equalities.filter(\.isRequired).map(\.terms), others: equalities.map(\.terms))
        var result: [Redundancy] = []
        // An optional equality can follow from required ones, but nothing follows from it.
        for isRequired in [true, false] {
            for row in equalities where row.isRequired == isRequired {
                let follows = isRequired ? implied.insert(row) : implied.contains(row)
                if follows, let id = row.origin.constraint { result.append((id, nil)) }
            }
        }
        return result
    }

    /// A frame set by an autoresizing mask may change with the superview.
    private func isAutoresizing(_ row: LinearRelation) -> Bool {
        if case .autoresizing = row.origin { true } else { false }
    }

    private func namesAbsoluteSide(_ row: LinearRelation) -> Bool {
        row.origin.constraint.map { layout[$0].namesAbsoluteSide } ?? false
    }

    /// Whether it is the same row in both reading directions.
    private func holdsInBothDirections(_ row: LinearRelation) -> Bool {
        row.origin.constraint.map { id in !layout[id].anchors.contains(where: \.attribute.isDirectional) } ?? false
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        redundant.all.compactMap { id, stronger, configurations in
            guard configurations.count == activeCounts[id.index] else { return nil }
            let constraint = layout[id]
            guard constraint.source.requiringClass == nil else { return nil }
            let reason =
                stronger.map { "is no stronger than \(naming.equation(layout[$0]))" }
                ?? "already follows from other constraints"
            var finding = finding(
                at: constraint.source.focus,
                "Redundant: \(naming.equation(constraint)) \(reason) and can be removed.",
                related: stronger.map {
                    [Finding.Related(range: layout[$0].source.focus, message: "This one is at least as strong")]
                } ?? [],
                subject: "\(subjects.constraint(id)) \(constraint.relation.rawValue)")
            finding.isUnnecessary = true
            return Diagnosis(finding, cause: Cause(layout: layout, constraint: id))
        }
    }

    // MARK: Inequalities

    /// The sum that an inequality limits, up to a factor.
    private struct Direction: Hashable {
        var terms: [Int]
        var coefficients: [Double]
        var isAtMost: Bool
        /// Whether it limits `left` or `right`, which is the same sum in only one reading direction.
        var namesAbsoluteSide: Bool
    }

    /// The inequalities that are weaker than another one for the same sum; of two equal ones the later one.
    private func weaker(_ rows: [LinearRelation]) -> [Redundancy] {
        var groups: [Direction: [(row: LinearRelation, limit: Double)]] = [:]
        var order: [Direction] = []
        for row in rows {
            guard let scale = row.terms.first?.coefficient, scale != 0 else { continue }
            let direction = Direction(
                terms: row.terms.map(\.variable),
                coefficients: row.terms.map { ($0.coefficient / scale * 1e9).rounded() },
                isAtMost: row.isAtMost == (scale > 0), namesAbsoluteSide: namesAbsoluteSide(row))
            if groups[direction] == nil { order.append(direction) }
            groups[direction, default: []].append((row, row.constant / scale))
        }
        var result: [Redundancy] = []
        for direction in order {
            let group = groups[direction] ?? []
            for (index, one) in group.enumerated() {
                let stronger = group.enumerated().first { otherIndex, other in
                    guard otherIndex != index, other.row.priority >= one.row.priority else { return false }
                    let slack = direction.isAtMost ? one.limit - other.limit : other.limit - one.limit
                    let isAlike = abs(slack) < 1e-9 && other.row.priority == one.row.priority
                    return isAlike ? otherIndex < index : slack > -1e-9
                }
                if let id = one.row.origin.constraint, let other = stronger?.element.row.origin.constraint {
                    result.append((id, other))
                }
            }
        }
        return result
    }
}

extension Constraint {
    fileprivate var namesAbsoluteSide: Bool { anchors.contains(where: \.attribute.isAbsoluteSide) }
}

extension RedundantRule {
    /// Removes the constraint. In a document that is a choice, because code may deactivate the other constraints and
    /// rely on this one; an open one if outlets show that code changes constraints.
    struct Cause: FindingCause {
        let layout: Layout
        let constraint: ConstraintID
        var basis: Set<ConstraintID>? { [] }
        var mayBeSafe: Bool { kind == .safe }

        private var kind: FixKind {
            guard layout.sourceTraits.contains(.isCompletedByCode) else { return .safe }
            return layout.constraints.contains(where: \.hasOutlet) ? .openChoice : .choice
        }

        func repairs(_ cancellation: Cancellation) -> [Repair] { [layout.repairRemoving(constraint, kind: kind)] }
    }
}
