import LayoutModel

extension SolvedConfiguration {
    /// Whether a scroll view of code never scrolls along an axis, however large its content is said to be: each view in
    /// it is within its frame, and no longer than what is around it whatever that contains.
    ///
    /// A centre or a size of a scroll view is that of its frame, as Apple's Auto Layout Guide says. So people who want
    /// to scroll down centre the content, make it as wide as the scroll view, and leave its sides.
    ///
    /// - Complexity: O(subviews² · constraints).
    func neverScrolls(_ scroll: ViewID, _ axis: Axis) -> Bool {
        let children = layout[scroll].children
        guard layout.sourceTraits.contains(.isCode), !children.isEmpty else { return false }
        let around = solution.frame(of: scroll)
        let available = around.end(on: axis) - around.start(on: axis)
        let isWithin = children.allSatisfy { child in
            let frame = solution.frame(of: child)
            return frame.start(on: axis) >= -Self.rounding && frame.end(on: axis) <= available + Self.rounding
        }
        return isWithin && ScrollExtents(layout, scroll, axis).areAllFixed
    }

    /// In points.
    private static var rounding: Double { 0.5 }
}

/// Which views in a scroll view are, along an axis, of a length that has nothing to do with what they contain.
private struct ScrollExtents {
    private let layout: Layout
    private let scroll: ViewID
    private let axis: Axis
    private let equalities: [Constraint]
    /// The views of which a near or a far edge is tied to the frame or to views outside, or to a view of which it is.
    private var near: Set<ViewID> = []
    private var far: Set<ViewID> = []

    init(_ layout: Layout, _ scroll: ViewID, _ axis: Axis) {
        self.layout = layout
        self.scroll = scroll
        self.axis = axis
        let children = Set(layout[scroll].children)
        equalities = layout.activeEqualities.filter { equality in
            equality.isRequired && equality.anchors.contains { children.contains($0.item.view) }
        }
        // Each round finds one edge at least.
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for child in children {
                if !near.contains(child), isTied(child, isFar: false) { hasChanged = near.insert(child).inserted }
                if !far.contains(child), isTied(child, isFar: true) { hasChanged = far.insert(child).inserted }
            }
        }
    }

    var areAllFixed: Bool {
        layout[scroll].children.allSatisfy { near.contains($0) && far.contains($0) || isSized($0) }
    }

    private func isTied(_ view: ViewID, isFar: Bool) -> Bool {
        equalities.contains { equality in
            equality.anchors.contains { $0.item == Item(view) && isEdge($0) && $0.attribute.isFarEdge == isFar }
                && equality.anchors.contains { anchor in
                    if anchor.item.view == scroll { return anchor.item.guide == .scrollFrame }
                    guard layout.isDescendant(anchor.item.view, of: scroll) else { return true }
                    return isEdge(anchor) && (anchor.attribute.isFarEdge ? far : near).contains(anchor.item.view)
                }
        }
    }

    private func isEdge(_ anchor: Anchor) -> Bool {
        anchor.attribute.oppositeEdge != nil && anchor.attribute.axis == axis
    }

    /// Whether an equality makes a view as long as the scroll view or what that is in, or a part of it, or gives it a
    /// width. How high a screen is nobody knows.
    private func isSized(_ view: ViewID) -> Bool {
        equalities.contains { equality in
            guard equality.first == Anchor(Item(view), axis.size), let constant = equality.constant.literal else {
                return false
            }
            guard let second = equality.second else { return axis == .horizontal }
            let isAround = second.item.view == scroll || layout.isDescendant(scroll, of: second.item.view)
            return isAround && second.attribute == axis.size && constant <= 0 && (equality.multiplier.literal ?? 2) <= 1
        }
    }
}
