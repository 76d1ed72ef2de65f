import LayoutModel

/// Which edges of views hang together along an axis, by constraints and by views that have a length of their own.
struct EdgeChains {
    private struct End: Hashable {
        var view: ViewID
        var isFar: Bool
    }

    /// By end, those that it hangs together with directly.
    private var neighbours: [End: [End]] = [:]

    init(_ layout: Layout, _ axis: Axis) {
        var lengths: Set<ViewID> = []
        for constraint in layout.constraints where constraint.isActive && constraint.first.attribute.axis == axis {
            if constraint.first.attribute.isSize {
                lengths.insert(constraint.first.item.view)
            } else if let second = constraint.second, let one = Self.end(constraint.first),
                let other = Self.end(second),
                !Self.isContent(one.view, of: other.view, layout), !Self.isContent(other.view, of: one.view, layout)
            {
                join(one, other)
            }
        }
        for view in layout.views where view.id != .root {
            if view.autoresizing != nil, let parent = view.parent {
                for isFar in [false, true] { join(End(view: view.id, isFar: isFar), End(view: parent, isFar: isFar)) }
            }
            // Pictures fill cells that their table or layout makes as high as it likes.
            let hasContent = view.intrinsicSize[axis] != .none && view.kind != UIKitClass.kind(of: "UIImageView")
            if hasContent || view.stack != nil || lengths.contains(view.id) {
                join(End(view: view.id, isFar: false), End(view: view.id, isFar: true))
            }
        }
    }

    /// Whether a chain goes from one edge of the root to the other. Complexity: O(constraints + views).
    var reachAcrossRoot: Bool {
        reached(from: End(view: .root, isFar: false)).contains(End(view: .root, isFar: true))
    }

    /// Whether a chain goes from each edge of a view to that edge of the root. Complexity: O(constraints + views).
    func reachAcrossRoot(through view: ViewID) -> Bool {
        [false, true].allSatisfy { isFar in
            reached(from: End(view: view, isFar: isFar), around: view).contains(End(view: .root, isFar: isFar))
        }
    }

    /// - Parameter view: one whose length no chain goes along.
    private func reached(from first: End, around view: ViewID? = nil) -> Set<End> {
        var reached: Set = [first]
        var pending = [first]
        while let next = pending.popLast() {
            for end in neighbours[next] ?? [] where end.view != view || next.view != view {
                if reached.insert(end).inserted { pending.append(end) }
            }
        }
        return reached
    }

    /// Whether a view is in what another one scrolls, whose edges are not that one's own.
    private static func isContent(_ view: ViewID, of scroll: ViewID, _ layout: Layout) -> Bool {
        layout[scroll].kind == .scroll && layout.isDescendant(view, of: scroll)
    }

    private static func end(_ anchor: Anchor) -> End? {
        switch anchor.attribute {
        case .leading, .left, .top, .firstBaseline: End(view: anchor.item.view, isFar: false)
        case .trailing, .right, .bottom, .lastBaseline: End(view: anchor.item.view, isFar: true)
        default: nil
        }
    }

    private mutating func join(_ one: End, _ other: End) {
        neighbours[one, default: []].append(other)
        neighbours[other, default: []].append(one)
    }
}
