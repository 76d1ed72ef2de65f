import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let redundant = FindingCode(rawValue: "redundant")
}

/// An equality that follows from others whatever the sizes and contents, or an inequality weaker than another one about the same numbers.
///
/// Reported only where it is so in every configuration in which the constraint is in force, with at most one view gone.
struct RedundantRule: Rule {
    static let code = FindingCode.redundant
    static let repairsAreIndependent = true

    let layout: Layout
    /// By ``ConstraintID/index``: in how many configurations it was in force.
    private var inForce: [Int]
    private var redundant = Observations<ConstraintID, ConstraintID?>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        inForce = Array(repeating: 0, count: layout.constraints.count)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        // The root's size plays no part, and combinations of views that are gone add nothing to each of them.
        guard solved.isFirstOfItsTraits, solved.configuration.gone.count <= 1 else { return }
        // `left` and `right` mean what `leading` and `trailing` mean in one direction of the text only.
        let duplicates = layout.designTime == nil ? [:] : solved.duplicates
        func isJudged(_ row: LinearRelation) -> Bool {
            // What a mask makes of a frame is nothing to rest a constraint on.
            if case .autoresizing = row.origin { return false }
            return row.origin.constraint.map { !layout[$0].namesAbsoluteSide && duplicates[$0] == nil } ?? true
        }
        let equalities = solved.relations.equalities.filter(isJudged)
        let inequalities = solved.relations.writtenInequalities.filter(isJudged)
        for active in solved.solver.activeConstraints { inForce[active.id.index] += 1 }
        var implied = ImpliedEqualities()
        // An optional equality can follow from required ones; nothing follows from it.
        for isRequired in [true, false] {
            for row in equalities where (row.priority >= 1000) == isRequired {
                let follows = isRequired ? implied.insert(row) : implied.contains(row)
                if follows, let id = row.origin.constraint { note(id, nil, solved) }
            }
        }
        for (id, stronger) in Self.weaker(inequalities) { note(id, stronger, solved) }
    }

    private mutating func note(_ id: ConstraintID, _ stronger: ConstraintID?, _ solved: SolvedConfiguration) {
        let constraint = layout[id]
        guard !solved.inConflict.contains(ViewAxis(constraint.first.item.view, constraint.first.attribute.axis)) else {
            return
        }
        redundant.note(id, at: solved.index, stronger)
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return redundant.all.compactMap { id, stronger, configurations in
            guard configurations.count == inForce[id.index] else { return nil }
            let constraint = layout[id]
            return Finding(
                code: Self.code, severity: .hint, range: layout.ownRange(constraint.source.focus),
                message: message(constraint, stronger.map { layout[$0] }, naming),
                related: stronger.map {
                    [Finding.Related(range: layout[$0].source.focus, message: "This one is at least as strong")]
                } ?? [],
                isUnnecessary: true, subject: subject(constraint))
        }
    }

    private func message(_ constraint: Constraint, _ stronger: Constraint?, _ naming: Naming) -> String {
        guard naming.isDrawn else {
            let reason =
                stronger.map { "asks for no more than \(naming.equation($0))" }
                ?? "follows from the other constraints whatever the sizes are"
            return "\(naming.equation(constraint)) \(reason), so it can go."
        }
        let sentence = Sentence(layout).constraint(constraint.id).capitalisedUnlessNamed
        let reason =
            stronger == nil ? "follows from the other constraints whatever the sizes are" : "is the weaker of two"
        return "\(sentence). That \(reason), so the constraint can go."
    }

    /// The constraints that a finding is about.
    func constraints(of finding: Finding) -> [ConstraintID] {
        // Where it stands tells apart those that say the same, and costs less to compare.
        redundant.keys.filter {
            layout.ownRange(layout[$0].source.focus) == finding.range && subject(layout[$0]) == finding.subject
        }
    }

    private func subject(_ constraint: Constraint) -> String {
        Naming(layout).subject(constraint) + " " + constraint.relation.rawValue
    }

    // MARK: Inequalities

    private struct Direction: Hashable {
        var terms: [Int]
        var coefficients: [Double]
        var isAtMost: Bool
    }

    /// The inequalities that another about the same sum makes superfluous: a later one of two alike, and the weaker one otherwise.
    private static func weaker(_ rows: [LinearRelation]) -> [(ConstraintID, ConstraintID)] {
        var groups: [Direction: [(row: LinearRelation, limit: Double)]] = [:]
        var order: [Direction] = []
        for row in rows {
            guard let scale = row.terms.first?.coefficient, scale != 0 else { continue }
            let direction = Direction(
                terms: row.terms.map(\.variable),
                coefficients: row.terms.map { ($0.coefficient / scale * 1e9).rounded() },
                isAtMost: row.isAtMost == (scale > 0))
            if groups[direction] == nil { order.append(direction) }
            groups[direction, default: []].append((row, row.constant / scale))
        }
        var result: [(ConstraintID, ConstraintID)] = []
        for direction in order {
            let group = groups[direction] ?? []
            guard group.count > 1 else { continue }
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
    fileprivate var namesAbsoluteSide: Bool {
        first.attribute.isAbsoluteSide || second?.attribute.isAbsoluteSide ?? false
    }
}
