import LayoutModel

/// What a collapse sets to zero when its view is gone.
package struct CollapseReach: Sendable {
    /// The axes on which the content's size goes to zero.
    package private(set) var axes: Set<Axis> = []
    /// The constraints of which the constant does, in document order.
    package private(set) var constraints: [ConstraintID] = []
    /// The constraints that are switched off, in document order.
    package private(set) var switchedOff: [ConstraintID] = []
    /// The axes on which a required constraint of the library's own makes the view zero long.
    package private(set) var zeroedAxes: Set<Axis> = []

    package init(_ collapse: Collapse, _ layout: Layout) {
        let view = collapse.view
        var found: Set<ConstraintID> = Set(collapse.constraints)
        /// Takes in those that match, or the first of them.
        func take(firstOnly: Bool = false, _ isMatch: (Constraint) -> Bool) {
            let matching = layout.constraints.filter { !$0.isRemoved && isMatch($0) }
            found.formUnion((firstOnly ? Array(matching.prefix(1)) : matching).map(\.id))
        }
        switch collapse.style {
        case .plain:
            axes = Set(collapse.edges.map(\.axis))
            take { Self.isInReach($0, of: view, collapse.edges, layout) }
        case .hrViewVisible:
            axes = Set(collapse.edges.map(\.axis))
            for axis in axes { take { Self.isHeld($0, by: view, layout) && $0.names(view, axis.size) } }
            for edge in collapse.edges {
                take { Self.isHeldBySuperview($0, of: view, layout) && $0.names(view) { $0.lies(on: edge) } }
            }
        case .uiViewVisibility:
            for axis in Axis.allCases {
                let explicit = layout.constraints.contains {
                    !$0.isRemoved && Self.isHeld($0, by: view, layout) && $0.names(view, axis.size)
                }
                // The content's own size is found only where no other constraint comes before it.
                if !explicit { axes.insert(axis) }
                take(firstOnly: true) { Self.isHeld($0, by: view, layout) && $0.names(view, axis.size) }
            }
            for edge in collapse.edges {
                guard let attribute = edge.directional else { continue }
                take(firstOnly: true) { Self.isHeldBySuperview($0, of: view, layout) && $0.names(view, attribute) }
            }
        case .uiViewVisibilitySwift:
            zeroedAxes = Set(collapse.edges.map(\.axis))
            for axis in zeroedAxes {
                switchedOff += layout.constraints.filter {
                    !$0.isRemoved && Self.isHeld($0, by: view, layout) && $0.first.attribute != axis.other.size
                        && !switchedOff.contains($0.id)
                }.map(\.id)
            }
            switchedOff.sort()
        case .fdCollapsible: break
        case .flexibleBox:
            let own = Item(view)
            let explicit = layout.constraints.contains {
                !$0.isRemoved && Self.isHeld($0, by: view, layout) && $0.first == Anchor(own, .width)
            }
            if !explicit { axes = [.horizontal] }
            take(firstOnly: true) { Self.isHeld($0, by: view, layout) && $0.first == Anchor(own, .width) }
            for attribute in [Attribute.leading, .trailing] {
                guard collapse.edges.contains(where: { attribute.lies(on: $0) }) else { continue }
                take(firstOnly: true) {
                    Self.isHeldBySuperview($0, of: view, layout) && $0.first == Anchor(own, attribute)
                }
            }
        }
        constraints = found.sorted()
    }

    /// Whether the view's own list of constraints holds one: a size compared with a constant, or anything among the views in it.
    private static func isHeld(_ constraint: Constraint, by view: ViewID, _ layout: Layout) -> Bool {
        holder(of: constraint, layout) == view
    }

    private static func isHeldBySuperview(_ constraint: Constraint, of view: ViewID, _ layout: Layout) -> Bool {
        layout[view].parent.map { holder(of: constraint, layout) == $0 } ?? false
    }

    /// The view whose list a constraint is in: the nearest one around both items.
    package static func holder(of constraint: Constraint, _ layout: Layout) -> ViewID {
        guard let second = constraint.second else { return constraint.first.item.view }
        return layout.commonAncestor(constraint.first.item.view, second.item.view)
    }

    /// Whether a constraint gives the view's own size on an axis of the edges, or lies between one of them and something outside.
    private static func isInReach(
        _ constraint: Constraint, of view: ViewID, _ edges: Set<Edge>, _ layout: Layout
    ) -> Bool {
        let first = constraint.first
        guard let second = constraint.second else {
            return first.item == Item(view) && first.attribute.isSize
                && edges.contains { $0.axis == first.attribute.axis }
        }
        func touches(_ own: Anchor, _ other: Anchor) -> Bool {
            own.item == Item(view) && edges.contains { own.attribute.lies(on: $0) } && other.item.view != view
                && !layout.isDescendant(other.item.view, of: view)
        }
        return touches(first, second) || touches(second, first)
    }
}

extension Constraint {
    /// Whether either side is the view's own attribute.
    fileprivate func names(_ view: ViewID, _ attribute: Attribute) -> Bool {
        names(view) { $0 == attribute }
    }

    /// Whether either side is an attribute of the view itself that is meant.
    package func names(_ view: ViewID, _ isMeant: (Attribute) -> Bool) -> Bool {
        (first.item == Item(view) && isMeant(first.attribute))
            || (second.map { $0.item == Item(view) && isMeant($0.attribute) } ?? false)
    }
}

extension Edge {
    /// The attribute that moves with the direction of the text; none for `left` and `right`.
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
