import LayoutModel

/// Which groups of rows may have to be made anew when something about a configuration changes.
///
/// Each list may name more groups than need be, and never fewer.
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
        var groups = layout.views.map { Set([RowGroup.view($0.id).index(in: layout)]) }
        for constraint in layout.constraints {
            let group = RowGroup.constraint(constraint.id).index(in: layout)
            for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
                groups[anchor.item.view.index].insert(group)
                if anchor.item.guide != nil { ofGuides.append(group) }
                // Whose baseline a stack's is depends on which of its views are shown.
                guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline,
                    layout[anchor.item.view].stack != nil
                else { continue }
                for view in layout.views where layout.isDescendant(view.id, of: anchor.item.view) {
                    groups[view.id.index].insert(group)
                }
            }
        }
        for view in layout.views {
            if view.kind == .spacer { groups[view.id.index].insert(RowGroup.spacers.index(in: layout)) }
            if let owner = view.spacer?.after { tiedSpacers.append((view.id, owner)) }
            for ancestor in layout.ancestors(of: view.id).dropFirst() where layout[ancestor].stack != nil {
                groups[view.id.index].insert(RowGroup.stack(ancestor).index(in: layout))
            }
            if view.stack != nil { ofGuides.append(RowGroup.stack(view.id).index(in: layout)) }
            // An autoresizing mask counts from the superview's length.
            if view.autoresizing != nil, view.parent == .root {
                ofCanvas.append(RowGroup.view(view.id).index(in: layout))
            }
        }
        ofGuides.append(RowGroup.readableContent.index(in: layout))
        collapsing = Self.collapsing(layout)
        for view in collapsing {
            groups[view.view.index].formUnion(
                (view.constraints + view.switchedOff + view.installed).map { RowGroup.constraint($0).index(in: layout) }
            )
        }
        ofView = groups.map { $0.sorted() }
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
