import LayoutModel

/// The views that can be gone, and how they collapse.
///
/// The first of these declarations takes effect: an outlet collection of constraints, a note, constraints that code
/// installs, the `hidden` attribute.
extension DocumentReader {
    mutating func readCollapses() {
        readCollapsibleConstraints()
        readNotes()
        for layout in layouts.indices { layouts[layout].readCollapsesByInstalling() }
        readHiddenViews()
    }

    // MARK: Hidden views

    /// A stack view removes a hidden arranged view. Any other hidden view keeps its space, unless the app uses a
    /// library.
    private mutating func readHiddenViews() {
        for layout in layouts.indices where layouts[layout].platform != .macOS {
            for view in layouts[layout].views where view.isHidden && !canBeGone(view.id, in: layout) {
                guard !followsSizeClasses(view.id, in: layout), let parent = view.parent else { continue }
                if layouts[layout][parent].stack != nil {
                    layouts[layout].vary.append(ViewMention(view: view.id, range: view.nameRange))
                } else if let collapseStyle, collapseStyle.collapsesHiddenViews {
                    var collapse = Collapse(
                        view: view.id, edges: collapseStyle.edges, range: view.declaration, nameRange: view.nameRange)
                    collapse.style = collapseStyle
                    add(collapse, to: layout)
                }
            }
        }
    }

    /// Whether an earlier declaration makes the view collapsible.
    func canBeGone(_ view: ViewID, in layout: Int) -> Bool {
        layouts[layout].vary.contains { $0.view == view } || layouts[layout].collapses.contains { $0.view == view }
    }

    private func followsSizeClasses(_ view: ViewID, in layout: Int) -> Bool {
        layouts[layout].traitVariations.contains { variation in
            variation.changes.contains { change in
                if case .setHidden(view, _) = change { true } else { false }
            }
        }
    }
}

extension CollapseStyle {
    /// Whether hidden views collapse in this style without a declaration.
    fileprivate var collapsesHiddenViews: Bool {
        switch self {
        case .plain, .uiViewVisibilitySwift, .fdCollapsible: false
        case .hrViewVisible, .uiViewVisibility, .flexibleBox: true
        }
    }
}
