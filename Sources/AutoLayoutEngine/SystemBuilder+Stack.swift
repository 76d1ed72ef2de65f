import LayoutModel
import Simplex

/// What a stack view does with its arranged views, as recorded frames and UIKit's own constraint names tell it.
extension SystemBuilder {
    /// Distances along an axis in the direction of reading.
    private struct Direction {
        let axis: Axis
        let isMirrored: Bool

        func near(_ extent: Extent) -> LinearForm { isMirrored ? -1 * extent.end : extent.start }
        func far(_ extent: Extent) -> LinearForm { isMirrored ? -1 * extent.start : extent.end }
    }

    mutating func addStack(_ id: ViewID, _ stack: StackArrangement) {
        let arranged = layout[id].children.filter { layout[$0].kind != .guide && !effective.isAbsent($0) }
        let shown = arranged.filter { !isOutOfStack($0) }
        let along = direction(of: stack.axis)
        addMainAxis(id, stack, shown, along)
        for view in shown { align(view, in: id, stack, isFirst: view == shown.first) }
        addBaselines(id, stack, shown)
        for (index, view) in arranged.enumerated() where isOutOfStack(view) {
            let next = arranged[(index + 1)...].first { !isOutOfStack($0) }
            let previous = arranged[..<index].last { !isOutOfStack($0) }
            addLeftOut(view, in: id, stack, along, before: next, behind: previous)
            // Interface Builder takes a hidden view out along the axis only.
            if effective.isDesignTime { align(view, in: id, stack, isFirst: false) }
        }
        addOwnSize(id, stack, isEmpty: shown.isEmpty)
    }

    /// Where a stack view arranges its views.
    private func room(of id: ViewID, _ stack: StackArrangement, _ axis: Axis) -> Extent {
        extent(of: Item(id, stack.isMarginsRelative ? .layoutMargins : nil), axis)
    }

    private func direction(of axis: Axis) -> Direction {
        Direction(axis: axis, isMirrored: axis == .horizontal && layout.isRightToLeft)
    }

    // MARK: Along the axis

    private mutating func addMainAxis(
        _ id: ViewID, _ stack: StackArrangement, _ shown: [ViewID], _ along: Direction
    ) {
        let own = room(of: id, stack, stack.axis)
        let extents = shown.map { extent(of: Item($0), stack.axis) }
        guard let first = extents.first, let last = extents.last else { return }
        add(.stack(id, .firstEdge, shown[0]), along.near(first) - along.near(own), .equal)
        add(
            .stack(id, .lastEdge, shown[shown.count - 1]), along.far(own) - along.far(last), .equal,
            priority: stack.clippingResistance[stack.axis])

        let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        var firstGap: LinearForm?
        var firstStep: LinearForm?
        for place in extents.indices.dropFirst() {
            let (before, after) = (extents[place - 1], extents[place])
            let gap = along.near(after) - along.far(before)
            let spacing = stack.customSpacing[shown[place - 1]] ?? stack.spacing
            let distance =
                stack.isBaselineRelative && stack.axis == .vertical
                ? baseline(.firstBaseline, of: shown[place]) - baseline(.lastBaseline, of: shown[place - 1]) : gap
            add(.stack(id, .gap, shown[place]), distance + -spacing, isLoose ? .greaterThanOrEqual : .equal)
            let step = along.near(after) + 0.5 * after.length - along.near(before) - 0.5 * before.length
            if let firstGap, stack.distribution == .equalSpacing {
                add(.stack(id, .equalGaps, shown[place]), gap - firstGap, .equal)
            }
            if let firstStep, stack.distribution == .equalCentering {
                add(.stack(id, .equalCentres, shown[place]), step - firstStep, .equal, priority: 149)
            }
            firstGap = firstGap ?? gap
            firstStep = firstStep ?? step
        }
        switch stack.distribution {
        case .fillEqually:
            for (view, extent) in zip(shown, extents).dropFirst() {
                add(.stack(id, .equalSizes, view), extent.length - first.length, .equal)
            }
        case .fillProportionally: addProportions(id, stack, shown, extents)
        case .fill, .equalSpacing, .equalCentering: break
        }
        settleMainAxis(id, stack, shown, extents)
    }

    /// Each view takes the part of the stack that its content has of all contents and the spacing together, a later one at a lower
    /// priority: what the spacing leaves over goes to the last (UIStackView, as its constraints show).
    private mutating func addProportions(
        _ id: ViewID, _ stack: StackArrangement, _ shown: [ViewID], _ extents: [Extent]
    ) {
        let contents = shown.map { proportion(of: $0, stack.axis) }
        let spacing = shown.dropLast().reduce(0) { $0 + (stack.customSpacing[$1] ?? stack.spacing) }
        let total = contents.reduce(spacing) { $0 + max(0, $1) }
        guard total > 0 else { return }
        let whole = extent(of: Item(id), stack.axis).length
        for (index, view) in shown.enumerated() where contents[index] > 0 {
            add(
                .stack(id, .proportionalSizes, view), extents[index].length - (contents[index] / total) * whole, .equal,
                priority: 999 - Double(min(index, 198)))
        }
    }

    /// What a view counts for where a stack is shared out: its content's length, at design time without a content the recorded one.
    private func proportion(of view: ViewID, _ axis: Axis) -> Double {
        switch effective.intrinsicSizes[view.index][axis] {
        case .points(let points): points
        case .none where effective.isDesignTime: layout[view].recordedFrame?.length(on: axis) ?? 0
        case .none, .unknown: 0
        }
    }

