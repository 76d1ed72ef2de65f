import LayoutModel

/// Views in code whose position nothing determines, and that others are placed by.
///
/// Whoever writes code places a view by the views before it: `title.leading == icon.trailing`. Where nothing says where
/// these are, all of them are anywhere together, and the one that no constraint places lacks one.
struct FloatingViews {
    private let layout: Layout
    /// The view by which a constraint places another one, on each axis.
    private var bases: AxisPair<[ViewID: ViewID]> = AxisPair([:])

    init(_ layout: Layout) {
        self.layout = layout
        for constraint in layout.constraints where constraint.isActive && constraint.relation == .equal {
            let attribute = constraint.first.attribute
            guard let base = constraint.second?.item.view, !attribute.isSize else { continue }
            let view = constraint.first.item.view
            if bases[attribute.axis][view] == nil { bases[attribute.axis][view] = base }
        }
    }

    /// The values, each of them that of the view by which the others are placed, once.
    func atTheirBases(_ values: [AmbiguousValue]) -> [AmbiguousValue] {
        var known: Set<AmbiguousValue> = []
        return values.compactMap { value in
            var value = value
            if value.kind == .position { value.view = base(of: value.view, value.axis) }
            var key = value
            (key.canDecrease, key.canIncrease) = (true, true)
            return known.insert(key).inserted ? value : nil
        }
    }

    /// The view that places a view on an axis, or the views before it; the view itself if a constraint places it in its
    /// superview, or if they place each other.
    private func base(of view: ViewID, _ axis: Axis) -> ViewID {
        var visited: Set<ViewID> = [view]
        var last = view
        while let next = layout.stack(arranging: last) == nil ? bases[axis][last] : layout[last].parent {
            guard next != .root, visited.insert(next).inserted, !layout.ancestors(of: view).contains(next),
                !layout.isDescendant(next, of: view)
            else { return view }
            last = next
        }
        return last
    }
}
