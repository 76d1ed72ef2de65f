import LayoutModel

/// The constraints that keep a view as it was drawn, as a visual editor suggests them: ends that are near something are
/// pinned; otherwise the size is fixed.
///
/// Only distances and sizes count that somebody may have meant. A large or uneven number says where the view happens to
/// stand on this canvas, not where it belongs.
struct DrawnConstraints {
    private let layout: Layout
    private let view: ViewID
    private let axis: Axis
    let frames: RecordedFrames
    private let superview: ViewID
    private let frame: Rect

    /// Nil if the frames of the view and its superview are not recorded.
    init?(_ layout: Layout, _ view: ViewID, _ axis: Axis) {
        guard let superview = layout[view].parent, let frames = RecordedFrames(layout),
            let frame = frames.frame(of: Item(view)), frames.frame(of: Item(superview)) != nil
        else { return nil }
        self.layout = layout
        self.view = view
        self.axis = axis
        self.frames = frames
        self.superview = superview
        self.frame = frame
    }

    // MARK: Ends

    /// An end of the view, and an anchor beside which it was drawn.
    private struct End {
        var own: Attribute
        var other: Anchor
        /// In points, measured away from the view.
        var distance: Double

        /// Whether the two seem intended to stay together. The standard distances are 0, 8, 16 and 20.
        var isNear: Bool { distance > -0.5 && distance <= 20 && distance.isEven }
    }

    /// The anchors to which an end of the view may be tied, the best first.
    private func ends(at own: Attribute) -> [End] {
        let outside = (guides(at: own) + [Anchor(Item(superview), own)]).compactMap { end(own, $0) }
        guard let sibling = sibling(at: own), sibling.isNear else { return outside }
        return [sibling] + outside
    }

    private func end(_ own: Attribute, _ other: Anchor) -> End? {
        frames.constant(from: other, to: Anchor(Item(view), own)).map {
            End(own: own, other: other, distance: own == axis.near ? $0 : -$0)
        }
    }

    /// The guides of the superview that contain the end: the safe area, and the margins if the end was drawn right at
    /// them and the layout uses them.
    private func guides(at own: Attribute) -> [Anchor] {
        let edge = Anchor(Item(superview), own)
        return [Guide.safeArea, .layoutMargins].compactMap { guide in
            let anchor = Anchor(Item(superview, guide), own)
            guard let end = end(own, anchor), end.distance > -0.5 else { return nil }
            let isUsed = layout.constraints.contains {
                !$0.isRemoved && ($0.first.item == anchor.item || $0.second?.item == anchor.item)
            }
            let isInset = frames.constant(from: edge, to: anchor).map { abs($0) > 0.5 } ?? false
            switch guide {
            case .safeArea: return isUsed || superview == .root && isInset && end.isNear ? anchor : nil
            default: return isUsed && end.distance < 0.5 ? anchor : nil
            }
        }
    }

    /// The nearest sibling that lies beside an end of the view.
    private func sibling(at own: Attribute) -> End? {
        let across = axis.other
        let found = layout[superview].children.compactMap { sibling -> End? in
            guard sibling != view, layout[sibling].kind != .spacer, layout[sibling].kind != .guide,
                !layout[sibling].isHidden, layout[sibling].isInstalled, let other = frames.frame(of: Item(sibling)),
                other.start(on: across) < frame.end(on: across), frame.start(on: across) < other.end(on: across)
            else { return nil }
            return end(own, Anchor(Item(sibling), own == axis.near ? axis.far : axis.near))
        }
        return found.filter { $0.distance > -0.5 }.min { $0.distance < $1.distance }
    }

    /// Whether the view seems intended to stretch between two ends: it is near something at both, or its distances from
    /// the superview are equal and together shorter than the view.
    private func spans(_ one: End, _ other: End) -> Bool {
        if one.isNear && other.isNear { return true }
        guard one.other.item.view == superview, other.other.item.view == superview, one.distance > 0 else {
            return false
        }
        return abs(one.distance - other.distance) <= 1 && frame.length(on: axis) > one.distance + other.distance
            && one.distance.isEven && other.distance.isEven
    }

