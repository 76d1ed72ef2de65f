import LayoutModel

/// Which view of an old layout is which one of a new layout: by id, then by name and kind among siblings, then by name
/// and kind anywhere.
struct ViewPairing {
    private(set) var old: Layout
    let new: Layout
    /// By old view.
    private(set) var newView: [ViewID: ViewID] = [:]
    /// By new view.
    private(set) var oldView: [ViewID: ViewID] = [:]

    init(_ old: Layout, _ new: Layout) {
        self.old = old
        self.new = new
        pair(.root, .root)
        let ids = Self.uniqueViews(of: new, by: \.objectID)
        for (id, view) in Self.uniqueViews(of: old, by: \.objectID) {
            if let partner = ids[id] { pair(view, partner) }
        }
        let sharesIDs = newView.count > 1
        var count = 0
        while count < newView.count {
            count = newView.count
            pairSiblings(renamed: !sharesIDs)
            let moved = Self.uniqueViews(of: new, by: { oldView[$0.id] == nil ? Self.signature($0) : nil })
            for (signature, view) in Self.uniqueViews(of: old, by: { newView[$0.id] == nil ? Self.signature($0) : nil })
            {
                if let partner = moved[signature] { pair(view, partner) }
            }
        }
    }

    /// The same pairs, with another model of the old views.
    func replacingOld(with layout: Layout) -> ViewPairing {
        var result = self
        result.old = layout
        return result
    }

    private mutating func pair(_ a: ViewID, _ b: ViewID) {
        guard newView[a] == nil, oldView[b] == nil else { return }
        newView[a] = b
        oldView[b] = a
    }

    private static func signature(_ view: View) -> String { "\(view.kind.rawValue) \(view.name)" }

    /// The views with a key that no other view of the layout has.
    private static func uniqueViews(of layout: Layout, by key: (View) -> String?) -> [String: ViewID] {
        var found: [String: ViewID] = [:]
        var repeated: Set<String> = []
        for view in layout.views {
            guard let key = key(view) else { continue }
            if found.updateValue(view.id, forKey: key) != nil { repeated.insert(key) }
        }
        return found.filter { !repeated.contains($0.key) }
    }

    /// Pairs the subviews of views that are paired, from the root downwards.
    ///
    /// - Parameter renamed: Whether an only view of a kind is the same as an only view of this kind with another name.
    private mutating func pairSiblings(renamed: Bool) {
        for view in old.views {
            guard let partner = newView[view.id] else { continue }
            var left = view.children.filter { newView[$0] == nil }
            var right = new[partner].children.filter { oldView[$0] == nil }
            for byKind in renamed ? [false, true] : [false] {
                func key(_ view: View) -> String { byKind ? view.kind.rawValue : Self.signature(view) }
                let partnersOfKey = Dictionary(grouping: right) { key(new[$0]) }
                for (word, views) in Dictionary(grouping: left, by: { key(old[$0]) }) {
                    guard let partners = partnersOfKey[word] else { continue }
                    if byKind, views.count != 1 || partners.count != 1 { continue }
                    for (a, b) in zip(views, partners) { pair(a, b) }
                }
                left.removeAll { newView[$0] != nil }
                right.removeAll { oldView[$0] != nil }
            }
        }
    }

    /// An anchor of the old layout in the new one; nil if its view was removed.
    func translated(_ anchor: Anchor) -> Anchor? {
        newView[anchor.item.view].map { Anchor(Item($0, anchor.item.guide), anchor.attribute) }
    }

    /// The views that are in both, as old and new view, in the order of the new layout.
    var pairs: [(old: ViewID, new: ViewID)] {
        new.views.compactMap { view in oldView[view.id].map { ($0, view.id) } }
    }

    /// Whether the superview is another one.
    func isReparented(_ view: ViewID) -> Bool {
        guard let before = oldView[view], let parent = new[view].parent else { return false }
        return old[before].parent.flatMap { newView[$0] } != parent
    }

    /// The new views whose order among the siblings that they had before is another one: the fewest that explain it.
    var reordered: Set<ViewID> {
        var result: Set<ViewID> = []
        for parent in new.views where parent.children.count > 1 {
            let kept = parent.children.filter { oldView[$0] != nil && !isReparented($0) }
            let stays = Self.longestIncreasing(kept.map { oldView[$0]?.index ?? 0 })
            for (index, view) in kept.enumerated() where !stays.contains(index) { result.insert(view) }
        }
        return result
    }

    /// The indices of a longest increasing part of a list. Complexity: O(n²).
    private static func longestIncreasing(_ values: [Int]) -> Set<Int> {
        if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return Set(values.indices) }
        var length = values.map { _ in 1 }
        var before = values.map { _ in -1 }
        for index in values.indices {
            for earlier in 0..<index where values[earlier] < values[index] && length[earlier] + 1 > length[index] {
                length[index] = length[earlier] + 1
                before[index] = earlier
            }
        }
        guard var index = length.indices.max(by: { length[$0] < length[$1] }) else { return [] }
        var result: Set<Int> = [index]
        while before[index] >= 0 {
            index = before[index]
            result.insert(index)
        }
        return result
    }
}
