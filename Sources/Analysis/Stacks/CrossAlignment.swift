import LayoutModel

/// The alignment of views across their row: the edges, centres or baselines that they share.
struct CrossAlignment {
    /// The attributes that all views share.
    private(set) var attributes: [Attribute] = []
    /// The constraints among the views that align them.
    private(set) var inside: [ConstraintID] = []
    private let axis: Axis
    private let views: Set<ViewID>
    private let layout: Layout

    /// - Parameter axis: the axis across the row.
    init(_ views: [ViewID], _ axis: Axis, _ layout: Layout) {
        self.axis = axis
        self.views = Set(views)
        self.layout = layout
        for attribute in [axis.near, axis.far, axis.centre] + (axis == .vertical ? [.firstBaseline] : []) {
            let among = constraintsAmongViews(attribute)
            guard connectAll(among) || areAlignedWithOne(attribute) else { continue }
            attributes.append(attribute)
            inside += among
        }
    }

    /// The required constraints by which two of the views have the same value.
    private func constraintsAmongViews(_ attribute: Attribute) -> [ConstraintID] {
        layout.constraints.filter { constraint in
            isEquality(constraint) && constraint.second != nil && constraint.constant.literal == 0
                && constraint.anchors.allSatisfy {
                    $0.attribute == attribute && $0.item.guide == nil && views.contains($0.item.view)
                }
        }.map(\.id)
    }

    private func isEquality(_ constraint: Constraint) -> Bool {
        !constraint.isRemoved && constraint.isActive && constraint.relation == .equal
            && constraint.multiplier.literal == 1 && constraint.isRequired
    }

    /// Whether constraints connect all of the views.
    private func connectAll(_ constraints: [ConstraintID]) -> Bool {
        guard let first = views.first else { return false }
        var neighbours: [ViewID: [ViewID]] = [:]
        for id in constraints {
            let pair = layout[id].anchors.map(\.item.view)
            for view in pair { neighbours[view, default: []] += pair }
        }
        var reached: Set = [first]
        var queue = [first]
        while let next = queue.popLast() {
            for other in neighbours[next] ?? [] where reached.insert(other).inserted { queue.append(other) }
        }
        return views.isSubset(of: reached)
    }

    /// Whether each of the views is tied, at the same distance, to the same anchor outside of them.
    private func areAlignedWithOne(_ attribute: Attribute) -> Bool {
        struct Tie: Hashable {
            var anchor: Anchor
            var distance: Double
        }
        guard let first = views.first else { return false }
        var tiesOfAnchor: [Anchor: Set<Tie>] = [:]
        for constraint in layout.constraints where isEquality(constraint) {
            guard let constant = constraint.constant.literal else { continue }
            for own in constraint.anchors where own.attribute == attribute {
                guard let other = constraint.partner(of: own) else { continue }
                let distance = constraint.first == own ? constant : -constant
                tiesOfAnchor[own, default: []].insert(Tie(anchor: other, distance: distance))
            }
        }
        func ties(of view: ViewID) -> Set<Tie> { tiesOfAnchor[Anchor(Item(view), attribute)] ?? [] }
        let common = views.reduce(ties(of: first)) { $0.intersection(ties(of: $1)) }
        return common.contains { !views.contains($0.anchor.item.view) }
    }

    /// The stack view alignment that keeps the views aligned; nil if there is none.
    var alignment: StackArrangement.Alignment? {
        let isColumn = axis == .horizontal
        if attributes.contains(axis.near), attributes.contains(axis.far) { return .fill }
        if attributes.contains(axis.near) { return isColumn ? .leading : .top }
        if attributes.contains(axis.far) { return isColumn ? .trailing : .bottom }
        if attributes.contains(axis.centre) { return .center }
        return attributes.contains(.firstBaseline) ? .firstBaseline : nil
    }
}
