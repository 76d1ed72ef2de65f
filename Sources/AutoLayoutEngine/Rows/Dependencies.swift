import LayoutModel

/// The groups of rows to rebuild when something about a configuration changes.
///
/// A list may have more groups than necessary, or one twice, but never fewer.
struct Dependencies: Sendable {
    /// By ``ViewID/index``: the groups that depend on whether the view is gone or hidden, or on its content's size.
    private(set) var ofView: [[Int]]
    /// The groups that depend on safe areas and margins.
    private(set) var ofGuides: [Int] = []
    /// The groups that depend on the canvas's size.
    private(set) var ofCanvas = [RowGroup.canvasIndex]
    /// The views that collapse, in the order of the views.
    private(set) var collapsing: [Collapsing] = []
    /// The spacers that are hidden with a view, each with that view.
    private(set) var tiedSpacers: [(spacer: ViewID, owner: ViewID)] = []

    /// The effects on a layout while a view is gone.
    struct Collapsing: Sendable {
        var view: ViewID
        /// The axes on which the content's size becomes zero.
        var axes: Set<Axis>
        /// The constraints whose constants become zero.
        var constraints: [ConstraintID]
        /// See ``CollapseReach``.
        var deactivated: [ConstraintID] = []
        var zeroedAxes: Set<Axis> = []
        /// The constraints that are activated.
        var installed: [ConstraintID] = []
    }

    init(_ layout: Layout) {
        ofView = layout.views.indices.map { [RowGroup.view(ViewID($0)).index(in: layout)] }
        for index in layout.constraints.indices {
            let id = ConstraintID(index)
            add(layout.constraints[index].first, of: id, layout)
            if let second = layout.constraints[index].second { add(second, of: id, layout) }
        }
        for index in layout.views.indices {
            let view = ViewID(index)
            if layout.views[index].kind == .spacer { ofView[index].append(RowGroup.spacers.index(in: layout)) }
            if let owner = layout.views[index].spacer?.after { tiedSpacers.append((view, owner)) }
            var ancestor = layout.views[index].parent
            while let next = ancestor {
                if layout.views[next.index].stack != nil {
                    ofView[index].append(RowGroup.stack(next).index(in: layout))
                }
                ancestor = layout.views[next.index].parent
            }
            if layout.views[index].stack != nil { ofGuides.append(RowGroup.stack(view).index(in: layout)) }
            // An autoresizing mask depends on the superview's length.
            if layout.views[index].autoresizing != nil, layout.views[index].parent == .root {
                ofCanvas.append(RowGroup.view(view).index(in: layout))
            }
        }
        ofGuides.append(RowGroup.readableContent.index(in: layout))
        // Of free insets, the insets of the canvas and of nested views are the likely values.
        ofGuides.append(RowGroup.freeValues.index(in: layout))
        collapsing = Self.collapsing(layout)
        for view in collapsing {
            ofView[view.view.index] += (view.constraints + view.deactivated + view.installed)
                .map { RowGroup.constraint($0).index(in: layout) }
        }
    }

    private mutating func add(_ anchor: Anchor, of constraint: ConstraintID, _ layout: Layout) {
        let group = RowGroup.constraint(constraint).index(in: layout)
        ofView[anchor.item.view.index].append(group)
        if anchor.item.guide != nil { ofGuides.append(group) }
        // A stack's baseline is that of one of its shown views.
        guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline,
            layout.views[anchor.item.view.index].stack != nil
        else { return }
        for index in layout.views.indices where layout.isDescendant(ViewID(index), of: anchor.item.view) {
            ofView[index].append(group)
        }
    }

    private static func collapsing(_ layout: Layout) -> [Collapsing] {
        var naming: [ViewID: [ConstraintID]] = [:]
        for collapse in layout.collapses { naming[collapse.view] = [] }
        for index in layout.constraints.indices where !naming.isEmpty {
            let (one, other) = (layout.constraints[index].first.item.view, layout.constraints[index].second?.item.view)
            naming[one]?.append(ConstraintID(index))
            if let other, other != one { naming[other]?.append(ConstraintID(index)) }
        }
        var all: [ViewID: Collapsing] = [:]
        for collapse in layout.collapses {
            let reach = CollapseReach(collapse, layout, naming: naming[collapse.view] ?? [])
            var own = all[collapse.view] ?? Collapsing(view: collapse.view, axes: [], constraints: [])
            own.axes.formUnion(reach.axes)
            own.constraints += reach.constraints.filter { !own.constraints.contains($0) }
            own.deactivated += reach.deactivated
            own.zeroedAxes.formUnion(reach.zeroedAxes)
            own.installed += collapse.installed
            all[collapse.view] = own
        }
        return all.values.sorted { $0.view < $1.view }
    }
}
