import LayoutModel

/// Siblings in a row or a column, each tied to the next by an equality.
struct SiblingRun {
    let axis: Axis
    let parent: ViewID
    /// In their order along the axis.
    private(set) var views: [ViewID]
    /// The constraints between them, one fewer than the views.
    private(set) var gaps: [ConstraintID] = []
    /// The constraints that tie the first and the last view to the superview or one of its guides; nil if none does.
    private(set) var first: (constraint: ConstraintID, item: Item)?
    private(set) var last: (constraint: ConstraintID, item: Item)?

    /// The longest run through a view, which is the view alone if nothing is tied to it.
    init?(through view: ViewID, _ axis: Axis, _ layout: Layout) {
        guard let parent = layout[view].parent, layout[parent].stack == nil, Self.isMember(view, of: parent, layout)
        else {
            return nil
        }
        self.axis = axis
        self.parent = parent
        views = [view]
        let links = EdgeLinks(layout, axis)
        var known: Set = [view]
        func isNew(_ neighbour: ViewID) -> Bool {
            Self.isMember(neighbour, of: parent, layout) && known.insert(neighbour).inserted
        }
        while let start = views.last, let link = Self.only(links.before[start.index], layout) {
            if link.neighbour == parent { first = Self.end(link.constraint, parent, layout) }
            guard isNew(link.neighbour) else { break }
            views.append(link.neighbour)
            gaps.append(link.constraint)
        }
        views.reverse()
        gaps.reverse()
        while let end = views.last, let link = Self.only(links.after[end.index], layout) {
            if link.neighbour == parent { last = Self.end(link.constraint, parent, layout) }
            guard isNew(link.neighbour) else { break }
            views.append(link.neighbour)
            gaps.append(link.constraint)
        }
    }

    private static func isMember(_ view: ViewID, of parent: ViewID, _ layout: Layout) -> Bool {
        layout[view].parent == parent && layout[view].kind != .spacer && layout[view].kind != .guide
            && layout[view].isInstalled && layout[view].autoresizing == nil
    }

    /// The only link at an edge, if it is plain and active. Of several, none alone determines the position.
    private static func only(_ links: [EdgeLink], _ layout: Layout) -> EdgeLink? {
        guard let link = links.first, links.count == 1 else { return nil }
        let constraint = layout[link.constraint]
        let isPlain =
            constraint.isActive && !constraint.isRemoved && !constraint.isDesignTimeOnly
            && constraint.multiplier.literal == 1 && constraint.hasLiteralNumbers
        return isPlain ? link : nil
    }

    private static func end(_ id: ConstraintID, _ parent: ViewID, _ layout: Layout) -> (ConstraintID, Item)? {
        layout[id].anchors.first { $0.item.view == parent }.map { (id, $0.item) }
    }
}
