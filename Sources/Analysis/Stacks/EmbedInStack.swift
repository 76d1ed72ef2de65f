import Wording
import AutoLayoutEngine
import LayoutModel

/// Puts siblings that stand in a row or a column with equal gaps into a stack view with that spacing.
struct EmbedInStack {
    private let layout: Layout
    private let view: ViewID

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// Those that leave every frame where it is, in every state.
    func candidates() -> [Repair] {
        // What size classes change of the views would have to go along.
        guard layout.traitVariations.isEmpty else { return [] }
        return Axis.allCases.compactMap(candidate).filter { FrameComparison(layout).stays(after: $0.edits) }
    }

    private func candidate(_ axis: Axis) -> Repair? {
        guard let row = SiblingRun(through: view, axis, layout), let run = EvenRun(through: view, row, layout),
            run.views.allSatisfy(canMove)
        else { return nil }
        let across = Alignment(run.views, axis.other, layout)
        guard let alignment = across.alignment else { return nil }
        var stack = StackArrangement(axis: axis)
        stack.spacing = run.spacing
        stack.alignment = alignment
        var outer = Outside(run.views, layout)
        outer.take(run.near, of: run.views[0])
        outer.take(run.far, of: run.views[run.views.count - 1])
        for attribute in across.attributes { for view in run.views { outer.take(attribute, of: view) } }
        let replaced = Set(run.gaps + across.inside + outer.constraints)
        let lowered = run.views.filter(goes).flatMap { requiredLengths(of: $0, axis) }
        guard replaced.allSatisfy({ isPlain(layout[$0]) }),
            let rewritten = rewritten(besides: replaced, cutting: lowered, run.views)
        else { return nil }
        let collapses = layout.collapses.map(\.view).filter(run.views.contains)
        return Repair(
            title: "Embed \(Naming(layout).quoted(run.views)) in a stack view",
            edits: [.embed(run.views, in: NewStack(name: freshName(axis), arrangement: stack))]
                + collapses.map { .removeCollapse($0) }
                + replaced.union(rewritten).sorted().map { .removeConstraint($0) }
                + outer.constraintsOfStack.map { .addConstraint($0) }
                + rewritten.sorted().map { id in
                    var new = NewConstraint(layout[id])
                    if lowered.contains(id) { new.priority = 999 }
                    return .addConstraint(new)
                } + lowered.filter { !rewritten.contains($0) }.map { .setPriority($0, 999) })
    }

    /// Whether a view can go, which a stack does by a required length of zero.
    private func goes(_ view: ViewID) -> Bool {
        layout.vary.contains { $0.view == view } || layout.collapses.contains { $0.view == view }
            || layout.states.contains { state in
                state.changes.contains { $0.effect == .gone(view) || $0.effect == .hide(view) }
            }
    }

    /// The lengths that would contradict that.
    private func requiredLengths(of view: ViewID, _ axis: Axis) -> [ConstraintID] {
        layout.constraints.filter { constraint in
            !constraint.isRemoved && constraint.second == nil && constraint.first == Anchor(Item(view), axis.size)
                && constraint.relation != .lessThanOrEqual && constraint.priority.literal.map { $0 >= 1000 } == true
        }.map(\.id)
    }

    private func freshName(_ axis: Axis) -> String {
        let taken = Set(layout.views.map(\.name) + layout.parameters.map(\.name))
        let word = axis == .horizontal ? "row" : "column"
        return ([word] + (2...layout.views.count + 3).map { "\(word)\($0)" }).first { !taken.contains($0) } ?? word
    }

    /// Not what a library collapses, or what slots are named after.
    private func canMove(_ view: ViewID) -> Bool {
        let isLibrarys = layout.collapses.contains {
            $0.view == view && ($0.style != .plain || layout.designTime != nil)
        }
        let isSlotted = layout.constraints.contains { constraint in
            constraint.first.item == Item(view)
                && constraint.label == "\(layout[view].path).\(constraint.first.attribute.rawValue)"
        }
        return !isLibrarys && !isSlotted && !layout.isPartiallyKnown(view) && layout[view].stack == nil
    }

