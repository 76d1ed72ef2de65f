import Analysis
import LayoutModel
import SourceText

extension CodeActions {
    /// Comments in the text that suppress the findings in a range, if the format has any.
    package static func suppressions(
        in range: TextRange, of snapshot: Snapshot, findings: [Finding]
    ) -> [EditorAction] {
        findings.suppressible(in: range).compactMap { finding in
            snapshot.parsed.editing.edits(suppressing: finding).map { edits in
                EditorAction(
                    title: suppressionTitle(finding), kind: .quickfix, finding: finding, isPreferred: false,
                    edits: FileEdits(edits, in: snapshot.file))
            }
        }
    }

    package static func suppressionTitle(_ finding: Finding) -> String { "Ignore \"\(finding.code.rawValue)\" here" }
}

extension [Finding] {
    /// The findings at a range that can be suppressed, one for each code and range. Syntax errors, which may hide other
    /// findings, cannot.
    package func suppressible(in range: TextRange) -> [Finding] {
        var known: Set<String> = []
        return lazy.filter { $0.isAt(range) }.prefix(NearFindings.most).filter { finding in
            let isSuppressible = finding.code != .unusedIgnore && !finding.code.hidesOtherFindings
            return isSuppressible && known.insert("\(finding.code.rawValue) \(finding.range)").inserted
        }
    }
}
