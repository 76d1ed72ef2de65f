// What `plumbline fix` does with a text: the preferred quick fix of every finding, as an editor would apply it.

import Analysis
import LayoutModel
import SourceText

/// A text after the preferred repair of each of its findings.
package struct FixedText: Sendable {
    /// A repair that was made.
    package struct Fix: Hashable, Sendable {
        package var finding: Finding
        package var title: String
    }

    package var text: SourceText
    /// In the order in which they were made.
    package var fixes: [Fix]
    /// The findings that are left, in order of place.
    package var left: [Finding]
}

package enum Fixes {
    /// Makes the preferred repairs one after the other, each of the text that the one before left; every step was proved like a quick
    /// fix, so the findings only ever become fewer.
    ///
    /// A finding that cannot be repaired is tried again in the next pass, since another repair may have made it possible; after a pass
    /// that repaired nothing, or a few passes, that is all.
    package static func fixed(
        _ text: SourceText, as format: any LayoutFormat, rules: RuleSelection = RuleSelection(),
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> FixedText {
        var snapshot = Snapshot(reading: text, as: format)
        var findings = Diagnostics.findings(in: snapshot, rules: rules) ?? []
        var fixes: [FixedText.Fix] = []
        for _ in 0..<mostPasses {
            if isCancelled() { break }
            let before = fixes.count
            var tried: Set<Subject> = []
            while let finding = findings.first(where: { !tried.contains(Subject($0)) }) {
                tried.insert(Subject(finding))
                while let same = findings.first(where: { Subject($0) == Subject(finding) }),
                    let action = CodeActions.preferred(
                        for: same, of: snapshot, findings: findings, rules: rules,
                        isCancelled: isCancelled)
                {
                    snapshot = Snapshot(reading: snapshot.text.applying(action.edits), as: format)
                    findings = Diagnostics.findings(in: snapshot, rules: rules) ?? []
                    fixes.append(FixedText.Fix(finding: same, title: action.title))
                }
            }
            if fixes.count == before { break }
        }
        return FixedText(text: snapshot.text, fixes: fixes, left: findings)
    }

    private static let mostPasses = 4

    /// What a finding is about, wherever it stands.
    private struct Subject: Hashable {
        var code: FindingCode
        var subject: String

        init(_ finding: Finding) {
            code = finding.code
            subject = finding.subject
        }
    }
}
