import LayoutModel
import SourceText

/// The conflicts of constraints that code makes in one place for several views.
///
/// Each of the constraints conflicts with others, often with one more than the one before, so that no two conflicts
/// read alike; but a person changes one place.
struct RepeatedConflicts {
    /// What the conflicts of one place share.
    private struct Key: Hashable {
        let range: TextRange
        /// The constraint, without the numbers of its views.
        let constraint: String

        init(_ finding: Finding) {
            range = finding.range
            constraint = RepeatedFindings.withoutNumbers(finding.subject)
        }
    }

    /// The shortest conflict of each place.
    private var leads: [Key: Finding] = [:]
    private var subjects: [Key: Set<String>] = [:]
    /// The places whose conflicts differ in more than the numbers of their views.
    private var differing: Set<Key> = []

    init(_ findings: [Finding]) {
        for finding in findings where finding.code == ConflictRule.code {
            let key = Key(finding)
            subjects[key, default: []].insert(finding.subject)
            guard let lead = leads[key] else {
                leads[key] = finding
                continue
            }
            if RepeatedFindings.withoutNumbers(finding.message) != RepeatedFindings.withoutNumbers(lead.message) {
                differing.insert(key)
            }
            if finding.related.count < lead.related.count { leads[key] = finding }
        }
    }

    /// Whether a finding is a conflict of another view than the one that is told of.
    func leavesOut(_ finding: Finding) -> Bool {
        guard finding.code == ConflictRule.code, let lead = leads[Key(finding)] else { return false }
        return lead.subject != finding.subject
    }

    /// For the one conflict of a place that is told of: how many other views have one there, and whether all read
    /// alike.
    func others(than finding: Finding) -> (count: Int, isAlike: Bool) {
        let key = Key(finding)
        guard finding.code == ConflictRule.code, leads[key] == finding else { return (0, true) }
        return ((subjects[key]?.count ?? 1) - 1, !differing.contains(key))
    }
}
