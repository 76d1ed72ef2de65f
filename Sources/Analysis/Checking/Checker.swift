import AutoLayoutEngine
import LayoutModel
import SourceText

/// What to look for.
package struct CheckOptions: Hashable, Sendable {
    /// Codes to report that are off unless asked for.
    package var enabled: Set<FindingCode> = []
    /// Codes not to report.
    package var disabled: Set<FindingCode> = []
    /// Findings that are meant to be.
    package var ignored: Set<IgnoredObject> = []

    package init() {}

    func wants(_ rule: any Rule.Type) -> Bool {
        wants(rule.code, isOptIn: rule.isOptIn)
    }

    func wants(_ code: FindingCode, isOptIn: Bool) -> Bool {
        !disabled.contains(code) && (!isOptIn || enabled.contains(code))
    }
}

/// Judges layouts.
package enum Checker {
    /// The rules about solved layouts: one line each.
    static let rules: [any Rule.Type] = [
        ConflictRule.self,
        AmbiguousSizeRule.self,
        AmbiguousPositionRule.self,
        AmbiguousScrollContentRule.self,
        GapWhenGoneRule.self,
        LostGapRule.self,
        CollapseWithoutEffectRule.self,
        SharedGapRule.self,
        NotRestoredRule.self,
        OrphanSpacerRule.self,
        SpacerAxisRule.self,
        RequiredSizeInStackRule.self,
        RequiredHeightInCellRule.self,
        SpacingOverlapRule.self,
        SpacingDoubledRule.self,
        DrawnWhenGoneRule.self,
        MirroredCollapseRule.self,
        MultiplierOriginRule.self,
        DoesNotFitRule.self,
        MisplacedRule.self,
        DuplicateConstraintRule.self,
        MissingTrailingRule.self,
        FixedBothSidesRule.self,
        RedundantRule.self,
        FixedLeftRightRule.self,
        ClippedRule.self,
        OverlappingRule.self,
        ZeroSizeRule.self,
        TruncatedRule.self,
    ]

    /// The rules that judge a layout.
    static func rules(for layout: Layout, _ options: CheckOptions) -> [any Rule.Type] {
        rules.filter { options.wants($0) && (layout.platform == .iOS || $0.holdsOnEveryPlatform) }
    }

    /// All findings of a document, those about its text included and those that the person silenced left out, in order of place.
    ///
    package static func findings(
        in document: Document, options: CheckOptions = CheckOptions(), _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [Finding] {
        var findings = document.problems.filter { !options.disabled.contains($0.code) }
        for layout in document.layouts {
            findings += try self.findings(in: layout, options: options, cancellation)
        }
        return inOrder(SuppressionFilter(of: document, options: options).applied(to: findings))
    }

    /// The findings of one layout, apart from those about its text, in order of place.
    package static func findings(
        in layout: Layout, options: CheckOptions = CheckOptions(), _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [Finding] {
        try checkedLayout(of: layout, options: options, cancellation).findings
    }

    /// Lets the rules look at every configuration of a layout.
    static func checkedLayout(
        of layout: Layout, options: CheckOptions, _ cancellation: Cancellation
    ) throws(Cancelled) -> CheckedLayout {
        let space = ConfigurationSpace(layout)
        var active = rules(for: layout, options).map { $0.init(layout, space) }
        var solver = LayoutSolver(layout)
        for index in space.order {
            let configuration = space.configurations[index]
            let solution = try solver.solve(configuration, listsAmbiguous: false, cancellation)
            let solved = try SolvedConfiguration(layout, space, index: index, solution, solver, cancellation)
            for place in active.indices { try active[place].inspect(solved) }
        }
        guard layout.designTime != nil else { return CheckedLayout(layout, active) }
        let solution = try solver.solve(Configuration(baseOf: layout), listsAmbiguous: false, cancellation)
        let index = space.configurations.count
        let solved = try SolvedConfiguration(layout, space, index: index, solution, solver, cancellation)
        for place in active.indices { try active[place].inspectDesignTime(solved) }
        return CheckedLayout(layout, active)
    }

    static func inOrder(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { a, b in
            a.element.range == b.element.range ? a.offset < b.offset : a.element.range < b.element.range
        }.map(\.element)
    }
}
