import AutoLayoutEngine
import LayoutModel

/// The constraints that keep a view as it was drawn, as a visual editor suggests them: pinned at the ends that lie near to something, and
/// of a fixed size where they do not.
struct DrawnConstraints {
    private let layout: Layout
    private let view: ViewID
    private let axis: Axis
    private let places: RecordedPlaces
    private let superview: ViewID
    private let frame: Rect

    /// Nil where it is not recorded how the view was drawn.
    init?(_ layout: Layout, _ view: ViewID, _ axis: Axis) {
        guard let superview = layout[view].parent, let places = RecordedPlaces(layout),
            let frame = places.frame(of: Item(view)), places.frame(of: Item(superview)) != nil
        else { return nil }
        self.layout = layout
        self.view = view
        self.axis = axis
        self.places = places
        self.superview = superview
        self.frame = frame
    }

    private var near: Attribute { axis == .horizontal ? .leading : .top }
    private var far: Attribute { axis == .horizontal ? .trailing : .bottom }
    private var centre: Attribute { axis == .horizontal ? .centerX : .centerY }

    // MARK: Ends

    /// An end of the view with something that it was drawn beside.
    private struct End {
        var own: Attribute
        var other: Anchor
        /// From the view outwards.
        var distance: Double

        /// Whether it looks as if the two were meant to stay together. The standard distances are 0, 8, 16 and 20.
        var isNear: Bool { distance > -0.5 && distance <= 20 }
    }

    /// What an end of the view may be tied to, the best first.
    private func ends(at own: Attribute) -> [End] {
        let outside = (guides(at: own) + [Anchor(Item(superview), own)]).compactMap { end(own, $0) }
        guard let sibling = sibling(at: own), sibling.distance <= Self.farthestSibling else { return outside }
        return [sibling] + outside
    }

    /// What lies farther off happens to lie on that side.
    private static let farthestSibling = 40.0

    private func end(_ own: Attribute, _ other: Anchor) -> End? {
        places.constant(from: other, to: Anchor(Item(view), own)).map {
            End(own: own, other: other, distance: own == near ? $0 : -$0)
        }
    }

    /// The guides of the superview that hold the end in: the safe area, and the margins where the end was drawn right at them and the
    /// layout uses them.
    private func guides(at own: Attribute) -> [Anchor] {
        let edge = Anchor(Item(superview), own)
        return [Guide.safeArea, .layoutMargins].compactMap { guide in
            let anchor = Anchor(Item(superview, guide), own)
            guard let end = end(own, anchor), end.distance > -0.5 else { return nil }
            let isUsed = layout.constraints.contains {
                !$0.isRemoved && ($0.first.item == anchor.item || $0.second?.item == anchor.item)
            }
            let reachesIn = places.constant(from: edge, to: anchor).map { abs($0) > 0.5 } ?? false
            switch guide {
            case .safeArea: return isUsed || superview == .root && reachesIn && end.isNear ? anchor : nil
            default: return isUsed && end.distance < 0.5 ? anchor : nil
            }
        }
    }

    /// The nearest sibling that lies beside an end of the view.
    private func sibling(at own: Attribute) -> End? {
        let across = axis.other
        let found = layout[superview].children.compactMap { sibling -> End? in
            guard sibling != view, layout[sibling].kind != .spacer, layout[sibling].kind != .guide,
                !layout[sibling].isHidden, layout[sibling].isInstalled, let other = places.frame(of: Item(sibling)),
                other.start(on: across) < frame.end(on: across), frame.start(on: across) < other.end(on: across)
            else { return nil }
            return end(own, Anchor(Item(sibling), own == near ? far : near))
        }
        return found.filter { $0.distance > -0.5 }.min { $0.distance < $1.distance }
    }

