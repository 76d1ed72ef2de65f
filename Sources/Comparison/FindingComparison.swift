import LayoutModel
import SourceText

/// The findings that only one of two versions has.
package struct FindingComparison: Sendable {
    /// Of the new version.
    package private(set) var appeared: [Finding] = []
    /// Of the old version.
    package private(set) var disappeared: [Finding] = []

    package var isEmpty: Bool { appeared.isEmpty && disappeared.isEmpty }

    /// - Parameter views: The views that are in both versions, if the findings are those of a layout.
    init(_ old: [Finding], _ new: [Finding], _ views: ViewPairing? = nil) {
        disappeared = old
        appeared = new
        for text in [\Finding.message, \Finding.subject] {
            let key = { (finding: Finding) in "\(finding.code.rawValue) \(finding[keyPath: text])" }
            match(old: key, new: key)
        }
        // With other object IDs, messages and subjects may be others, but not the views that are involved.
        guard let views else { return }
        match { finding in
            Self.view(at: finding.range, in: views.old).flatMap { views.newView[$0] }.map {
                "\(finding.code.rawValue) \($0.index)"
            }
        } new: { finding in
            Self.view(at: finding.range, in: views.new).map { "\(finding.code.rawValue) \($0.index)" }
        }
        matchInvolved(views)
    }

    /// Leaves out findings of the same code in both lists if at least half of the views that are involved are the same.
    /// A conflict may be reported at another of its members.
    private mutating func matchInvolved(_ views: ViewPairing) {
        let before = disappeared.map { Self.views(involvedIn: $0, views.old).compactMap { views.newView[$0] } }
        let after = appeared.map { Self.views(involvedIn: $0, views.new) }
        var matched: (old: Set<Int>, new: Set<Int>) = ([], [])
        for (index, finding) in disappeared.enumerated() {
            let own = Set(before[index])
            let partner = appeared.indices.first { other in
                let (common, all) = (own.intersection(after[other]).count, own.union(after[other]).count)
                return !matched.new.contains(other) && appeared[other].code == finding.code && common > 0
                    && common * 2 >= all
            }
            guard let partner else { continue }
            matched.old.insert(index)
            matched.new.insert(partner)
        }
        disappeared = disappeared.indices.filter { !matched.old.contains($0) }.map { disappeared[$0] }
        appeared = appeared.indices.filter { !matched.new.contains($0) }.map { appeared[$0] }
    }

    private static func views(involvedIn finding: Finding, _ layout: Layout) -> Set<ViewID> {
        let ranges = [finding.range] + finding.related.filter { $0.range.file == layout.file }.map(\.range.range)
        return Set(ranges.compactMap { view(at: $0, in: layout) })
    }

    /// Leaves out as many findings with the same key as both lists have.
    private mutating func match(old oldKey: (Finding) -> String?, new newKey: (Finding) -> String?) {
        var counts: [String: Int] = [:]
        for finding in appeared {
            if let key = newKey(finding) { counts[key, default: 0] += 1 }
        }
        var common: [String: Int] = [:]
        disappeared.removeAll { finding in
            guard let key = oldKey(finding), counts[key, default: 0] > 0 else { return false }
            counts[key, default: 0] -= 1
            common[key, default: 0] += 1
            return true
        }
        appeared.removeAll { finding in
            guard let key = newKey(finding), common[key, default: 0] > 0 else { return false }
            common[key, default: 0] -= 1
            return true
        }
    }

    /// The innermost view around a place, or the first view of the constraint there.
    private static func view(at range: TextRange, in layout: Layout) -> ViewID? {
        if let constraint = layout.constraints.first(where: { $0.source.focus.range == range }) {
            return constraint.first.item.view
        }
        return layout.views.last {
            $0.declaration.file == layout.file && $0.declaration.range.contains(range)
        }?.id
    }
}
