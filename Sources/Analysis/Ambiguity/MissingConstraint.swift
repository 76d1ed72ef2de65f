import LayoutModel
import SourceText
import Wording

/// Constraints that would determine an ambiguous value. If frames are recorded they keep the view as it was drawn;
/// otherwise they tie it to its nearest neighbour with a constant that the layout already uses.
struct MissingConstraint {
    private let layout: Layout
    private let view: ViewID
    private let axis: Axis
    /// Nil if no frames are recorded.
    private let drawn: DrawnConstraints?

    init(_ layout: Layout, _ view: ViewID, _ axis: Axis) {
        self.layout = layout
        self.view = view
        self.axis = axis
        drawn = DrawnConstraints(layout, view, axis)
    }

    // MARK: Position

    /// Ties the view to the previous sibling, or to the superview's near edge, centre or far edge.
    func forPosition() -> [Repair] { placements.map(layout.repairAdding) }

    /// The same as constraints, of which each list is one way.
    var placements: [[NewConstraint]] {
        if let drawn { return drawn.forPosition() }
        guard let parent = layout[view].parent else { return [] }
        var result: [NewConstraint] = []
        if let neighbour = neighbourOnOtherAxis {
            result.append(alignment(with: neighbour))
        } else if let neighbour = siblings.last(where: { $0 < view }) {
            result.append(constraint(axis.near, Anchor(Item(neighbour), axis.far), usualGap()))
        }
        let inset = isAsLong(as: parent) ? 0 : usualInset()
        result += [
            constraint(axis.near, Anchor(Item(parent), axis.near), inset),
            constraint(axis.centre, Anchor(Item(parent), axis.centre), 0),
            constraint(axis.far, Anchor(Item(parent), axis.far), -inset),
        ]
        return result.map { [$0] }
    }

    /// Whether the first of ``placements`` is in line with a view that this one is beside.
    var isInLine: Bool { drawn == nil && layout[view].parent != nil && neighbourOnOtherAxis != nil }

    /// The sibling that the view is beside in a row, or below in a column: an edge of it is tied to the opposite edge
    /// of that one.
    private var neighbourOnOtherAxis: ViewID? {
        let across = axis.other
        return layout.activeEqualities.lazy.compactMap { constraint -> ViewID? in
            guard constraint.isRequired, let second = constraint.second, constraint.first.attribute.axis == across,
                constraint.first.attribute.oppositeEdge != nil,
                constraint.first.attribute.oppositeEdge == second.attribute,
                [constraint.first.item, second.item].contains(Item(view))
            else { return nil }
            let other = constraint.first.item.view == view ? second.item.view : constraint.first.item.view
            return siblings.contains(other) ? other : nil
        }.first
    }

    /// In a row the view is level with the one beside it, in a column it begins where that one does.
    private func alignment(with neighbour: ViewID) -> NewConstraint {
        let attribute = axis == .vertical ? axis.centre : axis.near
        return constraint(attribute, Anchor(Item(neighbour), attribute), 0)
    }

    /// Whether a constraint makes the view as long as its superview.
    private func isAsLong(as parent: ViewID) -> Bool {
        let lengths = [Anchor(Item(view), axis.size), Anchor(Item(parent), axis.size)]
        return layout.activeEqualities.contains { constraint in
            constraint.isRequired && constraint.multiplier.literal == 1 && constraint.constant.literal == 0
                && constraint.anchors.count == 2 && constraint.anchors.allSatisfy(lengths.contains)
        }
    }

    // MARK: Size

    /// A constant width or height: that of the recorded frame, if there is one. Nil if that is no size to keep.
    var constantSize: NewConstraint? {
        if let drawn { return drawn.size }
        return NewConstraint(
            first: .init(Anchor(Item(view), axis.size)), second: nil, constant: axis == .horizontal ? 100 : 44)
    }

    /// Ties the other edge, makes the size equal to a rival's, or sets a constant size.
    ///
    /// - Parameter limits: inequalities that limit the size, of which one may be made exact instead.
    func forSize(sharedWith rivals: [ViewID], limits: [Constraint]) -> [Repair] {
        let exact = limits.map(exact)
        guard let parent = layout[view].parent else { return exact }
        if let drawn {
            let equal = rivals.filter(drawn.isAsLong).prefix(2).map(sameSize)
            let ways = drawn.forSize(isTied: isTied)
            return ways.pins.map(layout.repairAdding) + exact
                + (equal.map { [$0] } + ways.others).map(layout.repairAdding)
        }
        var result = rivals.prefix(2).map(sameSize) + endsAtContent
        let edge = isTied(axis.near) ? axis.far : axis.near
        if edge == axis.far, let neighbour = siblings.first(where: { $0 > view }) {
            result.append(constraint(edge, Anchor(Item(neighbour), axis.near), -usualGap()))
        }
        let sign = edge == axis.far ? -1.0 : 1.0
        result.append(constraint(edge, Anchor(Item(parent), edge), sign * usualInset()))
        // Nothing suggests this number.
        let invented = [constantSize].compactMap { $0 }.map { layout.repairAdding([$0]).requiringChoice }
        return exact + result.map { layout.repairAdding([$0]) } + invented
    }

