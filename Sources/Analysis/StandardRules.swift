import LayoutModel

extension RuleSet {
    /// Every rule, one line each, in the order in which findings at the same place are listed.
    package static let standard = RuleSet(rules: [
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
    ])
}

extension FindingCode {
    package var category: FindingCategory {
        RuleSet.standard.rules.first { $0.code == self }?.category ?? .document
    }
}
