import LayoutModel

/// Which groups of rows may have to be made anew when something about a configuration changes.
///
/// Each list may name more groups than need be, or one twice, and never fewer.
struct Dependencies: Sendable {
    /// By ``ViewID/index``: the groups that a view's being gone or hidden, or its content's size, has a say in.
    private(set) var ofView: [[Int]]
    /// The groups that the insets of guides have a say in: safe areas, margins, and what keeps inside them.
    private(set) var ofGuides: [Int] = []
    /// The groups that the canvas's size has a say in.
    private(set) var ofCanvas = [RowGroup.canvasIndex]
    /// What collapses when it is gone, in the order of the views.
    private(set) var collapsing: [Collapsing] = []
    /// The spacers that go with a view, each with that view.
    private(set) var tiedSpacers: [(spacer: ViewID, owner: ViewID)] = []

    /// What a view that is gone sets to zero.
    struct Collapsing: Sendable {
        var view: ViewID
        /// The axes on which the content's size goes to zero.
        var axes: Set<Axis>
        /// The constraints of which the constant does.
        var constraints: [ConstraintID]
        /// See ``CollapseReach``.
        var switchedOff: [ConstraintID] = []
        var zeroedAxes: Set<Axis> = []
        /// The constraints that come into force.
        var installed: [ConstraintID] = []
    }

    init(_ layout: Layout) {
        ofView = layout.views.indices.map { [RowGroup.view(ViewID($0)).index(in: layout)] }
        for place in layout.constraints.indices {
            let id = ConstraintID(place)
            note(layout.constraints[place].first, of: id, layout)
            if let second = layout.constraints[place].second { note(second, of: id, layout) }
        }
        for place in layout.views.indices {
            let view = ViewID(place)
            if layout.views[place].kind == .spacer { ofView[place].append(RowGroup.spacers.index(in: layout)) }
            if let owner = layout.views[place].spacer?.after { tiedSpacers.append((view, owner)) }
            var ancestor = layout.views[place].parent
            while let next = ancestor {
                if layout.views[next.index].stack != nil {
                    ofView[place].append(RowGroup.stack(next).index(in: layout))
                }
                ancestor = layout.views[next.index].parent
            }
            if layout.views[place].stack != nil { ofGuides.append(RowGroup.stack(view).index(in: layout)) }
            // An autoresizing mask counts from the superview's length.
            if layout.views[place].autoresizing != nil, layout.views[place].parent == .root {
                ofCanvas.append(RowGroup.view(view).index(in: layout))
            }
        }
        ofGuides.append(RowGroup.readableContent.index(in: layout))
        collapsing = Self.collapsing(layout)
        for view in collapsing {
            ofView[view.view.index] += (view.constraints + view.switchedOff + view.installed)
                .map { RowGroup.constraint($0).index(in: layout) }
        }
    }

    private mutating func note(_ anchor: Anchor, of constraint: ConstraintID, _ layout: Layout) {
        let group = RowGroup.constraint(constraint).index(in: layout)
        ofView[anchor.item.view.index].append(group)
        if anchor.item.guide != nil { ofGuides.append(group) }
        // Whose baseline a stack's is depends on which of its views are shown.
        guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline,
            layout.views[anchor.item.view.index].stack != nil
        else { return }
        for place in layout.views.indices where layout.isDescendant(ViewID(place), of: anchor.item.view) {
            ofView[place].append(group)
        }
    }

    private static func collapsing(_ layout: Layout) -> [Collapsing] {
        var all: [ViewID: Collapsing] = [:]
        for collapse in layout.collapses {
            let reach = CollapseReach(collapse, layout)
            var own = all[collapse.view] ?? Collapsing(view: collapse.view, axes: [], constraints: [])
            own.axes.formUnion(reach.axes)
            own.constraints += reach.constraints.filter { !own.constraints.contains($0) }
            own.switchedOff += reach.switchedOff
            own.zeroedAxes.formUnion(reach.zeroedAxes)
            own.installed += collapse.installed
            all[collapse.view] = own
        }
        return all.values.sorted { $0.view < $1.view }
    }
}
