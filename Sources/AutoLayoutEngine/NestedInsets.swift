import LayoutModel

/// What the safe area and the margins around views make of their own, which depends on where the views stand.
struct NestedInsets: Equatable, Sendable {
    /// The safe-area insets of views below the root; none where a view is not listed.
    var safeAreas: [ViewID: EdgeInsets] = [:]
    /// The layout margins of views below the root that follow from where they stand.
    var margins: [ViewID: EdgeInsets] = [:]
}

extension NestedInsets {
    /// The views below the root whose safe areas, or margins that depend on their place, something in the layout names.
    struct InsetDependents: Sendable {
        var safeAreas: [ViewID]
        var margins: [ViewID]

        var isEmpty: Bool { safeAreas.isEmpty && margins.isEmpty }

        init(_ layout: Layout) {
            var items: [Item] = []
            for place in layout.constraints.indices {
                items.append(layout.constraints[place].first.item)
                if let second = layout.constraints[place].second { items.append(second.item) }
            }
            // A variation may switch that on for a stack.
            for place in layout.views.indices where layout.views[place].stack != nil {
                items.append(Item(ViewID(place), .layoutMargins))
            }
            var safeAreas: Set<ViewID> = []
            var margins: Set<ViewID> = []
            for item in items where item.view != .root {
                switch item.guide {
                case .safeArea, .topLayout, .bottomLayout, .keyboard: safeAreas.insert(item.view)
                case .layoutMargins, .readableContent:
                    let rules = layout[item.view].marginRules
                    if rules.addsSafeArea || rules.preservesSuperviewMargins { margins.insert(item.view) }
                case nil, .scrollContent, .scrollFrame: break
                }
            }
            self.safeAreas = safeAreas.sorted()
            self.margins = margins.sorted()
        }
    }
}

extension EffectiveLayout {
    /// The margins of a view that do not depend on where it stands; to the root's the safe area comes where its rules say so.
    func ownMargins(of view: View, in layout: Layout) -> EdgeInsets {
        var margins = variation.margins[view.id] ?? view.layoutMargins
        if view.marginRules.takesSidesFromScreen, let side = size.sideMargin {
            margins.leading = side
            margins.trailing = side
        }
        if view.id == .root, view.marginRules.addsSafeArea { margins = margins + rootSafeArea(of: layout) }
        return margins
    }
}

extension EdgeInsets {
    static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }
}
