import LayoutModel
import Wording

/// A text with a fixed leading edge and a free trailing edge, so that a longer text extends beyond a superview.
///
/// The layout is solved again with a text longer than any screen. As Xcode's warning does, this reports only texts
/// whose leading edge is pinned and whose trailing edge, width and centre are in no constraint.
struct MissingTrailingRule: SolvedRule {
    static let code: FindingCode = "missing-trailing"
    static var page: [UInt8] { PackageResources.missing_trailing_md }
    static let category = FindingCategory.localization

    /// Longer than any screen.
    private static let endless = 10_000.0

    let layout: Layout
    /// Each text with the view beyond which it extends.
    private var observations = Observations<ViewID, ViewID>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        guard layout.sourceTraits.contains(.hasTextsForUsers), solved.isFirstOfItsTraits else { return }
        for view in solved.textsWithOpenEnd() {
            if let around = try overrunView(of: view, solved) { observations.note(view, at: solved.index, around) }
        }
    }

    /// The nearest superview beyond which an endless text extends; nil if there is none before a scroll view.
    private func overrunView(of view: ViewID, _ solved: SolvedConfiguration) throws(Cancelled) -> ViewID? {
        let solution = try solved.solver.solution(
            whereContentOf: view, isLong: layout[view].wrappingWidth ?? Self.endless, on: .horizontal,
            solved.cancellation)
        var end = solution.frame(of: view).maxX
        for around in layout.ancestors(of: view).dropFirst() {
            if layout[around].kind == .scroll { return nil }
            let frame = solution.frame(of: around)
            if end > frame.width + 0.5 { return around }
            end += frame.x
        }
        return nil
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { view, around, _ in
            let finding = finding(
                about: view,
                "Missing trailing constraint: \(reason(view, around)) Add a trailing constraint with >=, so that the "
                    + "text is truncated or wrapped.")
            return Diagnosis(finding, cause: Cause(layout: layout, view: view, around: around))
        }
    }

    /// Why a longer text extends beyond a superview, with the constraint that seems to be meant to prevent it.
    private func reason(_ view: ViewID, _ around: ViewID) -> String {
        let text = "a longer text of \(naming.quoted(view))"
        if let absent = layout.constraints.first(where: { !$0.isActive && $0.endsText(of: view) }) {
            return "\(naming.equation(absent)) would keep \(text) inside \(naming.quoted(around)), but is not "
                + "installed."
        }
        if let wrong = layout.constraints.first(where: { layout.beginsTextAtFarEdge($0, view) }) {
            return "\(naming.equation(wrong)) ties the leading edge of \(naming.quoted(view)), not its trailing one, "
                + "so \(text) leaves \(naming.quoted(around))."
        }
        return "nothing keeps \(text) inside \(naming.quoted(around))."
    }
}

extension Constraint {
    /// Whether it is about the trailing edge of a view.
    fileprivate func endsText(of view: ViewID) -> Bool {
        !isRemoved
            && anchors.contains { $0.item == Item(view) && [.trailing, .right].contains($0.attribute) }
    }
}

extension Layout {
    /// Whether a constraint ties the leading edge of a view to the trailing edge of a view around it.
    fileprivate func beginsTextAtFarEdge(_ constraint: Constraint, _ view: ViewID) -> Bool {
        guard constraint.isActive, !constraint.isRemoved, constraint.anchors.count == 2 else { return false }
        let begins = constraint.anchors.contains {
            $0.item == Item(view) && [.leading, .left].contains($0.attribute)
        }
        return begins
            && constraint.anchors.contains {
                [.trailing, .right].contains($0.attribute) && isDescendant(view, of: $0.item.view)
            }
    }
}

