import LayoutModel

/// The safe areas of nested views, which depend on where those stand.
extension LayoutSolver {
    /// The views below the root whose safe area a constraint names.
    func viewsAskingForSafeArea() -> [ViewID] {
        let items = layout.constraints.flatMap { [$0.first.item, $0.second?.item] }
        return Set(items.compactMap { $0?.guide == .safeArea && $0?.view != .root ? $0?.view : nil }).sorted()
    }

    /// What of the root's safe-area insets reaches into each view; nothing does inside a scroll view.
    func safeAreas(of views: [ViewID]) -> [ViewID: EdgeInsets] {
        let root = circumstances.rootSafeArea(of: layout)
        let (left, right) = layout.isRightToLeft ? (root.trailing, root.leading) : (root.leading, root.trailing)
        func span(_ view: ViewID, _ axis: Axis) -> (start: Double, end: Double) {
            let start = solver.value(of: variables.start(view, axis))
            return (start, start + solver.value(of: variables.length(view, axis)))
        }
        let (width, height) = (span(.root, .horizontal).end, span(.root, .vertical).end)
        return views.reduce(into: [:]) { result, view in
            guard !layout.ancestors(of: view).dropFirst().contains(where: { layout[$0].kind == .scroll }) else {
                return
            }
            let (x, y) = (span(view, .horizontal), span(view, .vertical))
            let (fromLeft, fromRight) = (max(0, left - x.start), max(0, right - (width - x.end)))
            result[view] = EdgeInsets(
                top: clean(max(0, root.top - y.start)),
                leading: clean(layout.isRightToLeft ? fromRight : fromLeft),
                bottom: clean(max(0, root.bottom - (height - y.end))),
                trailing: clean(layout.isRightToLeft ? fromLeft : fromRight))
        }
    }
}
