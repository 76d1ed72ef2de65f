import LayoutModel

/// Which views can go, and how.
///
/// What a document says of a view counts, in this order: an outlet collection of constraints, its note, constraints that wait to be
/// installed, and that it is hidden.
extension DocumentReader {
    mutating func readViewsThatGo() {
        readCollapsibleConstraints()
        readNotes()
        for layout in layouts.indices { layouts[layout].readCollapsesByInstalling() }
        readHiddenViews()
    }

    // MARK: Hidden views

    /// A stack view lets an arranged view that is hidden go, and takes it in again when it is shown. A view elsewhere leaves its space,
    /// unless the app uses a library that takes it away.
    private mutating func readHiddenViews() {
        for layout in layouts.indices where layouts[layout].platform != .macOS {
            for view in layouts[layout].views where view.isHidden && view.parent != nil && !goes(view.id, in: layout) {
                guard !followsSizeClasses(view.id, in: layout), let parent = view.parent else { continue }
                if layouts[layout][parent].stack != nil {
                    layouts[layout].vary.append(ViewMention(view: view.id, range: view.nameRange))
                } else if let collapseStyle, collapseStyle.hidesViews {
                    var collapse = Collapse(
                        view: view.id, edges: collapseStyle.edges, range: view.declaration, nameRange: view.nameRange)
                    collapse.style = collapseStyle
                    add(collapse, to: layout)
                }
            }
        }
    }

    /// Whether it is known already how the view goes.
    func goes(_ view: ViewID, in layout: Int) -> Bool {
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
    /// Whether a view goes in this style without a word about how.
    fileprivate var hidesViews: Bool {
        switch self {
        case .plain, .uiViewVisibilitySwift, .fdCollapsible: false
        case .hrViewVisible, .uiViewVisibility, .flexibleBox: true
        }
    }
}
