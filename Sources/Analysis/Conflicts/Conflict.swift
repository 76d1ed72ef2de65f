import AutoLayoutEngine
import LayoutModel
import Wording

/// Required constraints that cannot all hold.
///
/// Reported once for each irreducible set, at the member that comes last in the source, with every other member as
/// related information and with the sizes and states where it occurs. Of sets with the same written constraints only
/// those are reported for which the fewest views are hidden or shown.
struct ConflictRule: SolvedRule {
    static let code: FindingCode = "conflict"
    static var page: [UInt8] { PackageResources.conflict_md }
    static let category = FindingCategory.conflict
    static let severity = Finding.Severity.error
    static let holdsOnEveryPlatform = true
    static let holdsAtEverySize = true

    let layout: Layout
    /// Conflicts, with the constants that differ from the written ones.
    private var observations = Observations<Conflict, [ConstraintID: Double]>()
    private var arithmetic: [Conflict: ConflictArithmetic] = [:]
    /// The axes on which the root was longer than 0 in some configuration.
    private var extended: Set<Axis> = []
    /// Whether some configuration has more conflicts than are observed.
    private var hasMore = false
    /// The constraints of which one is in each conflict that is looked for, in the first configuration that has it; nil
    /// for any, in all.
    private let wanted: Set<ConstraintID>?
    private var added: [Diagnosis] = []

    init(layout: Layout) {
        self.layout = layout
        wanted = nil
    }

    /// Looks for conflicts with some constraints, and says for each only the first configuration that has it.
    init(layout: Layout, about wanted: Set<ConstraintID>) {
        self.layout = layout
        self.wanted = wanted
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        if solved.isBase, !layout.additions.isEmpty {
            added = try AddedConflicts.diagnoses(of: layout, solved.cancellation)
        }
        extended.formUnion(Axis.allCases.filter { !solved.rootVanishes(on: $0) })
        if solved.solution.hasMoreConflicts { hasMore = true }
        for conflict in solved.solution.conflicts where isSure(conflict, solved) {
            note(conflict, ConflictArithmetic(conflict, solved, after: arithmetic[conflict]), solved)
        }
    }

