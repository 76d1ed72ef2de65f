import AutoLayoutEngine
import LayoutModel
import SourceText

/// Counts findings by code and subject, regardless of position, to compare them before and after an edit.
package struct FindingTally: Sendable {
    private struct Key: Hashable {
        var code: FindingCode
        var subject: String

        init(_ finding: Finding) {
            code = finding.code
            subject = finding.subject
        }

        /// That of each finding for which one stands.
        static func all(of finding: Finding) -> [Key] {
            var key = Key(finding)
            return [key]
                + finding.furtherSubjects.map {
                    key.subject = $0
                    return key
                }
        }
    }

    private let counts: [Key: Int]
    /// The findings, of each check by itself.
    private let checks: [[Finding]]

    package init(_ findings: [Finding]) {
        counts = findings.flatMap(Key.all).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        checks = [findings]
    }

    private init(counts: [Key: Int], checks: [[Finding]]) {
        self.counts = counts
        self.checks = checks
    }

    /// The smaller of both counts of each finding.
    func intersection(_ other: FindingTally) -> FindingTally {
        let both = counts.compactMap { key, count in other.counts[key].map { (key, min(count, $0)) } }
        return FindingTally(counts: Dictionary(uniqueKeysWithValues: both), checks: [])
    }

    /// The larger of both counts of each finding.
    package func union(_ other: FindingTally) -> FindingTally {
        FindingTally(
            counts: counts.merging(other.counts, uniquingKeysWith: max), checks: checks + other.checks)
    }

    /// Whether there is no finding that was not there before.
    ///
    /// Where more conflicts were there than are named, another one takes the place of one that is fixed.
    package func bringsNothingNew(to before: FindingTally) -> Bool {
        let mayReplaceConflicts =
            (before.conflictCount >= LayoutSolver.mostConflicts
                || before.checks.joined().contains(where: ConflictRule.saysThereAreMore))
            && conflictCount <= before.conflictCount
        return counts.allSatisfy {
            before.counts[$0.key, default: 0] >= $0.value || (mayReplaceConflicts && $0.key.code == ConflictRule.code)
        }
    }

    /// The same without what is said of the content of scroll views.
    package var withoutScrollContent: FindingTally {
        FindingTally(counts: counts.filter { $0.key.code != AmbiguousScrollContentRule.code }, checks: checks)
    }

    private var conflictCount: Int {
        counts.reduce(0) { $0 + ($1.key.code == ConflictRule.code ? $1.value : 0) }
    }

    /// Whether each of `findings` has disappeared as many times as it is listed.
    ///
    /// That another one with its subject has disappeared is not enough: one constraint may be in several conflicts.
    ///
    /// - Parameter edits: the edits of the text since before; none where only a model was edited.
    package func lacks(
        _ findings: [Finding], of before: FindingTally, after edits: FileEdits = FileEdits(), in file: FileID = .alone
    ) -> Bool {
        // Those that a finding also stands for may remain.
        let fixed = findings.reduce(into: [Key: Int]()) { $0[Key($1), default: 0] += 1 }
        let isFewer = fixed.allSatisfy { key, count in
            counts[key, default: 0] + count <= before.counts[key, default: 0]
        }
        guard isFewer else { return false }
        let keys = Set(findings.map(Key.init))
        let (now, then) = (places(of: keys, in: file), before.places(of: keys, in: file))
        return Dictionary(grouping: findings) { Place($0, in: file) }.allSatisfy { place, listed in
            guard let moved = place.moved(by: edits) else { return true }
            return now[moved, default: 0] + listed.count <= then[place, default: 0]
        }
    }

    /// How many findings are at a place: the larger of both counts after ``union(_:)``.
    private func places(of keys: Set<Key>, in file: FileID) -> [Place: Int] {
        checks.reduce(into: [:]) { most, findings in
            let counts = findings.reduce(into: [Place: Int]()) { counts, finding in
                if keys.contains(Key(finding)) { counts[Place(finding, in: file), default: 0] += 1 }
            }
            most.merge(counts, uniquingKeysWith: max)
        }
    }

    /// A finding with where it begins, and where what is involved in it begins.
    private struct Place: Hashable {
        private struct Start: Hashable {
            var file: FileID
            var offset: UTF8Offset
        }

        let key: Key
        private var starts: Set<Start>

        init(_ finding: Finding, in file: FileID) {
            key = Key(finding)
            starts = Set(finding.related.map { Start(file: $0.range.file, offset: $0.range.range.start) })
            starts.insert(Start(file: file, offset: finding.range.start))
        }

        /// The same place in the edited text; nil if something that is involved was removed.
        func moved(by edits: FileEdits) -> Place? {
            var result = self
            result.starts = []
            for start in starts {
                guard let offset = edits[start.file].moved(start.offset) else { return nil }
                result.starts.insert(Start(file: start.file, offset: offset))
            }
            return result
        }
    }
}
