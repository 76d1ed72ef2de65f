import AutoLayoutEngine
import LayoutModel

/// Constraints that would decide a number which nothing decides: from the nearest neighbour, with a constant that the layout already uses,
/// or where frames were recorded with the constant that keeps the view where it is.
struct MissingConstraint {
    private let layout: Layout
    private let view: ViewID
    private let axis: Axis
    private let places: RecordedPlaces?

    init(_ layout: Layout, _ view: ViewID, _ axis: Axis) {
        self.layout = layout
        self.view = view
        self.axis = axis
        places = RecordedPlaces(layout)
    }

    private var near: Attribute { axis == .horizontal ? .leading : .top }
    private var far: Attribute { axis == .horizontal ? .trailing : .bottom }
    private var centre: Attribute { axis == .horizontal ? .centerX : .centerY }
    private var size: Attribute { axis == .horizontal ? .width : .height }

    // MARK: Position

    /// After the neighbour before, at the superview's near edge, in its centre, before its far edge.
    func forPosition() -> [Repair] {
        guard let parent = layout[view].parent else { return [] }
        var result: [NewConstraint] = []
        if let neighbour = neighbourBefore() {
            let gap = constraint(near, Anchor(Item(neighbour), far), usualGap())
            if gap.constant >= 0 { result.append(gap) }
        }
        let (before, behind) = (edge(near, of: parent), edge(far, of: parent))
        let middle = constraint(centre, Anchor(Item(parent), centre), 0)
        result += [constraint(near, before, usualInset()), middle, constraint(far, behind, -usualInset())]
        // Where the view was put in the middle, that is what is meant.
        if places != nil, abs(middle.constant) < 1 { result = [middle] + result.filter { $0 != middle } }
        return result.map(repair)
    }

    // MARK: Size

    /// The other edge, a share like its rivals', or a number.
    func forSize(sharedWith rivals: [ViewID]) -> [Repair] {
        guard let parent = layout[view].parent else { return [] }
        var result = rivals.prefix(2).map { constraint(size, Anchor(Item($0), size), 0) }
        let edge = isTied(near) ? far : near
        let sign = edge == far ? -1.0 : 1.0
        if edge == far, let neighbour = neighbourBehind() {
            let gap = constraint(far, Anchor(Item(neighbour), near), -usualGap())
            if gap.constant <= 0 { result.append(gap) }
        }
        result.append(constraint(edge, self.edge(edge, of: parent), sign * usualInset()))
        let length = recordedConstant(from: nil, to: Anchor(Item(view), size)) ?? (axis == .horizontal ? 100 : 44)
        result.append(NewConstraint(first: .init(Anchor(Item(view), size)), second: nil, constant: length))
        return result.map(repair)
    }

    private func isTied(_ edge: Attribute) -> Bool {
        layout.constraints.contains { constraint in
            constraint.isActive
                && [constraint.first, constraint.second].contains { anchor in
                    anchor?.item == Item(view) && (anchor?.attribute == edge || anchor?.attribute == centre)
                }
        }
    }

    // MARK: Neighbours and usual numbers

    private var siblings: [ViewID] {
        layout[view].parent.map {
            layout[$0].children.filter { layout[$0].kind != .spacer && layout[$0].kind != .guide }
        } ?? []
    }

    /// The sibling declared before, where the two do not already share the place across.
    private func neighbourBefore() -> ViewID? {
        siblings.last { $0 < view }
    }

    private func neighbourBehind() -> ViewID? {
        siblings.first { $0 > view }
    }

    /// The gap between siblings that the layout uses most on this axis; 8, the standard one, where it uses none.
    private func usualGap() -> Double {
        mostCommon { constraint, second in
            !self.layout.isDescendant(constraint.first.item.view, of: second.item.view)
                && !self.layout.isDescendant(second.item.view, of: constraint.first.item.view)
                && constraint.first.attribute != second.attribute
        } ?? 8
    }

    /// The distance from the superview's edge that the layout uses most on this axis; 16 where it uses none.
    private func usualInset() -> Double {
        mostCommon { constraint, second in
            self.layout[constraint.first.item.view].parent == second.item.view
                && constraint.first.attribute == second.attribute && constraint.first.attribute != centre
        } ?? 16
    }

    private func mostCommon(where isMeant: (Constraint, Anchor) -> Bool) -> Double? {
        var counts: [Double: Int] = [:]
        for constraint in layout.constraints {
            guard constraint.isActive, constraint.relation == .equal, let second = constraint.second,
                constraint.first.attribute.axis == axis, !constraint.first.attribute.isSize,
                isMeant(constraint, second),
                let constant = constraint.constant.literal
            else { continue }
            counts[abs(constant), default: 0] += 1
        }
        return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }

    /// An edge of the superview; of the safe area where others are tied to that.
    private func edge(_ edge: Attribute, of parent: ViewID) -> Anchor {
        let safe = Anchor(Item(parent, .safeArea), edge)
        let isUsed = layout.constraints.contains { !$0.isRemoved && ($0.first == safe || $0.second == safe) }
        return places != nil && isUsed ? safe : Anchor(Item(parent), edge)
    }

    /// With the constant that keeps the view where it was recorded, else with the one given.
    private func constraint(_ attribute: Attribute, _ other: Anchor, _ constant: Double) -> NewConstraint {
        let own = Anchor(Item(view), attribute)
        let kept = attribute.isSize ? nil : recordedConstant(from: other, to: own)
        return NewConstraint(
            first: .init(own), second: NewConstraint.NewAnchor(other), constant: kept ?? constant)
    }

    private func recordedConstant(from other: Anchor?, to own: Anchor) -> Double? {
        places?.constant(from: other, to: own).map { ($0 * 1000).rounded() / 1000 }
    }

    private func repair(_ new: NewConstraint) -> Repair {
        let naming = Naming(layout)
        var text = "\(naming.plain(view)).\(new.first.attribute.rawValue) == "
        if let second = new.second, case .item(let item) = second.item {
            text += naming.anchor(Anchor(item, second.attribute))
            if new.constant != 0 {
                text += new.constant < 0 ? " - \(Points.text(-new.constant))" : " + \(Points.text(new.constant))"
            }
        } else {
            text += Points.text(new.constant)
        }
        return Repair(title: "Add \(text)", edits: [.addConstraint(new)])
    }
}
