import SourceText

/// Which views can go.
extension Layout {
    /// The views that can go: those of ``vary``, those that collapse, and arranged views that are hidden at first. Each once.
    package var viewsThatGo: [ViewID] {
        let hidden = views.filter { view in
            view.isHidden && view.kind != .spacer && view.parent.map { self[$0].stack != nil } == true
        }
        var seen: Set<ViewID> = []
        return (vary.map(\.view) + collapses.filter { $0.occasion == .byCode }.map(\.view) + hidden.map(\.id)).filter {
            seen.insert($0).inserted
        }
    }

    /// Has every combination of the views that can go checked.
    package mutating func varyAllThatGo() {
        let known = Set(vary.map(\.view))
        let places = Dictionary(collapses.map { ($0.view, $0.nameRange) }) { first, _ in first }
        vary += viewsThatGo.filter { !known.contains($0) }.map {
            ViewMention(view: $0, range: places[$0] ?? self[$0].nameRange)
        }
    }

    /// A view no longer collapses. What was said of it in no other place is no longer checked either.
    mutating func removeCollapse(of view: ViewID) {
        for collapse in collapses where collapse.view == view {
            vary.removeAll { $0.view == view && $0.range == collapse.nameRange }
        }
        collapses.removeAll { $0.view == view }
    }
}
