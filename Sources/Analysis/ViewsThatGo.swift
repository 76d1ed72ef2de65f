import LayoutModel

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
}
