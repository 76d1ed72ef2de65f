import LayoutModel
import Simplex

/// The arrangement of a stack view, as UIKit's constraint names and recorded frames show it.
extension SystemBuilder {
    /// Distances along an axis in the reading direction.
    struct Direction {
        let axis: Axis
        let isMirrored: Bool

        func near(_ extent: Extent) -> LinearForm { isMirrored ? -1 * extent.end : extent.start }
        func far(_ extent: Extent) -> LinearForm { isMirrored ? -1 * extent.start : extent.end }
    }

    mutating func addStack(_ id: ViewID, _ stack: StackArrangement) {
        let arranged = layout[id].children.filter { layout[$0].kind != .guide && !effective.isAbsent($0) }
        let shown = arranged.filter { !isOutOfStack($0) }
        let along = direction(of: stack.axis)
        guard stack.isCertain else { return }
        addMainAxis(id, stack, shown, along)
        for view in shown { align(view, in: id, stack, isFirst: view == shown.first) }
        addBaselines(id, stack, shown)
        for (index, view) in arranged.enumerated() where isOutOfStack(view) {
            let next = arranged[(index + 1)...].first { !isOutOfStack($0) }
            let previous = arranged[..<index].last { !isOutOfStack($0) }
            addLeftOut(view, in: id, stack, along, before: next, after: previous)
            // Interface Builder takes a hidden view out along the axis only.
            if effective.isDesignTime { align(view, in: id, stack, isFirst: false) }
        }
        addOwnSize(id, stack, isEmpty: shown.isEmpty)
    }

    /// The extent in which a stack view arranges its views.
    func contentExtent(of id: ViewID, _ stack: StackArrangement, _ axis: Axis) -> Extent {
        extent(of: Item(id, stack.isMarginsRelative ? .layoutMargins : nil), axis)
    }

    func direction(of axis: Axis) -> Direction {
        Direction(axis: axis, isMirrored: axis == .horizontal && layout.isRightToLeft)
    }

    // MARK: Along the axis

    private mutating func addMainAxis(
        _ id: ViewID, _ stack: StackArrangement, _ shown: [ViewID], _ along: Direction
    ) {
        let own = contentExtent(of: id, stack, stack.axis)
        let extents = shown.map { extent(of: Item($0), stack.axis) }
        guard let first = extents.first, let last = extents.last else { return }
        add(.stack(id, .firstEdge, shown[0]), along.near(first) - along.near(own), .equal)
        add(
            .stack(id, .lastEdge, shown[shown.count - 1]), along.far(own) - along.far(last), .equal,
            priority: stack.clippingResistance[stack.axis])

        let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        var firstGap: LinearForm?
        var firstStep: LinearForm?
        for index in extents.indices.dropFirst() {
            let (before, after) = (extents[index - 1], extents[index])
            let gap = along.near(after) - along.far(before)
            let spacing = stack.customSpacing[shown[index - 1]] ?? stack.spacing
            let distance =
                stack.isBaselineRelative && stack.axis == .vertical
                ? baseline(.firstBaseline, of: shown[index]) - baseline(.lastBaseline, of: shown[index - 1]) : gap
            add(.stack(id, .gap, shown[index]), distance + -spacing, isLoose ? .greaterThanOrEqual : .equal)
            let step = along.near(after) + 0.5 * after.length - along.near(before) - 0.5 * before.length
            if let firstGap, stack.distribution == .equalSpacing {
                add(.stack(id, .equalGaps, shown[index]), gap - firstGap, .equal)
            }
            if let firstStep, stack.distribution == .equalCentering {
                add(.stack(id, .equalCentres, shown[index]), step - firstStep, .equal, priority: 149)
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

    /// Each view's share of the stack is its content's share of all contents and the spacing together, for later views
    /// at lower priorities, so that the last view takes the rest (UIStackView, as its constraints show).
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

    /// The length that determines a view's share: its content's. At design time, a stack view counts with what it
    /// arranges, and another view without a known content with the recorded length, or if it never has a content, with
    /// the length that a constraint fixes.
    private func proportion(of view: ViewID, _ axis: Axis) -> Double {
        switch effective.intrinsicSizes[view.index][axis] {
        case .points(let points): points
        case .none where effective.isDesignTime:
            arrangedLength(of: view, axis) ?? fixedLength(of: view, axis)
                ?? layout[view].recordedFrame?.length(on: axis) ?? 0
        case .none, .unknown: 0
        }
    }

    /// The length of what a stack view arranges; nil if that is nothing.
    private func arrangedLength(of view: ViewID, _ axis: Axis) -> Double? {
        guard let stack = effective.stack(layout[view]) else { return nil }
        let shown = layout[view].children.filter {
            layout[$0].kind != .guide && !effective.isAbsent($0) && !isOutOfStack($0)
        }
        let lengths = shown.map { proportion(of: $0, axis) }
        guard let longest = lengths.max() else { return nil }
        guard axis == stack.axis else { return longest }
        let spacing = shown.dropLast().reduce(0) { $0 + (stack.customSpacing[$1] ?? stack.spacing) }
        let isEqual = stack.distribution == .fillEqually
        return (isEqual ? longest * Double(lengths.count) : lengths.reduce(0, +)) + spacing
    }

    private func fixedLength(of view: ViewID, _ axis: Axis) -> Double? {
        guard layout[view].kind == .view else { return nil }
        return effective.activeConstraints.first {
            let constraint = layout[$0.id]
            return $0.isRequired && constraint.relation == .equal && constraint.second == nil
                && constraint.first == Anchor(Item(view), axis.size)
        }?.constant
    }

    /// Adds the weakest constraints, for arranged views with no other length. The last view yields first.
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

    // MARK: Hidden views, and the stack itself

    /// A hidden view has zero length and is at the start of the next shown view, or else at the end of the last one.
    ///
    /// No row is required, so that none moves or contradicts shown views.
    private mutating func addLeftOut(
        _ view: ViewID, in id: ViewID, _ stack: StackArrangement, _ along: Direction, before next: ViewID?,
        after previous: ViewID?
    ) {
        let item = extent(of: Item(view), along.axis)
        let position: LinearForm
        if let next {
            position = along.near(extent(of: Item(next), along.axis))
        } else if let previous {
            position = along.far(extent(of: Item(previous), along.axis))
        } else {
            position = along.near(contentExtent(of: id, stack, along.axis))
        }
        add(.stack(id, .goneLength, view), item.length, .equal, priority: 999.99)
        add(.stack(id, .gonePosition, view), along.near(item) - position, .equal, priority: 999.98)
        guard !effective.isDesignTime else { return }
        let across = direction(of: stack.axis.other)
        let own = contentExtent(of: id, stack, across.axis)
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
