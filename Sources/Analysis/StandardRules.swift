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
        OverlapWhenGoneRule.self,
        ClippedWhenGoneRule.self,
        CollapseWithoutEffectRule.self,
        SharedGapRule.self,
        NotRestoredRule.self,
        OrphanSpacerRule.self,
        SpacerAxisRule.self,
        RequiredSizeInStackRule.self,
        RequiredHeightInCellRule.self,
        EdgeAndSafeAreaRule.self,
        CentreAndMarginsRule.self,
        ActivatedTooEarlyRule.self,
        RepeatsStackRule.self,
        SpacingOverlapRule.self,
        SpacingDoubledRule.self,
        DrawnWhenGoneRule.self,
        MirroredCollapseRule.self,
        WrongSignRule.self,
        UnsafeAreaRule.self,
        MultiplierOriginRule.self,
        DoesNotFitRule.self,
        MisplacedRule.self,
        MarkedByXcodeRule.self,
        DuplicateConstraintRule.self,
        MissingTrailingRule.self,
        MissingLeadingRule.self,
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

extension RulePage {
    package static func page(for code: String) -> RulePage? {
        all.first { $0.code.rawValue == code }
    }

    /// Every page, in order of the code.
    package static let all = (documents + RuleSet.standard.rules.map { $0.page }).compactMap(RulePage.init)
        .sorted { $0.code.rawValue < $1.code.rawValue }

    /// The pages of codes that no rule reports: readers of documents do.
    private static let documents = [
        PackageResources.never_placed_md,
        PackageResources.autoresizing_left_on_md,
        PackageResources.autoresizing_off_in_cell_md,
        PackageResources.dangling_id_md,
        PackageResources.duplicate_id_md,
        PackageResources.duplicate_name_md,
        PackageResources.empty_slot_md,
        PackageResources.invalid_multiplier_md,
        PackageResources.invalid_pairing_md,
        PackageResources.invalid_priority_md,
        PackageResources.never_activated_md,
        PackageResources.no_common_ancestor_md,
        PackageResources.self_reference_md,
        PackageResources.slot_mismatch_md,
        PackageResources.slot_still_active_md,
        PackageResources.snapkit_no_relation_md,
        PackageResources.snapkit_remake_leaves_others_md,
        PackageResources.snapkit_update_mismatch_md,
        PackageResources.syntax_md,
        PackageResources.too_large_md,
        PackageResources.uninstalled_item_md,
        PackageResources.unknown_attribute_md,
        PackageResources.unknown_name_md,
        PackageResources.unused_ignore_md,
    ]
}