    // MARK: Size

    /// Ways to determine the view's length: first those that pin both ends, if it seems intended to stretch.
    func forSize(isTied: (Attribute) -> Bool) -> (pins: [[NewConstraint]], others: [[NewConstraint]]) {
        let fixed = size.map { [[$0]] } ?? []
        // A stack view positions its arranged views itself.
        guard layout[superview].stack == nil else { return ([], fixed) }
        let (before, after) = (ends(at: axis.near), ends(at: axis.far))
        guard let first = before.first, let last = after.first, let edge = before.last, let otherEdge = after.last
        else { return ([], fixed) }
        switch (isTied(axis.near), isTied(axis.far)) {
        case (false, false):
            let both = [(first, last), (edge, otherEdge)].filter { spans($0.0, $0.1) }
            return (both.map { [constraint($0.0), constraint($0.1)] }, fixed)
        case (true, _): return free(after, opposite: before, fixed)
        case (false, true): return free(before, opposite: after, fixed)
        }
    }

    /// The drawn length as a constant; nil if it depends on the canvas, of which it takes more than half, or is uneven.
    var size: NewConstraint? {
        let length = frame.length(on: axis).inThousandths
        guard length.isEven, let canvas = frames.frame(of: Item(.root)), length <= canvas.length(on: axis) / 2 else {
            return nil
        }
        return NewConstraint(first: .init(Anchor(Item(view), axis.size)), second: nil, constant: length)
    }

    /// Ways to determine the length if the opposite end is already tied.
    private func free(_ ends: [End], opposite: [End], _ fixed: [[NewConstraint]]) -> (
        pins: [[NewConstraint]], others: [[NewConstraint]]
    ) {
        let pins = ends.filter { end in opposite.contains { spans($0, end) } }
        let others = ends.filter { end in end.isNear && !opposite.contains { spans($0, end) } }
        return (pins.map { [constraint($0)] }, fixed + others.map { [constraint($0)] })
    }

    /// Whether another view was drawn as long as this one.
    func isAsLong(as other: ViewID) -> Bool {
        frames.frame(of: Item(other)).map { abs($0.length(on: axis) - frame.length(on: axis)) <= 0.5 } ?? false
    }

    // MARK: Position

    /// Centred if it was drawn there, otherwise tied at an end that is near something, the near end first.
    func forPosition() -> [[NewConstraint]] {
        let (before, after) = (ends(at: axis.near).filter(\.isNear), ends(at: axis.far).filter(\.isNear))
        var result = (before.prefix(1) + after.prefix(1) + before.dropFirst() + after.dropFirst()).map {
            [constraint($0)]
        }
        if isText, let first = before.first, let last = ends(at: axis.far).first {
            // Text pinned at its near end should not grow without limit.
            result.insert([constraint(first), limit(last)], at: 1)
        }
        let (own, centre) = (Anchor(Item(view), axis.centre), Anchor(Item(superview), axis.centre))
        guard let offset = frames.constant(from: centre, to: own), abs(offset) < 1 else { return result }
        return [[NewConstraint(first: .init(own), second: .init(centre), constant: 0)]] + result
    }

    private var isText: Bool { axis == .horizontal && layout[view].text != nil }

    private func limit(_ end: End) -> NewConstraint {
        let distance = min(max(end.distance.rounded(.down), 0), 20)
        var limit = constraint(End(own: end.own, other: end.other, distance: distance))
        limit.relation = end.own == axis.near ? .greaterThanOrEqual : .lessThanOrEqual
        return limit
    }

    private func constraint(_ end: End) -> NewConstraint {
        let distance = end.distance.inThousandths
        return NewConstraint(
            first: .init(Anchor(Item(view), end.own)), second: .init(end.other),
            constant: (end.own == axis.near ? distance : -distance) + 0)
    }
}

extension Double {
    /// Whether it is a whole or half number of points, as people write distances and sizes.
    fileprivate var isEven: Bool { abs(self * 2 - (self * 2).rounded()) < 0.02 }
}
