import AutoLayoutEngine
import LayoutModel

/// A constraint as the page's script draws it, which has the frames: a line between two positions.
struct ReportedLine: Hashable {
    /// What the script measures. The raw values are those in the page's data.
    enum Position: Int {
        case left, centreX, right, top, centreY, bottom, width, height
        /// An edge of a guide, which is where the constraint says that it is.
        case elsewhereX, elsewhereY
        case firstBaseline, lastBaseline
    }

    /// The indices in ``LayoutSweep/views``; the second one is -1 for a constant length.
    var first: Int
    var firstPosition: Position
    var second: Int
    var secondPosition: Position
    /// 0 equal, 1 at most, 2 at least, from left to right.
    var relation: Int
    var multiplier: Double
    /// In points. It counts from left to right, also where the constraint counts from the right.
    var constant: Double
    var priority: Double

    /// Nil if a number is unknown, or a view is not in the page.
    ///
    /// - Parameter indices: those of ``LayoutSweep/views``.
    init?(_ active: ActiveConstraint, in layout: Layout, _ indices: [ViewID: Int]) {
        let constraint = layout[active.id]
        guard let multiplier = active.multiplier, let constant = active.constant,
            let first = indices[constraint.first.item.view]
        else { return nil }
        self.first = first
        firstPosition = Self.position(of: constraint.first, in: layout)
        second = -1
        secondPosition = firstPosition
        if let other = constraint.second {
            guard let index = indices[other.item.view] else { return nil }
            second = index
            secondPosition = Self.position(of: other, in: layout)
        }
        relation =
            switch constraint.relation {
            case .equal: 0
            case .lessThanOrEqual: 1
            case .greaterThanOrEqual: 2
            }
        self.multiplier = multiplier
        self.constant = layout.countsFromTheRight(constraint) ? 0 - constant : constant
        if layout.countsFromTheRight(constraint), relation > 0 { relation = 3 - relation }
        priority = active.priority
    }

    private static func position(of anchor: Anchor, in layout: Layout) -> Position {
        let axis = anchor.attribute.axis
        guard anchor.item.guide == nil else { return axis == .horizontal ? .elsewhereX : .elsewhereY }
        return switch anchor.attribute {
        case .left: .left
        case .right: .right
        case .leading: layout.isRightToLeft ? .right : .left
        case .trailing: layout.isRightToLeft ? .left : .right
        case .centerX: .centreX
        case .top: .top
        case .centerY: .centreY
        case .bottom: .bottom
        case .width: .width
        case .height: .height
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }
}

extension Layout {
    /// Whether the constant counts from right to left: from a leading or trailing edge in a right-to-left layout.
    func countsFromTheRight(_ constraint: Constraint) -> Bool {
        let anchors = [constraint.first, constraint.second].compactMap { $0 }
        return isRightToLeft && anchors.contains { $0.attribute.isDirectional }
            && !anchors.contains { $0.attribute.isAbsoluteSide }
    }
}
