import AutoLayoutEngine
import LayoutModel

/// An end of a text that may have no constraint.
enum TextEnd {
    case leading, trailing

    var attributes: [Attribute] { self == .leading ? [.leading, .left] : [.trailing, .right] }
    var anchor: Attribute { self == .leading ? .leading : .trailing }
    var other: TextEnd { self == .leading ? .trailing : .leading }
    /// The relation of the end to what lies nearer to the text's middle.
    var outwards: Relation { self == .leading ? .lessThanOrEqual : .greaterThanOrEqual }
    var inwards: Relation { outwards.flipped }
}

/// Texts that a longer content carries out of a superview, because nothing stops one of their ends.
extension SolvedConfiguration {
    /// Longer than any screen.
    private static let endless = 10_000.0

    /// The texts whose other end an equality pins, and whose open end, width and centre are in no constraint.
    func texts(openAt end: TextEnd) -> [ViewID] {
        let views = texts { isText(layout.views[$0.index]) }
        guard !views.isEmpty else { return [] }
        var isBegun = Array(repeating: false, count: layout.views.count)
        var isEnded = isBegun
        func note(_ anchor: Anchor, _ relation: Relation, isRequired: Bool) {
            guard anchor.item.guide == nil else { return }
            switch anchor.attribute {
            case let attribute where end.other.attributes.contains(attribute):
                if relation == .equal && isRequired { isBegun[anchor.item.view.index] = true }
            case let attribute where end.attributes.contains(attribute):
                // What only pulls the end outwards stops nothing.
                if relation != end.outwards { isEnded[anchor.item.view.index] = true }
            case .width, .centerX: isEnded[anchor.item.view.index] = true
            default: break
            }
        }
        for active in solver.activeConstraints {
            let index = active.id.index
            let relation = layout.constraints[index].relation
            note(layout.constraints[index].first, relation, isRequired: active.isRequired)
            if let second = layout.constraints[index].second {
                note(second, relation.flipped, isRequired: active.isRequired)
            }
        }
        return views.filter { isBegun[$0.index] && !isEnded[$0.index] && mayBeOfAnyLength($0) }
    }

    /// The texts of several lines that only an equality of their centre places, so that they never wrap. Line breaks of
    /// its own may be all that a text has its lines for.
    func textsThatNeverWrap() -> [ViewID] {
        let views = texts { view in
            let text = layout.views[view.index]
            return text.kind == .label && text.numberOfLines != 1 && text.wrappingWidth == nil
                && !text.hasLineBreaks
        }
        guard !views.isEmpty else { return [] }
        var isCentred = Array(repeating: false, count: layout.views.count)
        var isLimited = isCentred
        for active in solver.activeConstraints {
            let constraint = layout[active.id]
            for anchor in constraint.anchors where anchor.item.guide == nil && anchor.attribute.axis == .horizontal {
                if anchor.attribute != .centerX {
                    isLimited[anchor.item.view.index] = true
                } else if constraint.relation == .equal && active.isRequired {
                    isCentred[anchor.item.view.index] = true
                }
            }
        }
        return views.filter { isCentred[$0.index] && !isLimited[$0.index] && mayBeOfAnyLength($0) }
    }

    /// The visible views that constraints place and no stack view arranges.
    private func texts(where isIncluded: (ViewID) -> Bool) -> [ViewID] {
        layout.views.indices.map { ViewID($0) }.filter { view in
            isIncluded(view) && layout.views[view.index].autoresizing == nil && isVisible(view) && view != .root
                && layout.stack(arranging: view) == nil
        }
    }

    private func mayBeOfAnyLength(_ view: ViewID) -> Bool {
        !layout.mayHaveAnyLength(view, .horizontal) && !inConflict.contains(ViewAxis(view, .horizontal))
            && layout[view].showsWords
    }

    /// A text field of AppKit that has a text is a label; one to type in has none yet.
    private func isText(_ view: View) -> Bool {
        view.kind == .label || layout.platform == .macOS && view.kind.rawValue == "textField" && view.text != nil
    }