    /// What can be written anew without loss.
    private func isPlain(_ constraint: Constraint) -> Bool {
        constraint.isActive && !constraint.isRemoved && !constraint.isDesignTimeOnly && constraint.label == nil
            && constraint.multiplier.literal != nil && constraint.constant.literal != nil
            && constraint.priority.literal != nil
    }

    /// The constraints that stay and speak of the views, of statements in which others go, and of Visual Format lines, which cannot name
    /// what lies in a stack. Nil where one of them cannot be written anew.
    private func rewritten(besides replaced: Set<ConstraintID>, cutting more: [ConstraintID], _ views: [ViewID])
        -> Set<ConstraintID>?
    {
        guard layout.designTime == nil else { return [] }
        let cut = Set((replaced + more).map { layout[$0].source.statement })
        let result = layout.constraints.filter { constraint in
            let items = [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }
            let source = constraint.source
            return !constraint.isRemoved && !replaced.contains(constraint.id) && items.contains(where: views.contains)
                && (cut.contains(source.statement) || source.statement != source.focus)
        }
        return result.allSatisfy(isPlain) ? Set(result.map(\.id)) : nil
    }
}

/// The longest part of a row, through a view, whose gaps are equal.
private struct EvenRun {
    var views: [ViewID]
    var gaps: [ConstraintID]
    var spacing: Double
    var near: Attribute
    var far: Attribute

    init?(through view: ViewID, _ row: SiblingRun, _ layout: Layout) {
        guard let place = row.views.firstIndex(of: view), !row.gaps.isEmpty else { return nil }
        (near, far) = row.axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let near = near
        let lengths = row.gaps.map { id -> Double? in
            let constraint = layout[id]
            guard constraint.priority.literal.map({ $0 >= 1000 }) == true, let constant = constraint.constant.literal,
                !constraint.first.attribute.isAbsoluteSide
            else { return nil }
            return constraint.first.attribute == near ? constant : -constant
        }
        guard let spacing = lengths[min(place, lengths.count - 1)], spacing >= 0 else { return nil }
        var range = place...place
        while range.upperBound < lengths.count, lengths[range.upperBound] == spacing {
            range = range.lowerBound...range.upperBound + 1
        }
        while range.lowerBound > 0, lengths[range.lowerBound - 1] == spacing {
            range = range.lowerBound - 1...range.upperBound
        }
        guard range.count > 1 else { return nil }
        views = Array(row.views[range])
        gaps = Array(row.gaps[range.lowerBound..<range.upperBound])
        self.spacing = spacing
    }
}

/// How views stand across their row: which edges or centres of them are the same.
private struct Alignment {
    /// What is the same of all.
    private(set) var attributes: [Attribute] = []
    /// The constraints among the views that say so.
    private(set) var inside: [ConstraintID] = []
    private let axis: Axis