extension MissingTrailingRule {
    /// Keeps the text before the view that was drawn after it. If there is none, keeps it at a distance from the far
    /// edge of that superview: its distance from the near edge if that is a margin, or less if it was drawn with less
    /// room.
    struct Cause: FindingCause {
        let layout: Layout
        let view: ViewID
        let around: ViewID

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let frames = RecordedFrames(layout)
            let far = Anchor(Item(around), .trailing)
            let next = frames.flatMap(neighbour).map { limit(Anchor(Item($0), .leading), Self.usualGap, frames) }
            let end = limit(far, min(leadingInset ?? 16, Self.widestMargin), frames)
            return ([next].compactMap { $0 } + [end]).map { layout.repairAdding([$0]) }
        }

        /// Keeps the text at a distance before an anchor, or at the one at which it was drawn if that is less.
        private func limit(_ other: Anchor, _ distance: Double, _ frames: RecordedFrames?) -> NewConstraint {
            let own = Anchor(Item(view), .trailing)
            let drawn = frames?.constant(from: other, to: own).map { -$0 } ?? .infinity
            return NewConstraint(
                first: .init(own), relation: .lessThanOrEqual, second: .init(other),
                constant: -max(0, min(distance, drawn)).rounded(.down) + 0)
        }

        /// The nearest sibling that was drawn beside the text, after it.
        private func neighbour(_ frames: RecordedFrames) -> ViewID? {
            guard let parent = layout[view].parent, let own = frames.frame(of: Item(view)) else { return nil }
            let found = layout[parent].children.compactMap { sibling -> (view: ViewID, start: Double)? in
                guard layout[sibling].kind != .guide, !layout[sibling].isHidden, layout[sibling].isInstalled,
                    let frame = frames.frame(of: Item(sibling)), frame.x >= own.maxX - 0.5, frame.width > 0.5,
                    frame.y < own.maxY, own.y < frame.maxY
                else { return nil }
                return (sibling, frame.x)
            }
            return found.min { $0.start < $1.start }?.view
        }

        /// In points, the standard distance of siblings.
        private static let usualGap = 8.0
        /// In points, that of wide screens. A text that begins farther inside follows something else.
        private static let widestMargin = 20.0

        /// The distance of the text from the near edge, in points.
        private var leadingInset: Double? {
            let (own, near) = (Anchor(Item(view), .leading), Anchor(Item(around), .leading))
            let constraint = layout.constraints.first {
                $0.isActive && $0.relation == .equal && $0.partner(of: own) == near
            }
            return constraint?.constant.literal.map { constraint?.first == own ? $0 : -$0 }
        }
    }
}

extension SolvedConfiguration {
    /// The texts whose leading edge an equality pins, and whose trailing edge, width and centre are in no constraint.
    fileprivate func textsWithOpenEnd() -> [ViewID] {
        let views = layout.views.indices.map { ViewID($0) }.filter { view in
            layout.views[view.index].kind == .label && layout.views[view.index].autoresizing == nil && isVisible(view)
                && view != .root && layout.stack(arranging: view) == nil
        }
        guard !views.isEmpty else { return [] }
        var isBegun = Array(repeating: false, count: layout.views.count)
        var isEnded = isBegun
        func note(_ anchor: Anchor, isFixed: Bool) {
            guard anchor.item.guide == nil else { return }
            switch anchor.attribute {
            case .leading, .left: if isFixed { isBegun[anchor.item.view.index] = true }
            case .trailing, .right, .width, .centerX: isEnded[anchor.item.view.index] = true
            default: break
            }
        }
        for active in solver.activeConstraints {
            let index = active.id.index
            let isFixed = layout.constraints[index].relation == .equal && active.isRequired
            note(layout.constraints[index].first, isFixed: isFixed)
            if let second = layout.constraints[index].second { note(second, isFixed: isFixed) }
        }
        return views.filter { view in
            isBegun[view.index] && !isEnded[view.index] && !layout.partiallyKnown.horizontal.contains(view)
                && !inConflict.contains(ViewAxis(view, .horizontal)) && layout[view].showsWords
        }
    }
}
