import LayoutModel

/// The safe areas and margins of views below the root, which depend on where the views are.
struct NestedInsets: Equatable, Sendable {
    /// The safe-area insets. A view that is not listed has none.
    var safeAreas: [ViewID: EdgeInsets] = [:]
    /// The layout margins of views whose margins depend on their position.
    var margins: [ViewID: EdgeInsets] = [:]
}

extension NestedInsets {
    /// The views below the root whose safe areas, or position-dependent margins, a constraint or stack may use.
    struct InsetDependents: Sendable {
        var safeAreas: [ViewID]
        var margins: [ViewID]

        var isEmpty: Bool { safeAreas.isEmpty && margins.isEmpty }

        init(_ layout: Layout) {
            var items: [Item] = []
            for index in layout.constraints.indices {
                items.append(layout.constraints[index].first.item)
                if let second = layout.constraints[index].second { items.append(second.item) }
            }
            // Size classes may make a stack relative to its margins.
            for index in layout.views.indices where layout.views[index].stack != nil {
                items.append(Item(ViewID(index), .layoutMargins))
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
    /// A view's margins as far as they do not depend on its position. The root's include the safe area where its rules
    /// add it.
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
