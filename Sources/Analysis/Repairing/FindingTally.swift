import AutoLayoutEngine
import LayoutModel

/// Counts findings by code and subject, regardless of position, to compare them before and after an edit.
package struct FindingTally: Sendable {
    private struct Key: Hashable {
        var code: FindingCode
        var subject: String

        init(_ finding: Finding) {
            code = finding.code
            subject = finding.subject
        }
    }

    private let counts: [Key: Int]

    package init(_ findings: [Finding]) {
        counts = findings.reduce(into: [:]) { $0[Key($1), default: 0] += 1 }
    }

    private init(counts: [Key: Int]) {
        self.counts = counts
    }

    /// The larger of both counts of each finding.
    func union(_ other: FindingTally) -> FindingTally {
        FindingTally(counts: counts.merging(other.counts, uniquingKeysWith: max))
    }

    /// Whether there is no finding that was not there before.
    ///
    /// Where more conflicts were there than are named, another one takes the place of one that is fixed.
    package func bringsNothingNew(to before: FindingTally) -> Bool {
        let mayReplaceConflicts =
            before.conflictCount >= LayoutSolver.mostConflicts && conflictCount <= before.conflictCount
        return counts.allSatisfy {
            before.counts[$0.key, default: 0] >= $0.value || (mayReplaceConflicts && $0.key.code == ConflictRule.code)
        }
    }

    private var conflictCount: Int {
        counts.reduce(0) { $0 + ($1.key.code == ConflictRule.code ? $1.value : 0) }
    }

    /// Whether each of `findings` has disappeared as many times as it is listed.
    package func lacks(_ findings: [Finding], of before: FindingTally) -> Bool {
        FindingTally(findings).counts.allSatisfy { key, count in
            counts[key, default: 0] + count <= before.counts[key, default: 0]
        }
    }
}