    /// A conflict only where the root has collapsed is invisible at run time, so it is judged at the saved size.
    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        let known = Set(observations.keys.flatMap(\.members).compactMap(\.constraint))
        let certainty = Certainty(solved)
        for var conflict in solved.solution.conflicts where isSure(conflict, solved) {
            guard let axis = conflict.canvasAxis, !extended.contains(axis),
                conflict.members.allSatisfy(certainty.isCertain),
                known.isDisjoint(with: conflict.members.compactMap(\.constraint))
            else { continue }
            let written = conflict
            if conflict.members.count + conflict.bounds.count > 2 { conflict.members.removeAll(where: \.isCanvas) }
            note(conflict, ConflictArithmetic(written, solved, after: arithmetic[conflict]), solved)
        }
    }

    private mutating func note(_ conflict: Conflict, _ arithmetic: ConflictArithmetic, _ solved: SolvedConfiguration) {
        // Of those that are looked for only the first configuration is told.
        if wanted == nil || self.arithmetic[conflict] == nil { self.arithmetic[conflict] = arithmetic }
        observations.note(conflict, at: solved.index, conflict.changedConstants(in: solved))
    }

    /// Whether the conflict occurs for certain. Baselines in a document are known only to a few points, and on
    /// platforms other than iOS only the written constraints are known.
    private func isSure(_ conflict: Conflict, _ solved: SolvedConfiguration) -> Bool {
        if let wanted, wanted.isDisjoint(with: conflict.members.compactMap(\.constraint)) { return false }
        guard layout.sourceTraits.contains(.hasTextsForUsers) else { return true }
        guard layout.platform == .iOS || conflict.members.allSatisfy({ $0.constraint != nil }) else { return false }
        let usesBaselines = conflict.members.compactMap(\.constraint).contains { id in
            layout[id].anchors.contains { [.firstBaseline, .lastBaseline].contains($0.attribute) }
        }
        guard usesBaselines else { return true }
        return layout.platform == .iOS && conflict.distance(in: solved).map { $0 > Self.fontTolerance } ?? false
    }

    /// The largest error of an assumed baseline, in points.
    private static let fontTolerance = 4.0

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        let broken = configurationsOfBroken
        let distinct = distinct(wording.space, broken)
        let mistakes = ArrangedViewMistakes(distinct.map(\.key), layout)
        // What is told with the views as they are at first is told with that alone: who mends it sees what is left.
        let isCode = layout.sourceTraits.contains(.isCode)
        func isAtFirst(_ configurations: [Int]) -> Bool { configurations.contains { isFirst(wording.space[$0]) } }
        let toldAtFirst = Set(
            distinct.filter { isCode && isAtFirst($0.configurations) && !mistakes.isTold($0.key) }.map(\.key.broken))
        let sentence = Sentence(layout)
        var diagnoses: [Diagnosis] = distinct.compactMap { conflict, constants, all in
            guard !mistakes.isTold(conflict),
                !toldAtFirst.contains(conflict.broken) || all.contains(where: { isUnchanged(wording.space[$0]) })
            else { return nil }
            let configurations = wanted == nil ? all : all.min().map { [$0] } ?? []
            let remedy = mistakes.remedy(of: conflict)
            let isRepeated = configurations.allSatisfy { layout.state(of: $0, wording.space)?.isRepeated == true }
            let constraints = mistakes.constraints(of: conflict)
            let description = ConflictDescription(conflict, sentence, constants)
            let related =
                (remedy == nil ? [] : sentence.related(Array(constraints.dropFirst())))
                + (conflict.broken.constraint.map(helper) ?? [])
            var finding = finding(
                at: description.range,
                "Conflict\(wording.phrase(configurations)): \(description.evidence(arithmetic[conflict])) "
                    + (remedy ?? (isRepeated ? Self.repeatedRemedy : description.remedy)),
                related: description.related + related + changes(of: conflict, in: configurations, wording.space),
                subject: subjects.row(conflict.broken))
            finding.sizes = wording.someSizes(configurations)
            finding.methods = layout.methods(all, wording.space)
            finding.hidings = layout.hidings(neededFor: all, wording.space)
            finding.dependsOnRoot = conflict.members.contains { member in
                if case .stack(.root, _, _) = member { true } else { false }
            }
            // Whether one cell is used for both rows is not known.
            if isRepeated { finding.severity = .warning }
            if remedy != nil {
                return Diagnosis(finding, cause: ArrangedViewCause(layout: layout, constraints: constraints))
            }
            let first = configurations.first.flatMap { wording.space[$0] } ?? Configuration(baseOf: layout)
            let neverHolds =
                isCode && broken[conflict.broken]?.count == wording.space.configurations.count
            return Diagnosis(
                finding,
                cause: Cause(layout: layout, conflict: conflict, configuration: first, neverHolds: neverHolds))
        }
        if hasMore, let last = diagnoses.popLast() {
            var finding = last.finding
            finding.message += Self.moreSentence
            diagnoses.append(Diagnosis(finding, cause: last.cause))
        }
        return diagnoses + added
    }

    /// Where a method gives constraints of a conflict the constants that they have in its state.
    private func changes(
        of conflict: Conflict, in configurations: [Int], _ space: ConfigurationSpace
    ) -> [Finding.Related] {
        guard wanted != nil, let state = configurations.first.flatMap({ layout.state(of: $0, space) }) else {
            return []
        }
        let members = Set(conflict.members.compactMap(\.constraint))
        return state.changes.compactMap { change in
            guard case .setConstant(let ids, let constant) = change.effect, let id = ids.first, members.contains(id),
                let points = constant.literal, change.range != state.range
            else { return nil }
            let equation = naming.equation(layout[id].withConstant(points))
            return Finding.Related(range: change.range, message: "This makes it \(equation)")
        }
    }

    private static let repeatedRemedy =
        "What the run before has activated is still active: deactivate that first, or keep one constraint and change "
        + "its constant."

    private static let moreSentence = " There are more conflicts, which are named when some of these are fixed."

    /// Whether a finding says that there are more conflicts than are named.
    static func saysThereAreMore(_ finding: Finding) -> Bool {
        finding.code == code && finding.message.hasSuffix(moreSentence)
    }

    /// The observations that are reported. Of conflicts between the same written constraints, which differ only in rows
    /// that the layout implies, it keeps those with the fewest changes of visibility.
    ///
    /// - Parameter broken: the configurations in which each member breaks.
    private func distinct(
        _ space: ConfigurationSpace, _ broken: [RowOrigin: Set<Int>]
    ) -> [(key: Conflict, detail: [ConstraintID: Double], configurations: [Int])] {
        let hiddenTogether = HiddenTogether(layout, space)
        let certain = observations.all.filter { observation in
            !onlyAffectsHiddenViews(observation.configurations, space)
                && hiddenTogether.areMade(broken[observation.key.broken] ?? [], for: observation.key)
        }
        let all = certain.map { observation in
            (
                observation: observation, written: Set(observation.key.members.compactMap(\.constraint)),
                changes: observation.configurations.map { changeCount(in: space[$0]) }.min() ?? 0
            )
        }
        let fewest = Dictionary(all.map { ($0.written, $0.changes) }, uniquingKeysWith: min)
        let kept = all.filter { $0.written.isEmpty || $0.changes == fewest[$0.written] }
        guard layout.sourceTraits.contains(.isCode) else { return kept.map(\.observation) }
        // What holds although it was left out says again what another conflict says with fewer constraints.
        return kept.filter { one in
            !(arithmetic[one.observation.key]?.holdsNonetheless ?? false)
                || !kept.contains { other in
                    !other.written.isEmpty && other.written.isStrictSubset(of: one.written)
                        && Set(other.observation.configurations).isSuperset(of: one.observation.configurations)
                }
        }.map(\.observation)
    }

    private var configurationsOfBroken: [RowOrigin: Set<Int>] {
        Dictionary(grouping: observations.all, by: \.key.broken).mapValues { Set($0.flatMap(\.configurations)) }
    }

    private func isFirst(_ configuration: Configuration?) -> Bool {
        configuration?.state == nil && isUnchanged(configuration)
    }

    /// Whether no view is hidden or shown differently from the layout's declaration.
    private func isUnchanged(_ configuration: Configuration?) -> Bool { changeCount(in: configuration) == 0 }

    /// How many views are hidden or shown differently from the layout's declaration; zero at design time.
    private func changeCount(in configuration: Configuration?) -> Int {
        configuration.map { $0.shown.count + $0.gone.count { !layout[$0].isHidden } } ?? 0
    }

    /// Whether the conflict occurs only on some screens and only if a view is shown that the document hides. Code may
    /// show that view only where there is room.
    private func onlyAffectsHiddenViews(_ configurations: [Int], _ space: ConfigurationSpace) -> Bool {
        let seen = configurations.compactMap { space[$0] }
        guard layout.sourceTraits.contains(.isCompletedByCode), !seen.isEmpty, seen.allSatisfy({ !$0.shown.isEmpty })
        else { return false }
        return Set(seen.map(\.size)).count < Set(layout.sizes.map(\.size)).count
    }
}

extension ConfigurationSpace {
    /// Nil for the index of design time.
    subscript(index: Int) -> Configuration? {
        configurations.indices.contains(index) ? configurations[index] : nil
    }
}

extension SolvedConfiguration {
    /// Whether the root has collapsed along an axis although it was drawn with a length, because the required
    /// constraints hold at no other size.
    func rootVanishes(on axis: Axis) -> Bool {
        guard let canvas = layout.designTime?.canvas, case .points(let drawn) = canvas.length(on: axis), drawn >= 0.5,
            case .preferred = configuration.size.length(on: axis)
        else { return false }
        return solution.frame(of: .root).length(on: axis) < 0.5
    }
}
