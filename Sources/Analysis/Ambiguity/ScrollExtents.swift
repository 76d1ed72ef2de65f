import LayoutModel

extension SolvedConfiguration {
    /// Whether a scroll view of code never scrolls sideways, however wide its content is said to be: what is in it is
    /// within its frame, and each view in it is no wider than what is around it, whatever that contains. What is to
    /// scroll down and does not is another matter.
    ///
    /// A centre or a size of a scroll view is that of its frame, as Apple's Auto Layout Guide says. So people who want
    /// to scroll down centre the content, make it as wide as the scroll view, and leave its sides.
    ///
    /// - Complexity: O(subviews² · constraints).
    func neverScrolls(_ scroll: ViewID, _ axis: Axis) -> Bool {
        let children = layout[scroll].children
        guard axis == .horizontal, layout.sourceTraits.contains(.isCode), !children.isEmpty else { return false }
        let width = solution.frame(of: scroll).width
        return children.allSatisfy { isWithin($0, width, from: 0) }
            && ScrollExtents(layout, scroll, axis, width: width).areAllFixed
    }

    /// Whether a view and all in it is within a width; what scrolls by itself may be wider.
    private func isWithin(_ view: ViewID, _ width: Double, from start: Double) -> Bool {
        let frame = solution.frame(of: view)
        let (left, right) = (start + frame.x, start + frame.x + frame.width)
        guard left >= -Self.rounding, right <= width + Self.rounding else { return false }
        return layout[view].kind == .scroll || layout[view].children.allSatisfy { isWithin($0, width, from: left) }
    }

    /// In points.
    private static var rounding: Double { 0.5 }
}

/// Which views in a scroll view are, along an axis, of a length that has nothing to do with what they contain.
private struct ScrollExtents {
    private let layout: Layout
    private let scroll: ViewID
    private let axis: Axis
    private let width: Double
    private let equalities: [Constraint]
    /// The views of which the near or the far edge is tied to the frame, to a view outside, or to an edge that is.
    private var near: Set<ViewID> = []
    private var far: Set<ViewID> = []

    init(_ layout: Layout, _ scroll: ViewID, _ axis: Axis, width: Double) {
        self.layout = layout
        self.scroll = scroll
        self.axis = axis
        self.width = width
        let children = Set(layout[scroll].children)
        equalities = layout.activeEqualities.filter { equality in
            equality.isRequired && equality.anchors.contains { children.contains($0.item.view) }
        }
        // Each round finds one edge at least.
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for child in children {
                if !near.contains(child), isTied(child, isFar: false) {
                    near.insert(child)
                    hasChanged = true
                }
                if !far.contains(child), isTied(child, isFar: true) {
                    far.insert(child)
                    hasChanged = true
                }
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

    /// By how much other iPhones are narrower than the one that is assumed, in points.
    private static let widthsOfPhones = 70.0

    private func isEdge(_ anchor: Anchor) -> Bool {
        anchor.attribute.oppositeEdge != nil && anchor.attribute.axis == axis
    }

    /// Whether an equality makes a view as wide as the scroll view or what that is in, or a part of it, or gives it a
    /// width that fits on narrow screens too.
    private func isSized(_ view: ViewID) -> Bool {
        equalities.contains { equality in
            guard equality.first == Anchor(Item(view), axis.size), let constant = equality.constant.literal else {
                return false
            }
            guard let second = equality.second else { return constant + Self.widthsOfPhones <= width }
            let isAround =
                second.item.view == scroll
                ? second.item.guide != .scrollContent : layout.isDescendant(scroll, of: second.item.view)
            let isPart = equality.multiplier.literal.map { $0 <= 1 } ?? false
            return isAround && second.attribute == axis.size && constant <= 0 && isPart
        }
    }
}
