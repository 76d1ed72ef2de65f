import SourceText
import Wording
import AutoLayoutEngine
import LayoutModel

/// Constraints that would decide a number which nothing decides: from the nearest neighbour, with a constant that the layout already uses,
/// or where frames were recorded as the view was drawn.
struct MissingConstraint {
    private let layout: Layout
    private let view: ViewID
    private let axis: Axis
    /// How the view was drawn, where that is recorded.
    private let drawn: DrawnConstraints?

    init(_ layout: Layout, _ view: ViewID, _ axis: Axis) {
        self.layout = layout
        self.view = view
        self.axis = axis
        drawn = DrawnConstraints(layout, view, axis)
    }

    private var near: Attribute { axis == .horizontal ? .leading : .top }
    private var far: Attribute { axis == .horizontal ? .trailing : .bottom }
    private var centre: Attribute { axis == .horizontal ? .centerX : .centerY }
    private var size: Attribute { axis == .horizontal ? .width : .height }

    // MARK: Position

    /// After the neighbour before, at the superview's near edge, in its centre, before its far edge.
    func forPosition() -> [Repair] {
        if let drawn { return drawn.forPosition().map(repair) }
        guard let parent = layout[view].parent else { return [] }
        var result: [NewConstraint] = []
        if let neighbour = neighbourBefore() {
            result.append(constraint(near, Anchor(Item(neighbour), far), usualGap()))
        }
        result += [
            constraint(near, Anchor(Item(parent), near), usualInset()),
            constraint(centre, Anchor(Item(parent), centre), 0),
            constraint(far, Anchor(Item(parent), far), -usualInset()),
        ]
        return result.map { repair([$0]) }
    }

    // MARK: Size

    /// The other edge, a share like its rivals', or a number.
    ///
    /// - Parameter limits: what makes a limit of the size exact; that comes before what nobody has written.
    func forSize(sharedWith rivals: [ViewID], limits: [Repair]) -> [Repair] {
        guard let parent = layout[view].parent else { return limits }
        if let drawn {
            let equal = rivals.filter(drawn.isAsLong).prefix(2).map { [constraint(size, Anchor(Item($0), size), 0)] }
            let ways = drawn.forSize(isTied: isTied)
            return ways.pins.map(repair) + limits + (equal + ways.others).map(repair)
        }
        var result = rivals.prefix(2).map { constraint(size, Anchor(Item($0), size), 0) }
        let edge = isTied(near) ? far : near
        if edge == far, let neighbour = neighbourBehind() {
            result.append(constraint(far, Anchor(Item(neighbour), near), -usualGap()))
        }
        let sign = edge == far ? -1.0 : 1.0
        result.append(constraint(edge, Anchor(Item(parent), edge), sign * usualInset()))
        result.append(
            NewConstraint(
                first: .init(Anchor(Item(view), size)), second: nil, constant: axis == .horizontal ? 100 : 44))
        return limits + result.map { repair([$0]) }
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

    private func constraint(_ attribute: Attribute, _ other: Anchor, _ constant: Double) -> NewConstraint {
        NewConstraint(first: .init(Anchor(Item(view), attribute)), second: .init(other), constant: constant)
    }

    private func repair(_ constraints: [NewConstraint]) -> Repair {
        Repair(
            title: "Add \(Naming.list(constraints.map(equation)))", edits: constraints.map(ModelEdit.addConstraint))
    }

    private func equation(_ new: NewConstraint) -> String {
        let naming = Naming(layout)
        var text = "\(naming.written(view)).\(new.first.attribute.rawValue) \(new.relation.rawValue) "
        guard let second = new.second, case .item(let item) = second.item else {
            return text + Points.text(new.constant)
        }
        text += naming.anchor(Anchor(item, second.attribute))
        if new.constant != 0 {
            text += new.constant < 0 ? " - \(Points.text(-new.constant))" : " + \(Points.text(new.constant))"
        }
        return text
    }
}
