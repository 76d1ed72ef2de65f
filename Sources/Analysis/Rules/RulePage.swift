import LayoutModel

/// The page of a finding code: what the finding means, why it matters, and what to do about it.
///
/// Each page is a Markdown file, `Pages/CODE.md` in the folder of its family. It begins with a heading such as
///
///     # clipped
///
///     *information, opt-in*: a view that extends beyond its superview
///
/// and a description, which ends at the next empty line.
package struct RulePage: Sendable {
    package let code: FindingCode
    package let severity: Finding.Severity
    /// Whether the code is reported only when it is enabled.
    package let isOptIn: Bool
    /// One line, in lower case and without a full stop.
    package let summary: String
    /// The file's bytes, which stay in the program's read-only data and are decoded on demand.
    private let bytes: [UInt8]

    /// - Returns: nil if the page does not begin with a heading as described above.
    init?(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
            .prefix(3).map { String(decoding: $0, as: UTF8.self) }
        guard lines.count == 3, lines[0].hasPrefix("# "), lines[1].isEmpty, lines[2].hasPrefix("*") else { return nil }
        let parts = lines[2].dropFirst().split(separator: "*: ", maxSplits: 1)
        let words = parts.first?.split(separator: ", ") ?? []
        guard parts.count == 2, let level = words.first, let severity = Finding.Severity(word: level),
            words.count == 1 || words[1...] == ["opt-in"]
        else { return nil }
        code = FindingCode(rawValue: String(lines[0].dropFirst(2)))
        self.severity = severity
        isOptIn = words.count > 1
        summary = String(parts[1])
        self.bytes = bytes
    }

    /// The whole page, in Markdown.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The first paragraph below the heading, on one line.
    package var description: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).prefix { !$0.isEmpty }
            .joined(separator: " ")
    }

    package static func page(for code: String) -> RulePage? {
        all.first { $0.code.rawValue == code }
    }

    /// Every page, in order of the code.
    package static let all = [
        PackageResources.ambiguous_position_md,
        PackageResources.ambiguous_scroll_content_md,
        PackageResources.ambiguous_size_md,
        PackageResources.clipped_md,
        PackageResources.collapse_without_effect_md,
        PackageResources.conflict_md,
        PackageResources.dangling_id_md,
        PackageResources.does_not_fit_md,
        PackageResources.drawn_when_gone_md,
        PackageResources.duplicate_constraint_md,
        PackageResources.duplicate_id_md,
        PackageResources.duplicate_name_md,
        PackageResources.empty_slot_md,
        PackageResources.fixed_both_sides_md,
        PackageResources.fixed_left_right_md,
        PackageResources.gap_when_gone_md,
        PackageResources.invalid_multiplier_md,
        PackageResources.invalid_pairing_md,
        PackageResources.invalid_priority_md,
        PackageResources.lost_gap_md,
        PackageResources.mirrored_collapse_md,
        PackageResources.misplaced_md,
        PackageResources.missing_trailing_md,
        PackageResources.multiplier_origin_md,
        PackageResources.no_common_ancestor_md,
        PackageResources.not_restored_md,
        PackageResources.orphan_spacer_md,
        PackageResources.overlapping_md,
        PackageResources.redundant_md,
        PackageResources.required_height_in_cell_md,
        PackageResources.required_size_in_stack_md,
        PackageResources.self_reference_md,
        PackageResources.shared_gap_md,
        PackageResources.slot_mismatch_md,
        PackageResources.slot_still_active_md,
        PackageResources.spacer_axis_md,
        PackageResources.spacing_doubled_md,
        PackageResources.spacing_overlap_md,
        PackageResources.syntax_md,
        PackageResources.too_large_md,
        PackageResources.truncated_md,
        PackageResources.uninstalled_item_md,
        PackageResources.unknown_attribute_md,
        PackageResources.unknown_name_md,
        PackageResources.unused_ignore_md,
        PackageResources.zero_size_md,
    ].compactMap(RulePage.init)
}

extension Finding.Severity {
    /// - Parameter word: the name of a case.
    fileprivate init?(word: Substring) {
        switch word {
        case "error": self = .error
        case "warning": self = .warning
        case "information": self = .information
        case "hint": self = .hint
        default: return nil
        }
    }
}
