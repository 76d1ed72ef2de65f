import SourceText

extension Layout {
    /// The views that can be gone: those of ``vary``, those that collapse, and initially hidden arranged views.
    package var collapsibleViews: [ViewID] {
        let hidden = views.filter { view in
            view.isHidden && view.kind != .spacer && view.parent.map { self[$0].stack != nil } == true
        }
        var seen: Set<ViewID> = []
        return (vary.map(\.view) + collapses.filter { $0.occasion == .byCode }.map(\.view) + hidden.map(\.id)).filter {
            seen.insert($0).inserted
        }
    }

    /// Adds all views that can be gone to ``vary``, so that every combination of them is checked.
    package mutating func varyAllCollapsibleViews() {
        let known = Set(vary.map(\.view))
        let ranges = Dictionary(collapses.map { ($0.view, $0.nameRange) }) { first, _ in first }
        vary += collapsibleViews.filter { !known.contains($0) }.map {
            ViewMention(view: $0, range: ranges[$0] ?? self[$0].nameRange)
        }
    }

    /// Removes a view's collapses, and the view from ``vary`` if only a collapse had added it.
    mutating func dropCollapses(of view: ViewID) {
        for collapse in collapses where collapse.view == view {
            vary.removeAll { $0.view == view && $0.range == collapse.nameRange }
        }
        collapses.removeAll { $0.view == view }
    }
}
