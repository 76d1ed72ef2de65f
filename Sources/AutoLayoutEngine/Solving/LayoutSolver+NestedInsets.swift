import LayoutModel

/// The safe areas and margins of nested views, which depend on where those are.
extension LayoutSolver {
    /// The insets of the views that need them, at their positions in the last solution.
    func nestedInsets(of insetDependents: NestedInsets.InsetDependents) -> NestedInsets {
        var result = NestedInsets()
        for view in insetDependents.safeAreas { result.safeAreas[view] = safeArea(of: view) }
        for view in insetDependents.margins { result.margins[view] = margins(of: view) }
        return result
    }

    /// The part of the root's safe area that reaches into a view. None reaches inside a scrolling view.
    private func safeArea(of view: ViewID) -> EdgeInsets {
        guard view != .root else { return rootSafeArea }
        guard !layout.ancestors(of: view).dropFirst().contains(where: { layout[$0].kind.scrolls }) else { return .zero }
        return reaching(rootSafeArea, of: .root, into: view)
    }

    private var rootSafeArea: EdgeInsets {
        solvedInsets { .safeArea(.root, $0) } ?? effective.rootSafeArea(of: layout)
    }

    /// The values of free insets in the last solution, nil where the insets are not free.
    private func solvedInsets(_ value: (Edge) -> FreeValue) -> EdgeInsets? {
        func inset(_ edge: Edge) -> Double? {
            variables.variable(for: value(edge)).map { clean(solver.value(of: $0)) }
        }
        guard let top = inset(.top), let leading = inset(.leading), let bottom = inset(.bottom),
            let trailing = inset(.trailing)
        else { return nil }
        return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    /// A view's margins: its own, plus the safe area where the view adds it, and at least the superview's margins where
    /// the view preserves those.
    private func margins(of view: ViewID) -> EdgeInsets {
        var margins = effective.ownMargins(of: layout[view], in: layout)
        guard view != .root else { return solvedInsets { .margin(.root, $0) } ?? margins }
        let rules = layout[view].marginRules
        if rules.addsSafeArea { margins = margins + safeArea(of: view) }
        if rules.preservesSuperviewMargins, let parent = layout[view].parent {
            let preserved = reaching(self.margins(of: parent), of: parent, into: view)
            margins.top = max(margins.top, preserved.top)
            margins.leading = max(margins.leading, preserved.leading)
            margins.bottom = max(margins.bottom, preserved.bottom)
            margins.trailing = max(margins.trailing, preserved.trailing)
        }
        return EdgeInsets(
            top: clean(margins.top), leading: clean(margins.leading), bottom: clean(margins.bottom),
            trailing: clean(margins.trailing))
    }

    /// The part of the insets of `outer` that reaches into a view inside it.
    private func reaching(_ insets: EdgeInsets, of outer: ViewID, into view: ViewID) -> EdgeInsets {
        func span(_ view: ViewID, _ axis: Axis) -> (start: Double, end: Double) {
            let start = solver.value(of: variables.start(view, axis))
            return (start, start + solver.value(of: variables.length(view, axis)))
        }
        let (left, right) =
            layout.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let (x, outerX) = (span(view, .horizontal), span(outer, .horizontal))
        let (y, outerY) = (span(view, .vertical), span(outer, .vertical))
        let fromLeft = clean(max(0, left - (x.start - outerX.start)))
        let fromRight = clean(max(0, right - (outerX.end - x.end)))
        return EdgeInsets(
            top: clean(max(0, insets.top - (y.start - outerY.start))),
            leading: layout.isRightToLeft ? fromRight : fromLeft,
            bottom: clean(max(0, insets.bottom - (outerY.end - y.end))),
            trailing: layout.isRightToLeft ? fromLeft : fromRight)
    }
}

extension ViewKind {
    /// Whether its content scrolls.
    var scrolls: Bool {
        switch self {
        case .scroll, ViewKind(rawValue: "tableView"), ViewKind(rawValue: "collectionView"): true
        default: false
        }
    }
}