    /// The nearest superview beyond which an endless text extends at its open end; nil if there is none before a scroll
    /// view.
    func overrunView(of view: ViewID, openAt end: TextEnd) throws(Cancelled) -> ViewID? {
        let solution = try solver.solution(
            whereContentOf: view, isLong: layout[view].wrappingWidth ?? Self.endless, on: .horizontal, cancellation)
        var frame = solution.frame(of: view)
        for around in layout.ancestors(of: view).dropFirst() {
            if layout[around].kind == .scroll || layout[around].kind.rawValue == "clipView" { return nil }
            let outside = solution.frame(of: around)
            if end == .leading ? frame.x < -0.5 : frame.maxX > outside.width + 0.5 { return around }
            frame.x += outside.x
        }
        return nil
    }
}

/// Keeps a text before or behind the view that was drawn beside its open end. If there is none, keeps it at a distance
/// from that edge of the superview: its distance from the other edge if that is a margin, or less if it was drawn with
/// less room.
struct OpenTextCause: FindingCause {
    let layout: Layout
    let view: ViewID
    let around: ViewID
    let end: TextEnd

    func repairs(_ cancellation: Cancellation) -> [Repair] {
        let frames = RecordedFrames(layout)
        let next = frames.flatMap(neighbour).map {
            limit(Anchor(Item($0), end.other.anchor), Self.usualGap, frames)
        }
        return ([next].compactMap { $0 } + [limitAtEdge(frames)]).map { layout.repairAdding([$0]) }
    }

    /// Keeps the text inside of the superview.
    func limitAtEdge(_ frames: RecordedFrames?) -> NewConstraint {
        limit(Anchor(Item(around), end.anchor), min(otherInset ?? 16, Self.widestMargin), frames)
    }

    /// Keeps the text at a distance inside of an anchor, or at the one at which it was drawn if that is less.
    private func limit(_ other: Anchor, _ distance: Double, _ frames: RecordedFrames?) -> NewConstraint {
        let own = Anchor(Item(view), end.anchor)
        let sign = end == .leading ? 1.0 : -1
        let drawn = frames?.constant(from: other, to: own).map { $0 * sign } ?? .infinity
        return NewConstraint(
            first: .init(own), relation: end.inwards,
            second: .init(other), constant: sign * max(0, min(distance, drawn)).rounded(.down) + 0)
    }

    /// The nearest sibling that was drawn beside the open end.
    private func neighbour(_ frames: RecordedFrames) -> ViewID? {
        guard let parent = layout[view].parent, let own = frames.frame(of: Item(view)) else { return nil }
        let found = layout[parent].children.compactMap { sibling -> (view: ViewID, distance: Double)? in
            guard layout[sibling].kind != .guide, !layout[sibling].isHidden, layout[sibling].isInstalled,
                let frame = frames.frame(of: Item(sibling)), frame.width > 0.5, frame.y < own.maxY, own.y < frame.maxY
            else { return nil }
            let distance = end == .leading ? own.x - frame.maxX : frame.x - own.maxX
            return distance >= -0.5 ? (sibling, distance) : nil
        }
        return found.min { $0.distance < $1.distance }?.view
    }

    /// In points, the standard distance of siblings.
    private static let usualGap = 8.0
    /// In points, that of wide screens. A text that begins farther inside follows something else.
    private static let widestMargin = 20.0

    /// The distance of the text's other end from that edge of the superview, in points.
    private var otherInset: Double? {
        let (own, edge) = (Anchor(Item(view), end.other.anchor), Anchor(Item(around), end.other.anchor))
        let constraint = layout.constraints.first {
            $0.isActive && $0.relation == .equal && $0.partner(of: own) == edge
        }
        let inwards = constraint?.constant.literal.map { constraint?.first == own ? $0 : -$0 }
        return inwards.map { end == .leading ? -$0 : $0 }
    }
}

/// Keeps a text that only its centre places inside of the superview at both ends.
struct CentredTextCause: FindingCause {
    let layout: Layout
    let view: ViewID
    let around: ViewID

    func repairs(_ cancellation: Cancellation) -> [Repair] {
        let frames = RecordedFrames(layout)
        let ends: [TextEnd] = [.leading, .trailing]
        return [
            layout.repairAdding(
                ends.map {
                    OpenTextCause(layout: layout, view: view, around: around, end: $0).limitAtEdge(frames)
                })
        ]
    }
}
