import LayoutModel

extension Layout {
    package func view(_ id: ViewID) -> View? {
        views.indices.contains(id.index) ? views[id.index] : nil
    }

    /// The path of a view; for the root view, the name of the layout.
    package func displayName(of view: View) -> String {
        view.path.isEmpty ? name : view.path
    }

    /// How a view collapses; nil if it does not.
    func style(of view: ViewID) -> CollapseStyle? {
        collapses.first { $0.view == view }?.style
    }
}