    /// Whether the view seems to be meant to reach from one end to the other: near to something at both, or as far from the superview at
    /// both and longer than the rest of it.
    private func spans(_ one: End, _ other: End) -> Bool {
        if one.isNear && other.isNear { return true }
        guard one.other.item.view == superview, other.other.item.view == superview, one.distance > 0 else {
            return false
        }
        return abs(one.distance - other.distance) <= 1 && frame.length(on: axis) > one.distance + other.distance
    }

    // MARK: Size

    /// Ways to decide the view's length: those that pin it where it was drawn to reach from one end to the other, and the others.
    func forSize(isTied: (Attribute) -> Bool) -> (pins: [[NewConstraint]], others: [[NewConstraint]]) {
        let length = (frame.length(on: axis) * 1000).rounded() / 1000
        let fixed = [[NewConstraint(first: .init(Anchor(Item(view), axis.size)), second: nil, constant: length)]]
        // A stack says itself where its views begin and end.
        guard layout[superview].stack == nil else { return ([], fixed) }
        let (before, behind) = (ends(at: near), ends(at: far))
        guard let first = before.first, let last = behind.first, let edge = before.last, let otherEdge = behind.last
        else { return ([], fixed) }
        switch (isTied(near), isTied(far)) {
        case (false, false):
            let both = [(first, last), (edge, otherEdge)].filter { spans($0.0, $0.1) }
            return (both.map { [constraint($0.0), constraint($0.1)] }, fixed)
        case (true, _): return free(behind, opposite: before, fixed)
        case (false, true): return free(before, opposite: behind, fixed)
        }
    }

    /// Ways to decide the length where the opposite end is tied to something.
    private func free(_ ends: [End], opposite: [End], _ fixed: [[NewConstraint]]) -> (
        pins: [[NewConstraint]], others: [[NewConstraint]]
    ) {
        let isMeant = ends.map { end in opposite.contains { spans($0, end) } }
        let pins = zip(ends, isMeant)
        return (
            pins.filter(\.1).map { [constraint($0.0)] }, fixed + pins.filter { !$0.1 }.map { [constraint($0.0)] }
        )
    }

    /// Whether another view was drawn as long as this one.
    func isAsLong(as other: ViewID) -> Bool {
        places.frame(of: Item(other)).map { abs($0.length(on: axis) - frame.length(on: axis)) <= 0.5 } ?? false
    }

    // MARK: Position

    /// In the middle where it was drawn there, else at the end that lies near to something, the near one first.
    func forPosition() -> [[NewConstraint]] {
        let (before, behind) = (ends(at: near), ends(at: far))
        var ends = Array(before.prefix(1) + behind.prefix(1) + before.dropFirst() + behind.dropFirst())
        if let first = before.first, let last = behind.first, last.isNear, !first.isNear { ends.swapAt(0, 1) }
        var result = ends.map { [constraint($0)] }
        if isText, let first = before.first, let last = behind.first {
            // Text that begins somewhere should end somewhere.
            result.insert([constraint(first), limit(last)], at: 1)
        }
        guard let offset = places.constant(from: Anchor(Item(superview), centre), to: Anchor(Item(view), centre)) else {
            return result
        }
        let middle = NewConstraint(
            first: .init(Anchor(Item(view), centre)), second: .init(Anchor(Item(superview), centre)),
            constant: abs(offset) < 1 ? 0 : (offset * 1000).rounded() / 1000)
        result.insert([middle], at: abs(offset) < 1 ? 0 : result.count)
        return result
    }

    private var isText: Bool { axis == .horizontal && layout[view].text != nil }

    private func limit(_ end: End) -> NewConstraint {
        var limit = constraint(End(own: end.own, other: end.other, distance: min(max(end.distance, 0), 20)))
        limit.relation = end.own == near ? .greaterThanOrEqual : .lessThanOrEqual
        return limit
    }

    private func constraint(_ end: End) -> NewConstraint {
        let distance = (end.distance * 1000).rounded() / 1000
        return NewConstraint(
            first: .init(Anchor(Item(view), end.own)), second: .init(end.other),
            constant: (end.own == near ? distance : -distance) + 0)
    }
}
