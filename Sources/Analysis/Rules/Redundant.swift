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

    let layout: Layout
    private var inForce: [ConstraintID: Int] = [:]
    private var redundant = Sightings<ConstraintID, ConstraintID?>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func look(_ sight: Sight) {
        // The root's size plays no part, and combinations of views that are gone add nothing to each of them.
        guard sight.configuration.size == layout.sizes.first?.size, sight.configuration.gone.count <= 1 else { return }
        // `left` and `right` mean what `leading` and `trailing` mean in one direction of the text only.
        let sides = Set(layout.constraints.filter(\.namesAbsoluteSide).map(\.id))
        func isOfBothDirections(_ row: LinearRelation) -> Bool {
            row.origin.constraint.map { !sides.contains($0) } ?? true
        }
        let equalities = sight.solver.equalities().filter(isOfBothDirections)
        let inequalities = sight.solver.writtenInequalities().filter(isOfBothDirections)
        for active in sight.solver.activeConstraints { inForce[active.id, default: 0] += 1 }
        var span = Span()
        // An optional equality can follow from required ones; nothing follows from it.
        for isRequired in [true, false] {
            for row in equalities where (row.priority >= 1000) == isRequired {
                let follows = isRequired ? span.insert(row) : span.contains(row)
                if follows, let id = row.origin.constraint { note(id, nil, sight) }
            }
        }
        for (id, stronger) in Self.weaker(inequalities) { note(id, stronger, sight) }
    }

    private mutating func note(_ id: ConstraintID, _ stronger: ConstraintID?, _ sight: Sight) {
        let constraint = layout[id]
        guard !sight.inConflict.contains(ViewAxis(constraint.first.item.view, constraint.first.attribute.axis)) else {
            return
        }
        redundant.note(id, at: sight.index, stronger)
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return redundant.all.compactMap { id, stronger, configurations in
            guard configurations.count == inForce[id] else { return nil }
            let constraint = layout[id]
            return Finding(
                code: Self.code, severity: .hint, range: constraint.source.focus,
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
        redundant.keys.filter { subject(layout[$0]) == finding.subject }
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

/// The equalities that follow from a set of equalities, by sparse Gaussian elimination in the order of insertion.
private struct Span {
    private var pivots: [Int: (terms: [Int: Double], constant: Double)] = [:]
    /// A hint is not worth a stall: beyond this many steps nothing more is said to follow.
    private var stepsLeft = 4_000_000

    /// Adds an equality; true where it followed already. One that contradicts the others is not added.
    mutating func insert(_ row: LinearRelation) -> Bool {
        let (terms, constant) = reduced(row)
        guard let pivot = terms.max(by: { ($0.value.magnitude, -$0.key) < ($1.value.magnitude, -$1.key) }) else {
            return abs(constant) < 1e-6 && stepsLeft > 0
        }
        var scaled = terms.mapValues { $0 / pivot.value }
        scaled[pivot.key] = nil
        pivots[pivot.key] = (scaled, constant / pivot.value)
        return false
    }

    /// Whether an equality follows.
    mutating func contains(_ row: LinearRelation) -> Bool {
        let (terms, constant) = reduced(row)
        return terms.isEmpty && abs(constant) < 1e-6 && stepsLeft > 0
    }

    /// What is left of an equality once every pivot variable in it is replaced.
    private mutating func reduced(_ row: LinearRelation) -> (terms: [Int: Double], constant: Double) {
        var terms = Dictionary(row.terms.map { ($0.variable, $0.coefficient) }, uniquingKeysWith: +)
        var constant = row.constant
        var waiting = row.terms.map(\.variable)
        while let variable = waiting.popLast(), stepsLeft > 0 {
            guard let factor = terms[variable], let pivot = pivots[variable] else { continue }
            terms[variable] = nil
            constant -= factor * pivot.constant
            for (other, coefficient) in pivot.terms {
                stepsLeft -= 1
                let sum = (terms[other] ?? 0) - factor * coefficient
                terms[other] = abs(sum) < 1e-9 ? nil : sum
                waiting.append(other)
            }
        }
        return (terms, constant)
    }
}
