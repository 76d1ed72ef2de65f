import Analysis
import LayoutModel
import SourceText

extension CodeActions {
    /// Comments in the text that suppress the findings in a range, if the format has any.
    package static func suppressions(
        in range: TextRange, of snapshot: Snapshot, findings: [Finding]
    ) -> [EditorAction] {
        findings.suppressible(in: range, of: snapshot.document).compactMap { finding in
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
    /// The findings at a range that can be suppressed, one for each code and range. Those that may hide other
    /// findings, such as syntax errors, cannot.
    package func suppressible(in range: TextRange, of document: Document) -> [Finding] {
        var known: Set<String> = []
        return lazy.filter { $0.isAt(range) }.prefix(NearFindings.most).filter { finding in
            let isSuppressible = finding.code != .unusedIgnore && !document.codesHidingOthers.contains(finding.code)
            return isSuppressible && known.insert("\(finding.code.rawValue) \(finding.range)").inserted
        }
    }
}
