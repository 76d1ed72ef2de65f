import LayoutModel

/// The effects of a collapse while its view is gone.
package struct CollapseReach: Sendable {
    /// The axes on which the content's size becomes zero.
    package private(set) var axes: Set<Axis> = []
    /// The constraints whose constants become zero, in document order.
    package private(set) var constraints: [ConstraintID] = []
    /// The constraints that are deactivated, in document order.
    package private(set) var deactivated: [ConstraintID] = []
    /// The axes on which the library adds a required constraint that makes the view zero long.
    package private(set) var zeroedAxes: Set<Axis> = []

    private let collapse: Collapse
    private let layout: Layout
    /// The constraints that name the view, in document order.
    private let naming: [ConstraintID]
    private var view: ViewID { collapse.view }

    package init(_ collapse: Collapse, _ layout: Layout) {
        let naming = layout.constraints.indices.filter { index in
            layout.constraints[index].first.item.view == collapse.view
                || layout.constraints[index].second?.item.view == collapse.view
        }
        self.init(collapse, layout, naming: naming.map { ConstraintID($0) })
    }

    /// - Parameter naming: the constraints that name the view, in document order.
    init(_ collapse: Collapse, _ layout: Layout, naming: [ConstraintID]) {
        self.collapse = collapse
        self.layout = layout
        self.naming = naming
        deactivated = collapse.deactivated
        var found = Set(collapse.constraints)
        switch collapse.style {
        case .plain: findPlain(&found)
        case .hrViewVisible: findHRViewVisible(&found)
        case .uiViewVisibility: findUIViewVisibility(&found)
        case .uiViewVisibilitySwift: findUIViewVisibilitySwift()
        case .flexibleBox: findFlexibleBox(&found)
        case .fdCollapsible: break
        }
        constraints = found.sorted()
    }

    // MARK: By style

    private mutating func findPlain(_ found: inout Set<ConstraintID>) {
        axes = Set(collapse.edges.map(\.axis))
        found.formUnion(matching(isInReach))
    }

    private mutating func findHRViewVisible(_ found: inout Set<ConstraintID>) {
        axes = Set(collapse.edges.map(\.axis))
        for axis in axes { found.formUnion(matching { isHeldByView($0) && $0.names(view, axis.size) }) }
        for edge in collapse.edges {
            found.formUnion(matching { isHeldBySuperview($0) && $0.names(view) { $0.lies(on: edge) } })
        }
    }

    private mutating func findUIViewVisibility(_ found: inout Set<ConstraintID>) {
        for axis in Axis.allCases {
            let explicit = matching { isHeldByView($0) && $0.names(view, axis.size) }
            // The content's own size is found only where no other constraint comes before it.
            if explicit.isEmpty { axes.insert(axis) }
            found.formUnion(explicit.prefix(1))
        }
        for edge in collapse.edges {
            guard let attribute = edge.directional else { continue }
            found.formUnion(matching { isHeldBySuperview($0) && $0.names(view, attribute) }.prefix(1))
        }
    }

    private mutating func findUIViewVisibilitySwift() {
        zeroedAxes = Set(collapse.edges.map(\.axis))
        // The view also holds constraints between views in it.
        let held = layout.constraints.filter { !$0.isRemoved && isHeldByView($0) }
        let constraints = zeroedAxes.flatMap { axis in
            held.filter { $0.first.attribute != axis.other.size }.map(\.id)
        }
        deactivated = Set(deactivated + constraints).sorted()
    }

    private mutating func findFlexibleBox(_ found: inout Set<ConstraintID>) {
        let explicit = matching { isHeldByView($0) && $0.first == Anchor(Item(view), .width) }
        if explicit.isEmpty { axes = [.horizontal] }
        found.formUnion(explicit.prefix(1))
        for attribute in [Attribute.leading, .trailing]
        where collapse.edges.contains(where: { attribute.lies(on: $0) }) {
            let edge = Anchor(Item(view), attribute)
            found.formUnion(matching { isHeldBySuperview($0) && $0.first == edge }.prefix(1))
        }
    }

    // MARK: Which constraints

    /// The constraints that name the view and match, in document order.
    private func matching(_ isMatch: (Constraint) -> Bool) -> [ConstraintID] {
        naming.filter { !layout[$0].isRemoved && isMatch(layout[$0]) }
    }

    /// Whether the view's own list of constraints holds one: a size compared with a constant, or anything among the
    /// views in it.
    private func isHeldByView(_ constraint: Constraint) -> Bool {
        Self.holder(of: constraint, layout) == view
    }

    private func isHeldBySuperview(_ constraint: Constraint) -> Bool {
        layout[view].parent.map { Self.holder(of: constraint, layout) == $0 } ?? false
    }

    /// The view whose list a constraint is in: the nearest one around both items.
    package static func holder(of constraint: Constraint, _ layout: Layout) -> ViewID {
        guard let second = constraint.second else { return constraint.first.item.view }
        return layout.commonAncestor(constraint.first.item.view, second.item.view)
    }

    /// Whether a constraint sets the view's own size on an axis of the edges, or joins one of the edges with something
    /// outside the view.
    private func isInReach(_ constraint: Constraint) -> Bool {
        let (first, edges) = (constraint.first, collapse.edges)
        guard let second = constraint.second else {
            return first.item == Item(view) && first.attribute.isSize
                && edges.contains { $0.axis == first.attribute.axis }
        }
        func joins(_ own: Anchor, _ other: Anchor) -> Bool {
            own.item == Item(view) && edges.contains { own.attribute.lies(on: $0) } && other.item.view != view
                && !layout.isDescendant(other.item.view, of: view)
        }
        return joins(first, second) || joins(second, first)
    }
}

extension Constraint {
    /// Whether either side is this attribute of the view itself.
    fileprivate func names(_ view: ViewID, _ attribute: Attribute) -> Bool {
        names(view) { $0 == attribute }
    }

    /// Whether either side is an attribute of the view itself that satisfies a condition.
    package func names(_ view: ViewID, _ isMatch: (Attribute) -> Bool) -> Bool {
        (first.item == Item(view) && isMatch(first.attribute))
            || (second.map { $0.item == Item(view) && isMatch($0.attribute) } ?? false)
    }
}

extension Edge {
    /// The attribute that depends on the reading direction, nil for `left` and `right`.
    fileprivate var directional: Attribute? {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        case .left, .right: nil
        }
    }
}
