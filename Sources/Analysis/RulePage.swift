import LayoutModel

/// The page of a rule: what it finds, why that matters, what to do.
package struct RulePage: Sendable {
    package var code: FindingCode
    package var severity: Finding.Severity
    /// Whether the rule is silent unless it is asked for.
    package var isOffByDefault: Bool
    /// One line, in lower case and without a full stop.
    package var summary: String
    /// Markdown. The `layout` and `xml` blocks below the heading "Wrong" give this finding and no other, those below "Mended" give none.
    package var text: String
    /// What it finds and why, in a few sentences: the first paragraph of the page, on one line.
    package var description: String

    /// - Parameter body: what follows the title and the summary, in Markdown.
    init(
        _ code: String, _ severity: Finding.Severity, isOffByDefault: Bool = false, _ summary: String, _ body: String
    ) {
        self.code = FindingCode(rawValue: code)
        self.severity = severity
        self.isOffByDefault = isOffByDefault
        self.summary = summary
        let level = "\(severity)\(isOffByDefault ? ", off unless asked for" : "")"
        text = "# \(code)\n\n*\(level)*: \(summary)\n\n\(body)\n"
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        description = lines.prefix { !$0.isEmpty }.joined(separator: " ")
    }

    /// Every rule's page, in order of the code.
    package static let all: [RulePage] = [
        .ambiguousPosition,
        .ambiguousScrollContent,
        .ambiguousSize,
        .clipped,
        .collapseWithoutEffect,
        .conflict,
        .danglingID,
        .doesNotFit,
        .drawnWhenGone,
        .duplicateConstraint,
        .duplicateID,
        .duplicateName,
        .emptySlot,
        .fixedBothSides,
        .fixedLeftRight,
        .gapWhenGone,
        .invalidMultiplier,
        .invalidPairing,
        .invalidPriority,
        .lostGap,
        .mirroredCollapse,
        .misplaced,
        .missingTrailing,
        .multiplierOrigin,
        .noCommonAncestor,
        .notRestored,
        .orphanSpacer,
        .overlapping,
        .redundant,
        .requiredHeightInCell,
        .requiredSizeInStack,
        .selfReference,
        .sharedGap,
        .slotMismatch,
        .slotStillActive,
        .spacerAxis,
        .spacingDoubled,
        .spacingOverlap,
        .syntax,
        .tooLarge,
        .truncated,
        .uninstalledItem,
        .unknownAttribute,
        .unknownName,
        .unusedIgnore,
        .zeroSize,
    ]

    package static func page(for code: String) -> RulePage? {
        all.first { $0.code.rawValue == code }
    }
}
