import LayoutModel
import Simplex

/// The start of an item on an axis, in the root's coordinates, and its length.
struct Extent {
    var start: LinearForm
    var length: LinearForm

    var end: LinearForm { start + length }
}

extension SystemBuilder {
    /// The frame of a view on an axis; horizontally it starts at the left.
    func frame(of view: ViewID, _ axis: Axis) -> Extent {
        Extent(start: LinearForm(variables.start(view, axis)), length: LinearForm(variables.length(view, axis)))
    }

    /// The extent of an item on an axis. A view's is that of its alignment rectangle.
    func extent(of item: Item, _ axis: Axis) -> Extent {
        let frame = frame(of: item.view, axis)
        let start = frame.start
        switch item.guide {
        case nil:
            let insets = layout.views[item.view.index].alignmentInsets
            return insets == .zero ? frame : inset(frame, axis, by: insets)
        case .scrollFrame: return frame
        case .safeArea: return inset(frame, axis, by: safeArea(of: item.view)) { .safeArea(item.view, $0) }
        case .layoutMargins: return insetByMargins(frame, axis, of: item.view)
        case .readableContent:
            guard axis == .horizontal, let start = variables.variable(for: .readableStart(item.view)),
                let length = variables.variable(for: .readableLength(item.view))
            else { return insetByMargins(frame, axis, of: item.view) }
            return Extent(start: LinearForm(start), length: LinearForm(length))
        case .topLayout:
            return axis == .horizontal ? frame : Extent(start: start, length: safeArea(of: item.view, .top))
        case .bottomLayout, .keyboard:
            guard axis == .vertical else { return frame }
            let inset = safeArea(of: item.view, .bottom)
            return Extent(start: frame.end - inset, length: inset)
        case .scrollContent:
            guard let content = variables.variable(for: .contentLength(item.view, axis)) else { return frame }
            return Extent(start: start, length: LinearForm(content))
        }
    }

    /// An inset of a view's safe area.
    private func safeArea(of view: ViewID, _ edge: Edge) -> LinearForm {
        variables.variable(for: .safeArea(view, edge)).map { LinearForm($0) }
            ?? LinearForm(constant: safeArea(of: view)[edge])
    }

    private func insetByMargins(_ extent: Extent, _ axis: Axis, of view: ViewID) -> Extent {
        inset(extent, axis, by: margins(of: view)) { .margin(view, $0) }
    }

    /// - Parameter free: The free value of an edge, if it may be one.
    private func inset(
        _ extent: Extent, _ axis: Axis, by insets: EdgeInsets, _ free: ((Edge) -> FreeValue)? = nil
    ) -> Extent {
        let (near, far): (Edge, Edge) =
            switch axis {
            case .vertical: (.top, .bottom)
            case .horizontal: layout.isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
            }
        func form(_ edge: Edge) -> LinearForm {
            (free?(edge)).flatMap(variables.variable(for:)).map { LinearForm($0) } ?? LinearForm(constant: insets[edge])
        }
        if variables.freeValues.isEmpty {
            return Extent(
                start: extent.start + insets[near], length: extent.length + -(insets[near] + insets[far]))
        }
        let (before, after) = (form(near), form(far))
        return Extent(start: extent.start + before, length: extent.length - (before + after))
    }

    /// The value of an attribute in the root's coordinates, horizontal locations from the left.
    func form(of attribute: Attribute, in extent: Extent, of item: Item) -> LinearForm {
        switch attribute {
        case .width, .height: return extent.length
        case .left, .top: return extent.start
        case .right, .bottom: return extent.end
        case .leading: return layout.isRightToLeft ? extent.end : extent.start
        case .trailing: return layout.isRightToLeft ? extent.start : extent.end
        case .centerX, .centerY: return extent.start + 0.5 * extent.length
        case .firstBaseline, .lastBaseline:
            guard item.guide == nil else {
                return attribute == .firstBaseline ? extent.start : extent.end
            }
            return baseline(attribute, of: item.view)
        }
    }

    /// A stack's baseline is that of its first shown view; the last baseline of a vertical stack is that of its last
    /// one.
    func baseline(_ attribute: Attribute, of id: ViewID) -> LinearForm {
        var view = layout[id]
        while let stack = effective.stack(view) {
            let shown = view.children.filter {
                !isOutOfStack($0) && !effective.isAbsent($0) && layout[$0].kind != .spacer
            }
            let next = stack.axis == .vertical && attribute == .lastBaseline ? shown.last : shown.first
            guard let next else { break }
            view = layout[next]
        }
        let extent = extent(of: Item(view.id), .vertical)
        let position = Baseline.position(of: attribute, in: view, effective.textHeights(of: view))
        return extent.start + position.fraction * extent.length + position.offset
    }

    // MARK: Written constraints

