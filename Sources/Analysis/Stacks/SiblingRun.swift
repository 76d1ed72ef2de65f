import LayoutModel

/// Siblings of which each is tied to the next by an equality, in a row or a column.
struct SiblingRun {
    var axis: Axis
    var parent: ViewID
    /// In their order along the axis.
    private(set) var views: [ViewID]
    /// The gaps between them, one fewer.
    private(set) var gaps: [ConstraintID] = []
    /// What ties the first and the last of them to the superview, or to a guide of it, where something does.
    private(set) var first: (constraint: ConstraintID, item: Item)?
    private(set) var last: (constraint: ConstraintID, item: Item)?

    /// The longest row through a view; it is alone in it where nothing is tied to it.
    init?(through view: ViewID, _ axis: Axis, _ layout: Layout) {
        guard let parent = layout[view].parent, layout[parent].stack == nil, Self.isMember(view, of: parent, layout)
        else {
            return nil
        }
        self.axis = axis
        self.parent = parent
        views = [view]
        let ties = EdgeLinks(layout, axis)
        while let start = views.first, let tie = Self.only(ties.before[start.index], layout) {
            if tie.neighbour == parent { first = Self.end(tie.constraint, parent, layout) }
            guard Self.isMember(tie.neighbour, of: parent, layout), !views.contains(tie.neighbour) else { break }
            views.insert(tie.neighbour, at: 0)
            gaps.insert(tie.constraint, at: 0)
        }
        while let end = views.last, let tie = Self.only(ties.behind[end.index], layout) {
            if tie.neighbour == parent { last = Self.end(tie.constraint, parent, layout) }
            guard Self.isMember(tie.neighbour, of: parent, layout), !views.contains(tie.neighbour) else { break }
            views.append(tie.neighbour)
            gaps.append(tie.constraint)
        }
    }

    private static func isMember(_ view: ViewID, of parent: ViewID, _ layout: Layout) -> Bool {
        layout[view].parent == parent && layout[view].kind != .spacer && layout[view].kind != .guide
            && layout[view].isInstalled && layout[view].autoresizing == nil
    }

    /// The one tie at an edge, where it is plain and in force; where there are several, none says alone where the view is.
    private static func only(_ ties: [EdgeLinks.Tie], _ layout: Layout) -> EdgeLinks.Tie? {
        guard let tie = ties.first, ties.count == 1 else { return nil }
        let constraint = layout[tie.constraint]
        let isPlain =
            constraint.isActive && !constraint.isRemoved && !constraint.isDesignTimeOnly
            && constraint.multiplier.literal == 1
            && constraint.constant.literal != nil && constraint.priority.literal != nil
        return isPlain ? tie : nil
    }

    private static func end(_ constraint: ConstraintID, _ parent: ViewID, _ layout: Layout) -> (ConstraintID, Item)? {
        let anchors = [layout[constraint].first, layout[constraint].second].compactMap { $0 }
        return anchors.first { $0.item.view == parent }.map { (constraint, $0.item) }
    }
}