    /// Ends the view at the last one of a row of views in it, with the distance with which the row begins.
    private var endsAtContent: [NewConstraint] {
        let (equalities, children) = (layout.activeEqualities, layout[view].children)
        func ties(_ child: ViewID, _ edge: Attribute) -> [Constraint] {
            equalities.filter { $0.anchors.contains(Anchor(Item(child), edge)) }
        }
        let insets = children.flatMap { ties($0, axis.near) }
            .filter { $0.anchors.contains(Anchor(Item(view), axis.near)) }.compactMap(\.constant.literal)
        // Of several rows it is not known which is the longest.
        let last = children.filter { !ties($0, axis.near).isEmpty && ties($0, axis.far).isEmpty }
        guard last.count == 1, let inset = insets.filter({ $0 >= 0 }).min() else { return [] }
        return [
            NewConstraint(
                first: .init(Anchor(Item(last[0]), axis.far)), second: .init(Anchor(Item(view), axis.far)),
                constant: inset == 0 ? 0 : -inset)
        ]
    }

    private func sameSize(as rival: ViewID) -> NewConstraint {
        constraint(axis.size, Anchor(Item(rival), axis.size), 0)
    }

    private func isTied(_ edge: Attribute) -> Bool {
        layout.constraints.contains { constraint in
            constraint.isActive
                && constraint.anchors.contains {
                    $0.item == Item(view) && ($0.attribute == edge || $0.attribute == axis.centre)
                }
        }
    }

    /// Turns a limit into an equality. Only a person can say whether that is right for a view that was drawn within the
    /// limit, not at it.
    func exact(_ limit: Constraint) -> Repair {
        Repair(
            title: "Make \(Naming(layout).equation(limit)) an equality", edits: [.setRelation(limit.id, .equal)],
            kind: isDrawnWithin(limit) ? .openChoice : .choice)
    }

    private func isDrawnWithin(_ limit: Constraint) -> Bool {
        guard let written = limit.constant.literal, let factor = limit.multiplier.literal,
            // A location with a multiplier is measured from another origin.
            limit.first.attribute.isSize || factor == 1,
            let drawn = drawn?.frames.constant(from: limit.second, to: limit.first, multiplier: factor)
        else { return false }
        return limit.relation == .lessThanOrEqual ? drawn < written - 0.5 : drawn > written + 0.5
    }

    // MARK: Neighbours and usual constants

    private var siblings: [ViewID] {
        layout[view].parent.map {
            layout[$0].children.filter { layout[$0].kind != .spacer && layout[$0].kind != .guide }
        } ?? []
    }

    /// The gap between siblings that the layout uses most on this axis; 8, the standard one, if it uses none.
    private func usualGap() -> Double {
        mostCommon { constraint, second in
            !layout.isDescendant(constraint.first.item.view, of: second.item.view)
                && !layout.isDescendant(second.item.view, of: constraint.first.item.view)
                && constraint.first.attribute != second.attribute
        } ?? 8
    }

    /// The distance from the superview's edge that the layout uses most on this axis; 16 if it uses none.
    private func usualInset() -> Double {
        mostCommon { constraint, second in
            layout[constraint.first.item.view].parent == second.item.view
                && constraint.first.attribute == second.attribute && constraint.first.attribute != axis.centre
        } ?? 16
    }

    private func mostCommon(where isCounted: (Constraint, Anchor) -> Bool) -> Double? {
        var counts: [Double: Int] = [:]
        for constraint in layout.constraints {
            guard constraint.isActive, constraint.relation == .equal, let second = constraint.second,
                constraint.first.attribute.axis == axis, !constraint.first.attribute.isSize,
                isCounted(constraint, second), let constant = constraint.constant.literal
            else { continue }
            counts[abs(constant), default: 0] += 1
        }
        return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }

    private func constraint(_ attribute: Attribute, _ other: Anchor, _ constant: Double) -> NewConstraint {
        NewConstraint(first: .init(Anchor(Item(view), attribute)), second: .init(other), constant: constant)
    }
}

extension Layout {
    /// The equalities that are active.
    var activeEqualities: [Constraint] {
        constraints.filter { $0.isActive && !$0.isRemoved && $0.relation == .equal }
    }
}
