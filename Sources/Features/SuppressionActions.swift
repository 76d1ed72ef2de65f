import Analysis
import LayoutModel
import SourceText

extension CodeActions {
    /// For each finding in a range, the words in the text itself that say that it is meant to be; nothing where a format has none, and
    /// for mistakes that hide what else there is to find.
    package static func suppressions(in range: TextRange, of snapshot: Snapshot, findings: [Finding]) -> [EditorAction]
    {
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
    /// Those at a range that a person may want to leave as they are, one of each code and place.
    package func suppressible(in range: TextRange) -> [Finding] {
        var known: Set<String> = []
        return filter { finding in
            guard finding.range.touches(range.start) || finding.range.overlaps(range) else { return false }
            let isMistake = [FindingCode.syntax, .tooLarge, .unusedIgnore]
                .contains(finding.code)
            return !isMistake && known.insert("\(finding.code.rawValue) \(finding.range)").inserted
        }
    }
}