    /// Where nothing says how long an arranged view is, the stack's own lowest wishes do, the last view giving way first.
    private mutating func settleMainAxis(
        _ id: ViewID, _ stack: StackArrangement, _ shown: [ViewID], _ extents: [Extent]
    ) {
        guard stack.distribution != .fillEqually else { return }
        let fills = stack.distribution == .fill || stack.distribution == .fillProportionally
        for (index, view) in shown.enumerated() {
            let isKept = keepDrawnLength(of: view, in: id, stack.axis, .settledByIndex)
            guard fills, !isKept else { continue }
            add(
                .stack(id, .settledByIndex, view), extents[index].length, .equal,
                priority: 25 - 0.01 * Double(min(index, 999)))
        }
    }

    // MARK: Across the axis

    private mutating func align(_ view: ViewID, in id: ViewID, _ stack: StackArrangement, isFirst: Bool) {
        let across = direction(of: stack.axis.other)
        let own = room(of: id, stack, across.axis)
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
            // A later view that is taller above the line sticks out at the top.
            if isFirst { start(&self, .withinStart, .greaterThanOrEqual) }
            end(&self, .withinEnd, .greaterThanOrEqual)
        case .lastBaseline:
            start(&self, .withinStart, .greaterThanOrEqual)
            end(&self, .withinEnd, .greaterThanOrEqual)
        }
        if stack.alignment != .fill { settle(view, in: id, across: across.axis, isSpacer: isSpacer) }
    }

    /// At run time an arranged view without a size of its own has none across; a spacer never has. Interface Builder leaves it the
    /// size that it had when it was drawn.
    private mutating func settle(_ view: ViewID, in id: ViewID, across axis: Axis, isSpacer: Bool) {
        guard !keepDrawnLength(of: view, in: id, axis, .settledAcross) else { return }
        let length = extent(of: Item(view), axis).length
        add(.stack(id, .settledAcross, view), length, .equal, priority: isSpacer ? FillerPriority.spacer : 20)
    }

    /// Adds the row by which Interface Builder leaves a view without contents the length that it was drawn with, where it does. That is
    /// stronger than a stack view's wish to be small (the 51 of ``addOwnSize(_:_:isEmpty:)``).
    private mutating func keepDrawnLength(
        of view: ViewID, in id: ViewID, _ axis: Axis, _ rule: RowOrigin.StackRule
    ) -> Bool {
        guard effective.isDesignTime, let recorded = layout[view].recordedFrame, !hasContent(view, axis) else {
            return false
        }
        let length = frame(of: view, axis).length + -recorded.length(on: axis)
        add(.stack(id, rule, view), length, .equal, priority: 52)
        return true
    }

    /// Whether a view, or for a stack view one that it arranges, has a content that makes it as long as it is.
    private func hasContent(_ view: ViewID, _ axis: Axis) -> Bool {
        if effective.intrinsicSizes[view.index][axis] != .none { return true }
        guard layout[view].stack != nil else { return false }
        return layout[view].children.contains {
            !isOutOfStack($0) && !effective.isAbsent($0) && hasContent($0, axis)
        }
    }

    private mutating func addBaselines(_ id: ViewID, _ stack: StackArrangement, _ shown: [ViewID]) {
        let attribute: Attribute
        switch stack.alignment {
        case .firstBaseline: attribute = .firstBaseline
        case .lastBaseline: attribute = .lastBaseline
        default: return
        }
        guard stack.axis == .horizontal else { return }
        let own = room(of: id, stack, .vertical)
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

    // MARK: Views left out, and the stack itself

    /// A view that is left out has no length and stands where the next shown one begins, or where the last one ends.
    ///
    /// Nothing of it is required: it must not move, or contradict, what is shown.
    private mutating func addLeftOut(
        _ view: ViewID, in id: ViewID, _ stack: StackArrangement, _ along: Direction, before next: ViewID?,
        behind previous: ViewID?
    ) {
        let item = extent(of: Item(view), along.axis)
        let place: LinearForm
        if let next {
            place = along.near(extent(of: Item(next), along.axis))
        } else if let previous {
            place = along.far(extent(of: Item(previous), along.axis))
        } else {
            place = along.near(room(of: id, stack, along.axis))
        }
        add(.stack(id, .goneLength, view), item.length, .equal, priority: 999.99)
        add(.stack(id, .gonePosition, view), along.near(item) - place, .equal, priority: 999.98)
        guard !effective.isDesignTime else { return }
        let across = direction(of: stack.axis.other)
        let own = room(of: id, stack, across.axis)
        let other = extent(of: Item(view), across.axis)
        add(
            .stack(id, .goneAcross, view), across.near(other) - across.near(own), .equal,
            priority: FillerPriority.spacer)
        if effective.intrinsicSizes[view.index][across.axis] == .none {
            add(.stack(id, .settledAcross, view), other.length, .equal, priority: FillerPriority.spacer)
        }
    }

    private mutating func addOwnSize(_ id: ViewID, _ stack: StackArrangement, isEmpty: Bool) {
        let main = LinearForm(variables.length(id, stack.axis))
        let cross = LinearForm(variables.length(id, stack.axis.other))
        if isEmpty {
            add(.stack(id, .empty, id), main, .equal, priority: 25)
            add(.stack(id, .fittingAcross, id), cross, .equal, priority: 25)
        } else {
            add(.stack(id, .fittingAcross, id), cross, .equal, priority: 51)
            add(.stack(id, .fitting, id), main, .equal, priority: 49)
        }
    }
}
