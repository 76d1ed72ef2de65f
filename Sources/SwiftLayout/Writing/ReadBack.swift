import LayoutModel

/// What of a layout must be the same in the model after an edit and in the code that was written for it.
struct ReadBack {
    private let constraints: [String]
    private let views: [String]
    private let held: AxisPair<Set<String>>

    init(_ layout: Layout) {
        constraints = layout.constraints.filter { !$0.isRemoved }.map { constraint in
            let anchors = constraint.anchors.map { anchor in
                "\(layout[anchor.item.view].path)/\(anchor.item.guide?.word ?? "")/\(anchor.attribute.rawValue)"
            }
            let numbers = [constraint.multiplier, constraint.constant, constraint.priority]
            return
                (anchors + [constraint.relation.rawValue] + numbers.map { layout.formula($0, unknown: "?") }
                + ["\(constraint.isActive)", constraint.label ?? ""]).joined(separator: " ")
        }.sorted()
        views = layout.views.map { "\($0.path) \($0.hugging) \($0.compressionResistance) \($0.isHidden)" }
        held = AxisPair(
            horizontal: Set(layout.partiallyKnown.horizontal.map { layout[$0].path }),
            vertical: Set(layout.partiallyKnown.vertical.map { layout[$0].path }))
    }

    /// Whether code says what was wanted, and leaves no more open than before.
    func says(_ wanted: ReadBack) -> Bool {
        constraints == wanted.constraints && views == wanted.views
            && Axis.allCases.allSatisfy { held[$0].isSubset(of: wanted.held[$0]) }
    }
}
