import LayoutModel
import Simplex

/// The alignment of a stack view's arranged views across its axis.
extension SystemBuilder {
    mutating func align(_ view: ViewID, in id: ViewID, _ stack: StackArrangement, isFirst: Bool) {
        let across = direction(of: stack.axis.other)
        let own = contentExtent(of: id, stack, across.axis)
        let item = extent(of: Item(view), across.axis)
        let isSpacer = layout[view].kind == .spacer
        func start(_ builder: inout SystemBuilder, _ rule: RowOrigin.StackRule, _ relation: RowRelation) {
            builder.add(.stack(id, rule, view), across.near(item) - across.near(own), relation)
        }
        func end(_ builder: inout SystemBuilder, _ rule: RowOrigin.StackRule, _ relation: RowRelation) {
            builder.add(
                .stack(id, rule, view), across.far(own) - across.far(item), relation,
                priority: stack.clippingResistance[across.axis])
        }
        switch stack.alignment {
        case .fill:
            start(&self, .alignedStart, .equal)
            end(&self, .alignedEnd, .equal)
        case .leading, .top:
            start(&self, .alignedStart, .equal)
            end(&self, .withinEnd, .greaterThanOrEqual)
        case .trailing, .bottom:
            start(&self, .withinStart, .greaterThanOrEqual)
            end(&self, .alignedEnd, .equal)
        case .center:
            let centres = item.start + 0.5 * item.length - own.start - 0.5 * own.length
            add(.stack(id, .alignedCentre, view), centres, .equal)
            start(&self, .withinStart, .greaterThanOrEqual)
            end(&self, .withinEnd, .greaterThanOrEqual)
        case .firstBaseline:
            // A later view that is taller above the baseline may extend beyond the top.
            if isFirst { start(&self, .withinStart, .greaterThanOrEqual) }
            end(&self, .withinEnd, .greaterThanOrEqual)
        case .lastBaseline:
            start(&self, .withinStart, .greaterThanOrEqual)
            end(&self, .withinEnd, .greaterThanOrEqual)
        }
        if stack.alignment != .fill { settle(view, in: id, across: across.axis, isSpacer: isSpacer) }
    }

    /// At run time an arranged view without a size has zero length across the axis, as a spacer always has. Interface
    /// Builder keeps the size that was drawn.
    private mutating func settle(_ view: ViewID, in id: ViewID, across axis: Axis, isSpacer: Bool) {
        guard !keepDrawnLength(of: view, in: id, axis, .settledAcross) else { return }
        let length = extent(of: Item(view), axis).length
        add(.stack(id, .settledAcross, view), length, .equal, priority: isSpacer ? FillerPriority.spacer : 20)
    }

    /// Adds the row by which Interface Builder keeps the drawn length of a view without content, and returns whether it
    /// does. That is stronger than a stack view's preference to be small (the 51 of ``addOwnSize(_:_:isEmpty:)``).
    ///
    /// In a view that holds others, those without content keep theirs, and the view follows them.
    mutating func keepDrawnLength(
        of view: ViewID, in id: ViewID, _ axis: Axis, _ rule: RowOrigin.StackRule
    ) -> Bool {
        guard effective.isDesignTime, let recorded = layout[view].recordedFrame, !hasContent(view, axis) else {
            return false
        }
        for content in emptyViews(in: view, axis) {
            guard let length = layout[content].recordedFrame?.length(on: axis) else { continue }
            add(
                .stack(id, rule, content), frame(of: content, axis).length + -length, .equal,
                priority: FillerPriority.drawnLength)
        }
        let length = frame(of: view, axis).length + -recorded.length(on: axis)
        add(
            .stack(id, rule, view), length, .equal,
            priority: layout[view].children.isEmpty ? FillerPriority.drawnLength : FillerPriority.drawnLengthAround)
        return true
    }

    /// The views without content and children in a view. Those in stack views are the stack views' own.
    private func emptyViews(in view: ViewID, _ axis: Axis) -> [ViewID] {
        guard layout[view].stack == nil, layout[view].kind != .scroll else { return [] }
        return layout[view].children.flatMap { child -> [ViewID] in
            guard !effective.isAbsent(child), layout[child].autoresizing == nil else { return [] }
            guard layout[child].children.isEmpty, layout[child].stack == nil else { return emptyViews(in: child, axis) }
            return effective.intrinsicSizes[child.index][axis] == .none ? [child] : []
        }
    }

    /// Whether a view is an empty one that keeps its drawn length in a stack view, or has such a view in it.
    ///
    /// A length drawn outside the stack view's own frame was not laid out, so it counts for less than a constraint.
    func rests(_ view: ViewID, onDrawnLengthsAlong axis: Axis) -> Bool {
        guard !isOutOfStack(view), !effective.isAbsent(view), layout[view].kind != .scroll else { return false }
        guard layout[view].children.isEmpty, layout[view].stack == nil else {
            return layout[view].children.contains { rests($0, onDrawnLengthsAlong: axis) }
        }
        guard let parent = layout[view].parent, let around = layout[parent].stack, around.axis == axis,
            around.distribution != .fillEqually, !hasContent(view, axis),
            let drawn = layout[view].recordedFrame, let frame = layout[parent].recordedFrame,
            drawn.start(on: axis) > -0.5, drawn.end(on: axis) < frame.length(on: axis) + 0.5
        else { return false }
        return !effective.activeConstraints.contains {
            let constraint = layout[$0.id]
            return $0.isRequired && constraint.second == nil && constraint.first.item == Item(view)
                && constraint.first.attribute.axis == axis
        }
    }

    /// Whether a view, or one that it arranges, has content that determines its length.
    private func hasContent(_ view: ViewID, _ axis: Axis) -> Bool {
        if effective.intrinsicSizes[view.index][axis] != .none { return true }
        guard layout[view].stack != nil else { return false }
        return layout[view].children.contains {
            !isOutOfStack($0) && !effective.isAbsent($0) && hasContent($0, axis)
        }
    }

    mutating func addBaselines(_ id: ViewID, _ stack: StackArrangement, _ shown: [ViewID]) {
        let attribute: Attribute
        switch stack.alignment {
        case .firstBaseline: attribute = .firstBaseline
        case .lastBaseline: attribute = .lastBaseline
        default: return
        }
        guard stack.axis == .horizontal else { return }
        let own = contentExtent(of: id, stack, .vertical)
        let lined = shown.filter { layout[$0].kind != .spacer }
        guard let reference = lined.first else { return }
        let base = form(of: attribute, in: extent(of: Item(reference), .vertical), of: Item(reference))
        for view in lined {
            let item = extent(of: Item(view), .vertical)
            if view != reference {
                let line = form(of: attribute, in: item, of: Item(view))
                add(.stack(id, .alignedBaseline, view), line - base, .equal)
            }
            add(.stack(id, .alignedEnd, view), own.end - item.end, .equal, priority: 50)
        }
    }
}