    /// Adds the row of a written constraint. One with an unknown number implies nothing and has no row.
    mutating func add(_ active: ActiveConstraint) {
        guard let multiplier = active.multiplier, let constant = constant(of: active) else { return }
        let constraint = layout.constraints[active.id.index]
        let relation: RowRelation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let outOfStack = isOutOfStack(constraint.first.item.view)
        guard let second = constraint.second else {
            // A view that its stack leaves out has no length along the stack, whatever its constraints say.
            if outOfStack, constraint.first.item.guide == nil,
                isArranged(constraint.first.item.view, along: constraint.first.attribute.axis)
            {
                return
            }
            let first = constraint.first
            let length = form(of: first.attribute, in: extent(of: first.item, first.attribute.axis), of: first.item)
            add(.constraint(active.id), length - constant, relation, priority: priority(of: active, toLengthOf: first))
            return
        }
        let priority = self.priority(of: active, constraint.first, second)
        let (left, right) = (anchorForm(constraint.first, other: second), anchorForm(second, other: constraint.first))
        let axis = constraint.first.attribute.axis
        guard !constraint.first.attribute.isSize else {
            add(.constraint(active.id), left - multiplier * right - constant, relation, priority: priority)
            return
        }
        let owner = constraint.owner ?? layout.commonAncestor(constraint.first.item.view, second.item.view)
        let origin = frame(of: owner, axis)
        let isMirrored =
            layout.isRightToLeft && axis == .horizontal && countsFromLeading(constraint, second, multiplier)
        // Locations are measured from the owner's near edge; without a multiplier that edge cancels out.
        let near = isMirrored ? origin.end : origin.start
        let direction = isMirrored ? -1.0 : 1.0
        var difference = direction * (left - near)
        difference.add(right - near, times: -direction * multiplier)
        difference.add(constant, times: -1)
        add(.constraint(active.id), difference, relation, priority: priority)
    }

    /// A written constraint's priority. Interface Builder lets an optional constraint to the centre of a scroll view
    /// place the content, but not stretch it beyond what its own views need.
    private func priority(of active: ActiveConstraint, _ first: Anchor, _ second: Anchor) -> Double {
        guard effective.isDesignTime, !active.isRequired,
            centresContent(first, in: second) || centresContent(second, in: first)
        else { return active.priority }
        return min(active.priority, FillerPriority.scrolledCentre)
    }

    /// Interface Builder keeps the drawn length of an empty arranged view against optional constraints to its length or
    /// to that of a view around, as recorded at priorities up to 500.
    private func priority(of active: ActiveConstraint, toLengthOf anchor: Anchor) -> Double {
        guard effective.isDesignTime, layout.platform == .iOS, active.priority <= 500, anchor.item.guide == nil,
            rests(anchor.item.view, onDrawnLengthsAlong: anchor.attribute.axis)
        else { return active.priority }
        return min(active.priority, FillerPriority.constraintToDrawnLength)
    }

    private func centresContent(_ anchor: Anchor, in other: Anchor) -> Bool {
        let (attribute, scroll) = (other.attribute, other.item)
        return (attribute == .centerX || attribute == .centerY) && attribute == anchor.attribute && scroll.guide == nil
            && layout.views[scroll.view.index].kind == .scroll
            && layout.isDescendant(anchor.item.view, of: scroll.view)
    }

    private func isArranged(_ view: ViewID, along axis: Axis) -> Bool {
        layout[view].parent.flatMap { layout[$0].stack }?.axis == axis
    }

    /// Whether a constraint's numbers count from the leading edge, so that they mirror with the reading direction.
    private func countsFromLeading(_ constraint: Constraint, _ second: Anchor, _ multiplier: Double) -> Bool {
        let (a, b) = (constraint.first.attribute, second.attribute)
        if a.isAbsoluteSide || b.isAbsoluteSide { return false }
        return a.isDirectional || b.isDirectional || multiplier != 1
    }

    /// The value of an anchor for a constraint to another.
    ///
    /// For a view inside a scroll view, the scroll view's edges and margins are those of its content. Its size and
    /// centre are always those of its frame.
    private func anchorForm(_ anchor: Anchor, other: Anchor) -> LinearForm {
        var item = anchor.item
        let axis = anchor.attribute.axis
        guard item.guide == nil || item.guide == .layoutMargins, anchor.attribute.isEdge,
            layout.views[item.view.index].kind == .scroll, layout.isDescendant(other.item.view, of: item.view)
        else { return form(of: anchor.attribute, in: extent(of: item, axis), of: item) }
        let isInsideMargins = item.guide == .layoutMargins
        item.guide = .scrollContent
        let content = extent(of: item, axis)
        let extent = isInsideMargins ? insetByMargins(content, axis, of: item.view) : content
        return form(of: anchor.attribute, in: extent, of: item)
    }
}
