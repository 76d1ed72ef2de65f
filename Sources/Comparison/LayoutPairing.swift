import LayoutModel

/// Which layout of an old version is which one of a new version: by id, then by name and content, then by structure.
struct LayoutPairing {
    /// The index of the old layout, by that of the new one; nil for a layout that was added.
    private(set) var old: [Int?]

    init(_ before: [Layout], _ after: [Layout]) {
        old = after.map { _ in nil }
        pair(before, after) { $0[.root].objectID }
        let (features, newFeatures) = (before.map(Features.init), after.map(Features.init))
        pair(Array(before.indices), Array(after.indices)) {
            "\(before[$0].name) \(features[$0].words)"
        } new: {
            "\(after[$0].name) \(newFeatures[$0].words)"
        }
        pair(Array(before.indices), Array(after.indices)) {
            "\(features[$0].words)"
        } new: {
            "\(newFeatures[$0].words)"
        }
        pair(before, after) { $0.name }
        pairSimilar(features, newFeatures)
    }

    /// Pairs the layouts with equal keys that are not paired yet, in document order.
    private mutating func pair(_ before: [Layout], _ after: [Layout], by key: (Layout) -> String?) {
        pair(Array(before.indices), Array(after.indices), old: { key(before[$0]) }, new: { key(after[$0]) })
    }

    private mutating func pair(
        _ before: [Int], _ after: [Int], old oldKey: (Int) -> String?, new newKey: (Int) -> String?
    ) {
        let taken = Set(old.compactMap { $0 })
        var free: [String: [Int]] = [:]
        for index in before.reversed() where !taken.contains(index) {
            if let key = oldKey(index) { free[key, default: []].append(index) }
        }
        for index in after where old[index] == nil {
            guard let key = newKey(index), let partner = free[key]?.popLast() else { continue }
            old[index] = partner
        }
    }

    /// Pairs the rest if at least half of what they contain is the same, the most similar first.
    private mutating func pairSimilar(_ before: [Features], _ after: [Features]) {
        let taken = Set(old.compactMap { $0 })
        var candidates: [(similarity: Double, old: Int, new: Int)] = []
        for new in after.indices where old[new] == nil {
            for index in before.indices where !taken.contains(index) {
                let similarity = before[index].similarity(to: after[new])
                if similarity >= 0.5 { candidates.append((similarity, index, new)) }
            }
        }
        var used = taken
        for candidate in candidates.sorted(by: { ($1.similarity, $0.new, $0.old) < ($0.similarity, $1.new, $1.old) })
        where old[candidate.new] == nil && used.insert(candidate.old).inserted {
            old[candidate.new] = candidate.old
        }
    }

    /// What a layout contains, apart from ids.
    private struct Features {
        private let counts: [String: Int]
        /// In the order of views, then sorted.
        let words: [String]

        init(_ layout: Layout) {
            let views = layout.views.map { "\($0.kind.rawValue) \($0.path) \($0.customClass ?? "")" }
            let constraints = layout.constraints.map { Self.words(for: $0, in: layout) }.sorted()
            words = views + constraints
            counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }

        /// By paths: the names in messages tell views of one name apart by their ids.
        private static func words(for constraint: Constraint, in layout: Layout) -> String {
            let anchors = constraint.anchors.map { anchor in
                let item = anchor.item
                return "\(layout[item.view].path).\(item.guide?.word ?? "").\(anchor.attribute.rawValue)"
            }
            let numbers = [constraint.multiplier, constraint.constant, constraint.priority].map {
                layout.formula($0, unknown: "…")
            }
            return "\(anchors) \(constraint.relation.rawValue) \(numbers)"
        }

        /// The share of what is in both, from 0 to 1.
        func similarity(to other: Features) -> Double {
            let common = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
            let all = max(words.count, other.words.count)
            // Two layouts of nothing but a root view have nothing in common.
            return all > 1 ? Double(common) / Double(all) : 0
        }
    }
}
