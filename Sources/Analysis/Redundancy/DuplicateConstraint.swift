import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let duplicateConstraint = FindingCode(rawValue: "duplicate-constraint")
}

/// A constraint that says exactly what another one in force at the same time says.
///
/// `a == m × b + c` and `b == a / m − c / m` are one. Two that differ in priority, relation or a fraction of a point are not, nor are two
/// of which one is for design time only, nor two for size classes that do not meet.
struct DuplicateConstraintRule: Rule {
    static let code = FindingCode.duplicateConstraint
    static let holdsOnEveryPlatform = true
    static let repairsAreIndependent = true

    /// What a constraint says, with its two sides in one order.
    struct Meaning: Hashable {
        var first: Anchor
        var second: Anchor?
        var relation: Relation
        /// In millionths, as the next two are.
        var multiplier: Double
        var constant: Double
        var priority: Double
        var isDesignTimeOnly: Bool
        /// Where locations are measured from, if that matters.
        var owner: ViewID?

        init?(_ active: ActiveConstraint, _ constraint: Constraint) {
            guard var multiplier = active.multiplier, var constant = active.constant, multiplier != 0 else {
                return nil
            }
            first = constraint.first
            second = constraint.second
            relation = constraint.relation
            if let other = constraint.second, Self.comesBefore(other, constraint.first) {
                first = other
                second = constraint.first
                if multiplier > 0 { relation = relation.flipped }
                multiplier = 1 / multiplier
                constant = -constant * multiplier
            }
            self.multiplier = (multiplier * 1e6).rounded()
            self.constant = (constant * 1e6).rounded() + 0
            priority = (active.priority * 1e6).rounded()
            isDesignTimeOnly = constraint.isDesignTimeOnly
            owner = multiplier == 1 || constraint.first.attribute.isSize ? nil : constraint.owner
        }

        private static func comesBefore(_ a: Anchor, _ b: Anchor) -> Bool {
            guard a.item.view == b.item.view else { return a.item.view < b.item.view }
            func key(_ anchor: Anchor) -> (String, String) {
                (anchor.item.guide?.rawValue ?? "", anchor.attribute.rawValue)
            }
            return key(a) < key(b)
        }

        /// The rest seldom tells two apart of which these are the same.
        func hash(into hasher: inout Hasher) {
            hasher.combine(first.item.view)
            hasher.combine(second?.item.view)
            hasher.combine(constant)
        }
    }

    let layout: Layout
    /// Each later one, with the first that says the same.
    private var duplicates: [ConstraintID: ConstraintID] = [:]

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        // In a text the same requirement may well come from two statements; there it is called redundant.
        guard layout.designTime != nil, solved.isFirstOfItsTraits else { return }
        duplicates.merge(solved.duplicates) { first, _ in first }
    }

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        guard layout.constraints.contains(where: \.isDesignTimeOnly) else { return }
        let placeholders = solved.duplicates.filter { layout[$0.key].isDesignTimeOnly }
        duplicates.merge(placeholders) { first, _ in first }
    }

    /// The constraints in force that say what another one in force before them says.
    static func duplicates(in layout: Layout, _ solver: LayoutSolver) -> [ConstraintID: ConstraintID] {
        let constraints = solver.activeConstraints
        var first: [Meaning: ConstraintID] = Dictionary(minimumCapacity: constraints.count)
        var result: [ConstraintID: ConstraintID] = [:]
        for active in constraints {
            guard let meaning = Meaning(active, layout[active.id]) else { continue }
            if let other = first[meaning] { result[active.id] = other } else { first[meaning] = active.id }
        }
        return result
    }

    func findings() -> [Finding] {
        let sentence = Sentence(layout)
        return duplicates.sorted { $0.key < $1.key }.map { id, first in
            Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(layout[id].source.focus),
                message:
                    "\(sentence.constraint(id).capitalisedUnlessNamed). Another constraint says the same, so this one can go.",
                related: [Finding.Related(range: layout[first].source.focus, message: "This one says the same")],
                isUnnecessary: true, subject: sentence.naming.subject(layout[id]))
        }
    }

    /// The constraint that a duplicate repeats.
    func first(of duplicate: ConstraintID) -> ConstraintID? { duplicates[duplicate] }

    /// The constraints that a finding is about.
    func constraints(of finding: Finding) -> [ConstraintID] {
        let naming = Naming(layout)
        return duplicates.keys.filter { naming.subject(layout[$0]) == finding.subject }.sorted()
    }
}