    init(_ views: [ViewID], _ axis: Axis, _ layout: Layout) {
        self.axis = axis
        let candidates: [Attribute] =
            axis == .horizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY, .firstBaseline]
        for attribute in candidates {
            let among = Self.among(views, attribute, layout)
            guard Self.joins(among, views, layout) || Self.haveOnePlace(views, attribute, layout) else { continue }
            attributes.append(attribute)
            inside += among
        }
    }

    /// The required constraints by which two of the views have the same value.
    private static func among(_ views: [ViewID], _ attribute: Attribute, _ layout: Layout) -> [ConstraintID] {
        layout.constraints.filter { constraint in
            guard let second = constraint.second, isEqual(constraint), constraint.constant.literal == 0 else {
                return false
            }
            return [constraint.first, second].allSatisfy {
                $0.attribute == attribute && $0.item.guide == nil && views.contains($0.item.view)
            }
        }.map(\.id)
    }

    private static func isEqual(_ constraint: Constraint) -> Bool {
        !constraint.isRemoved && constraint.isActive && constraint.relation == .equal
            && constraint.multiplier.literal == 1
            && constraint.priority.literal.map { $0 >= 1000 } == true
    }

    /// Whether constraints lead from each of the views to each other one.
    private static func joins(_ constraints: [ConstraintID], _ views: [ViewID], _ layout: Layout) -> Bool {
        guard let first = views.first else { return false }
        var reached: Set = [first]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for id in constraints {
                guard let other = layout[id].second?.item.view else { continue }
                let pair = [layout[id].first.item.view, other]
                if pair.contains(where: reached.contains), !pair.allSatisfy(reached.contains) {
                    reached.formUnion(pair)
                    isGrowing = true
                }
            }
        }
        return views.allSatisfy(reached.contains)
    }

    /// Whether each of the views is tied to the same place outside of them.
    private static func haveOnePlace(_ views: [ViewID], _ attribute: Attribute, _ layout: Layout) -> Bool {
        struct Place: Hashable {
            var anchor: Anchor
            var distance: Double
        }
        let places = views.map { view in
            Set(
                layout.constraints.compactMap { constraint -> Place? in
                    guard isEqual(constraint), let second = constraint.second,
                        let constant = constraint.constant.literal
                    else { return nil }
                    let own = Anchor(Item(view), attribute)
                    if constraint.first == own { return Place(anchor: second, distance: constant) }
                    return second == own ? Place(anchor: constraint.first, distance: -constant) : nil
                })
        }
        let common = places.dropFirst().reduce(places.first ?? []) { $0.intersection($1) }
        return common.contains { !views.contains($0.anchor.item.view) }
    }

    /// The alignment of a stack view that keeps it so; nil where there is none.
    var alignment: StackArrangement.Alignment? {
        let isColumn = axis == .horizontal
        let (near, far): (Attribute, Attribute) = isColumn ? (.leading, .trailing) : (.top, .bottom)
        if attributes.contains(near), attributes.contains(far) { return .fill }
        if attributes.contains(near) { return isColumn ? .leading : .top }
        if attributes.contains(far) { return isColumn ? .trailing : .bottom }
        if attributes.contains(.centerX) || attributes.contains(.centerY) { return .center }
        return attributes.contains(.firstBaseline) ? .firstBaseline : nil
    }
}

/// What ties edges of the views to something outside of them, which is then tied to the stack view's edges.
private struct Outside {
    private let views: [ViewID]
    private let layout: Layout
    private(set) var constraints: [ConstraintID] = []
    private(set) var constraintsOfStack: [NewConstraint] = []

    init(_ views: [ViewID], _ layout: Layout) {
        self.views = views
        self.layout = layout
    }

    mutating func take(_ attribute: Attribute, of view: ViewID) {
        let own = Anchor(Item(view), attribute)
        for constraint in layout.constraints where !constraint.isRemoved && !constraints.contains(constraint.id) {
            guard let second = constraint.second else { continue }
            let other = constraint.first == own ? second : constraint.first
            // What lies in the view itself is its own affair.
            guard constraint.first == own || second == own, !views.contains(other.item.view),
                !layout.isDescendant(other.item.view, of: view)
            else { continue }
            constraints.append(constraint.id)
            var new = NewConstraint(constraint)
            let anchor = NewConstraint.NewAnchor(.stack, attribute)
            if constraint.first == own { new.first = anchor } else { new.second = anchor }
            if !constraintsOfStack.contains(new) { constraintsOfStack.append(new) }
        }
    }
}

extension NewConstraint {
    /// A constraint like one that is there, whose numbers are known.
    fileprivate init(_ constraint: Constraint) {
        self.init(
            first: NewAnchor(constraint.first), relation: constraint.relation,
            multiplier: constraint.multiplier.literal ?? 1, second: constraint.second.map { NewAnchor($0) },
            constant: constraint.constant.literal ?? 0, priority: constraint.priority.literal ?? 1000)
    }
}
