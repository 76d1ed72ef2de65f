import LayoutModel

extension LayoutSolver {
    /// The rectangle of an item at the last solution, in the coordinates of the view whose guide it is; a view's in its superview's.
    package func rectangle(of item: Item) -> Rect? {
        guard layout.views.indices.contains(item.view.index) else { return nil }
        let origin = item.guide == nil ? layout[item.view].parent : item.view
        let builder = SystemBuilder(layout, effective, variables, nestedInsets)
        func part(_ axis: Axis) -> (start: Double, length: Double) {
            let extent = builder.extent(of: item, axis)
            var start = extent.start.value(solver.value)
            if let origin { start -= solver.value(of: variables.start(origin, axis)) }
            return (clean(start), clean(extent.length.value(solver.value)))
        }
        let (horizontal, vertical) = (part(.horizontal), part(.vertical))
        return Rect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
}
