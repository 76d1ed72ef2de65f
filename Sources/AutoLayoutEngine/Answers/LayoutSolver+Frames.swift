import LayoutModel
import Simplex

/// Frames in the last solution.
extension LayoutSolver {
    func frame(at view: ViewID, in solver: Solver) -> Rect {
        guard !effective.isAbsent(view) else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        func length(_ axis: Axis) -> Double {
            if isOutOfStack(view), layout[view].parent.flatMap({ layout[$0].stack?.axis }) == axis { return 0 }
            return clean(solver.value(of: variables.length(view, axis)))
        }
        func start(_ axis: Axis) -> Double {
            let own = solver.value(of: variables.start(view, axis))
            guard let parent = layout.views[view.index].parent else {
                // The root's position in its own superview is recorded, not solved.
                guard effective.isDesignTime, let recorded = layout[view].recordedFrame else { return clean(own) }
                return recorded.start(on: axis)
            }
            return clean(own - solver.value(of: variables.start(parent, axis)))
        }
        return Rect(
            x: start(.horizontal), y: start(.vertical), width: length(.horizontal), height: length(.vertical))
    }

    /// Rounds to a millionth of a point, to which frames are exact.
    func clean(_ value: Double) -> Double {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == 0 ? 0 : rounded
    }

    // MARK: Hidden views

    /// By ``ViewID/index``: whether the view or one of its ancestors is hidden or not installed.
    func hiddenWithTheirSuperviews() -> [Bool] {
        var result = effective.isHidden
        for view in effective.variation.absent { result[view.index] = true }
        // A view comes after its superview.
        for index in result.indices where !result[index] {
            if let parent = layout.views[index].parent { result[index] = result[parent.index] }
        }
        return result
    }

    /// Whether the view is collapsed or left out of its stack.
    func isGoneOrHidden(_ view: ViewID) -> Bool {
        effective.isGone[view.index] || isOutOfStack(view)
    }

    private func isOutOfStack(_ view: ViewID) -> Bool {
        guard effective.isHidden[view.index], let parent = layout.views[view.index].parent else { return false }
        return layout.views[parent.index].stack != nil
    }

    // MARK: Guides and anchors

    /// The rectangle of an item: a guide's in the coordinates of its view, a view's in those of its superview.
    package func rectangle(of item: Item) -> Rect? {
        guard layout.views.indices.contains(item.view.index) else { return nil }
        let origin = item.guide == nil ? layout[item.view].parent : item.view
        let builder = SystemBuilder(layout, effective, variables, nestedInsets)
        func span(_ axis: Axis) -> (start: Double, length: Double) {
            let extent = builder.extent(of: item, axis)
            var start = extent.start.value(solver.value)
            if let origin { start -= solver.value(of: variables.start(origin, axis)) }
            return (clean(start), clean(extent.length.value(solver.value)))
        }
        let (horizontal, vertical) = (span(.horizontal), span(.vertical))
        return Rect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// The positions of everything that a constraint can name, as the last solution shows them.
    package var anchorPositions: AnchorPositions {
        let solver = shownSolver()
        return AnchorPositions(
            builder: SystemBuilder(layout, effective, variables, nestedInsets),
            value: { self.clean($0.value(solver.value)) })
    }

    /// Positions in points, in the root's coordinates, horizontally from the left. Drawings measure between them.
    package struct AnchorPositions {
        fileprivate let builder: SystemBuilder
        fileprivate let value: (LinearForm) -> Double

        /// The position of an attribute, or the length for a width or height.
        package func position(of anchor: Anchor) -> Double {
            let extent = builder.extent(of: anchor.item, anchor.attribute.axis)
            return value(builder.form(of: anchor.attribute, in: extent, of: anchor.item))
        }

        /// The rectangle of an item that constraints use.
        package func rectangle(of item: Item) -> Rect {
            let (horizontal, vertical) = (builder.extent(of: item, .horizontal), builder.extent(of: item, .vertical))
            return Rect(
                x: value(horizontal.start), y: value(vertical.start), width: value(horizontal.length),
                height: value(vertical.length))
        }
    }
}
