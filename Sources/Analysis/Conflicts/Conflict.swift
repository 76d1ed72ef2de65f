import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let conflict = FindingCode(rawValue: "conflict")
}

/// Required constraints that cannot hold together.
///
/// Reported once for each irreducible set, at the member that comes last in the source, with every other member as related
/// information and with the sizes and states where it holds; of sets with the same written constraints, those in which the fewest views
/// have changed.
struct ConflictRule: Rule {
    static let code = FindingCode.conflict
    static let holdsOnEveryPlatform = true

    let layout: Layout
    private let space: ConfigurationSpace
    private let wording: ConfigurationWording
    private var observations = Observations<Conflict, [ConstraintID: Double]>()
    private var distances: [Conflict: [Double]] = [:]
    /// The axes on which the root had something left in some configuration.
    private var extended: Set<Axis> = []

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        self.space = space
        wording = ConfigurationWording(layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        extended.formUnion(Axis.allCases.filter { !solved.rootVanishes(on: $0) })
        for conflict in solved.solution.conflicts where isSure(conflict, solved) {
            if let distance = Self.distance(conflict, solved) { distances[conflict, default: []].append(distance) }
            let constants = Self.constants(conflict, solved)
            observations.note(conflict, at: solved.index, constants)
        }
    }

    /// What holds only where the root has nothing left holds at no size that anybody sees; at the size at which the layout was saved it
    /// is seen what is wrong.
    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        let known = Set(observations.keys.flatMap(\.members).compactMap(\.constraint))
        let certainty = Certainty(solved)
        for var conflict in solved.solution.conflicts where isSure(conflict, solved) {
            guard let axis = conflict.canvasAxis, !extended.contains(axis),
                conflict.members.allSatisfy(certainty.isCertain),
                known.isDisjoint(with: conflict.members.compactMap(\.constraint))
            else { continue }
            let distance = Self.distance(conflict, solved)
            if conflict.members.count + conflict.bounds.count > 2 { conflict.members.removeAll(where: \.isCanvas) }
            if let distance { distances[conflict, default: []].append(distance) }
            observations.note(conflict, at: solved.index, [:])
        }
    }

    /// Texts of a document are drawn in fonts whose measures are not known to a few points, and of other platforms than iOS nothing is
    /// known but what is written.
    private func isSure(_ conflict: Conflict, _ solved: SolvedConfiguration) -> Bool {
        guard layout.designTime != nil else { return true }
        guard layout.platform == .iOS || conflict.members.allSatisfy({ $0.constraint != nil }) else { return false }
        let usesBaselines = conflict.members.compactMap(\.constraint).contains { id in
            [layout[id].first, layout[id].second].contains { $0?.attribute.isBaseline ?? false }
        }
        guard usesBaselines else { return true }
        return layout.platform == .iOS && Self.distance(conflict, solved).map { $0 > Self.fontTolerance } ?? false
    }

    /// How far the baseline of a text may be from where it is taken to be, in points.
    private static let fontTolerance = 4.0

    /// How far the member that was left out is from what it asks for, in points.
    private static func distance(_ conflict: Conflict, _ solved: SolvedConfiguration) -> Double? {
        guard let id = conflict.broken.constraint, let constant = solved.solver.constant(of: id),
            let fitting = solved.solver.fittingConstant(of: id)
        else { return nil }
        return abs(fitting - constant)
    }

    /// The constants that are not the written ones, as where a state changes them or a view has collapsed.
    private static func constants(_ conflict: Conflict, _ solved: SolvedConfiguration) -> [ConstraintID: Double] {
        conflict.members.compactMap(\.constraint).reduce(into: [:]) { constants, id in
            if let constant = solved.solver.constant(of: id), constant != solved.layout[id].constant.literal {
                constants[id] = constant
            }
        }
    }

    func findings() -> [Finding] {
        let sentence = Sentence(layout)
        return distinct.map { conflict, constants, configurations in
            let others = conflict.members.filter { $0 != conflict.broken && !$0.isCanvas }
            var related = sentence.related(others, constants: constants)
            for bound in conflict.bounds {
                let view = layout[bound.view]
                let message = "\(sentence.naming.quoted(view.id)) cannot have a \(bound.axis.sizeName) below 0"
                related.append(Finding.Related(range: view.nameRange, message: message.capitalisedUnlessNamed))
            }
            var finding = Finding(
                code: Self.code, range: sentence.range(of: conflict.broken).map(layout.ownRange) ?? layout.nameRange,
                message: message(conflict, configurations, sentence, constants, noted: related.count),
                related: related, subject: subject(conflict, sentence))
            finding.sizes = wording.someSizes(configurations)
            return finding
        }
    }

    /// What was seen, each thing once: where the same written constraints cannot hold in several states, those count in which the
    /// fewest views are not as they are drawn. What a layout implies differs from state to state, and nobody mends it.
    private var distinct: [(key: Conflict, detail: [ConstraintID: Double], configurations: [Int])] {
        let all = observations.all.filter { !onlyAffectsHiddenViews($0.configurations) }.map { sighting in
            (
                sighting: sighting, written: Set(sighting.key.members.compactMap(\.constraint)),
                changes: sighting.configurations.map(changeCount).min() ?? 0
            )
        }
        let fewest = Dictionary(all.map { ($0.written, $0.changes) }, uniquingKeysWith: min)
        return all.filter { $0.written.isEmpty || $0.changes == fewest[$0.written] }.map(\.sighting)
    }

    /// How many views are not as they are drawn; none at design time, behind the end of the space.
    private func changeCount(in index: Int) -> Int {
        guard space.configurations.indices.contains(index) else { return 0 }
        let configuration = space.configurations[index]
        return configuration.shown.count + configuration.gone.count { !layout[$0].isHidden }
    }

    /// Whether there is too little room on some screens only, and only for a view that is drawn hidden: code may let it come where there
    /// is room, or let another go.
    private func onlyAffectsHiddenViews(_ configurations: [Int]) -> Bool {
        let seen = configurations.compactMap {
            space.configurations.indices.contains($0) ? space.configurations[$0] : nil
        }
        guard layout.designTime != nil, !seen.isEmpty, seen.allSatisfy({ !$0.shown.isEmpty }) else { return false }
        return Set(seen.map(\.size)).count < Set(layout.sizes.map(\.size)).count
    }

    /// The conflicts that a finding is about, each with the first configuration in which it was seen.
    func conflicts(of finding: Finding) -> [(Conflict, Configuration)] {
        let sentence = Sentence(layout)
        return distinct.compactMap { conflict, _, configurations in
            guard subject(conflict, sentence) == finding.subject, let first = configurations.first else { return nil }
            let isAtRunTime = space.configurations.indices.contains(first)
            return (conflict, isAtRunTime ? space.configurations[first] : Configuration(baseOf: layout))
        }
    }

    private func message(
        _ conflict: Conflict, _ configurations: [Int], _ sentence: Sentence, _ constants: [ConstraintID: Double],
        noted count: Int
    ) -> String {
        var partners = conflict.members.contains { $0.isCanvas } ? ["the root view's size"] : []
        if count > 0 {
            partners.append(
                count == 1 ? "the requirement noted beside it" : "the \(count) requirements noted beside it")
        }
        let verb = partners.count > 1 || count > 1 ? "allow" : "allows"
        return
            "\(sentence.row(conflict.broken, constants: constants).capitalisedUnlessNamed). \(wording.opening(configurations))hat is "
            + "\(distance(conflict)) what \(Naming.list(partners)) \(verb)\(wording.share()). Remove or relax one of them."
    }

    /// `40 points from`, or the range of distances over the wording.
    private func distance(_ conflict: Conflict) -> String {
        let all = distances[conflict] ?? []
        guard let least = all.min(), let most = all.max(), most > 0.0005 else { return "not" }
        guard Points.text(least) != Points.text(most) else { return "\(Points.count(most)) from" }
        return "\(Points.text(least)) to \(Points.count(most)) from"
    }

    private func subject(_ conflict: Conflict, _ sentence: Sentence) -> String {
        guard let id = conflict.broken.constraint else { return sentence.row(conflict.broken) }
        return sentence.naming.subject(layout[id])
    }
}

extension Attribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
