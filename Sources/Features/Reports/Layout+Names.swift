import LayoutModel

extension Layout {
    package func view(_ id: ViewID) -> View? {
        views.indices.contains(id.index) ? views[id.index] : nil
    }

    /// What a person calls the view: its path, and for the root the layout.
    package func displayName(of view: View) -> String {
        view.path.isEmpty ? name : view.path
    }

    /// In which way a view collapses; nil where it does not.
    func style(of view: ViewID) -> CollapseStyle? {
        collapses.first { $0.view == view }?.style
    }
}
