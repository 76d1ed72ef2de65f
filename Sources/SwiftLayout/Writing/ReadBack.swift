import LayoutModel

/// What of a layout must be the same in the model after an edit and in the code that was written for it.
struct ReadBack {
    private let constraints: [String]
    private let views: [String]
    private let collapses: [String]
    private let held: AxisPair<Set<String>>

    /// - Parameter views: those whose constraints get constants that are set when the code runs.
    init(_ layout: Layout, settingConstantsOf views: Set<ViewID> = []) {
        func text(_ constraint: Constraint) -> String {
            let anchors = constraint.anchors.map { anchor in
                "\(layout[anchor.item.view].path)/\(anchor.item.guide?.word ?? "")/\(anchor.attribute.rawValue)"
            }
            let constant = views.contains(constraint.first.item.view) ? [] : [constraint.constant]
            let numbers = [constraint.multiplier] + constant + [constraint.priority]
            return
                (anchors + [constraint.relation.rawValue] + numbers.map { layout.formula($0, unknown: "?") }
                + ["\(constraint.isActive)", constraint.label ?? ""]).joined(separator: " ")
        }
        constraints = layout.constraints.filter { !$0.isRemoved }.map(text).sorted()
        collapses = layout.collapses.map { collapse in
            let sets = [collapse.constraints, collapse.installed, collapse.deactivated]
            return "\(layout[collapse.view].path) \(sets.map { $0.map { text(layout[$0]) }.sorted() })"
        }.sorted()
        self.views = layout.views.map { view in
            let spacing = layout.stack(arranging: view.id)?.customSpacing[view.id]
            let priorities = [view.hugging, view.compressionResistance].flatMap {
                [$0.horizontal.value, $0.vertical.value]
            }
            return "\(view.path) \(priorities) \(view.isHidden) \(spacing ?? -1)"
        }
        held = AxisPair(
            horizontal: Set(layout.partiallyKnown.horizontal.map { layout[$0].path }),
            vertical: Set(layout.partiallyKnown.vertical.map { layout[$0].path }))
    }

    /// Whether code says what was wanted, and leaves no more open than before.
    func says(_ wanted: ReadBack) -> Bool {
        constraints == wanted.constraints && views == wanted.views && collapses == wanted.collapses
            && Axis.allCases.allSatisfy { held[$0].isSubset(of: wanted.held[$0]) }
    }
}
