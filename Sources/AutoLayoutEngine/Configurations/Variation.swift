import LayoutModel

/// A layout before its states change it: at design time or run time, under the canvas's size classes.
struct Variation: Sendable {
    /// Views that are not installed, and the views inside those.
    private(set) var absent: Set<ViewID> = []
    /// By ``ViewID/index``.
    private(set) var isHidden: [Bool]
    /// By ``ConstraintID/index``: whether the constraint is active.
    private(set) var isActive: [Bool]
    /// The arrangements and numbers that the size classes change.
    private(set) var stacks: [ViewID: StackArrangement] = [:]
    private(set) var margins: [ViewID: EdgeInsets] = [:]
    private(set) var constants: [ConstraintID: Quantity] = [:]
    private(set) var priorities: [ConstraintID: Quantity] = [:]

    init(of layout: Layout, under traits: Traits, isDesignTime: Bool) {
        isHidden = layout.views.map(\.isHidden)
        isActive = layout.constraints.map { constraint in
            constraint.isActive && !constraint.isRemoved && (isDesignTime || !constraint.isDesignTimeOnly)
        }
        var isInstalled = layout.views.map(\.isInstalled)
        for variation in layout.traitVariations where variation.traits.holds(under: traits) {
            for change in variation.changes {
                switch change {
                case .setInstalled(let view, let value): isInstalled[view.index] = value
                case .setHidden(let view, let value): isHidden[view.index] = value
                case .setStack(let view, let stack): stacks[view] = stack
                case .setMargins(let view, let insets): margins[view] = insets
                case .setConstraintInstalled(let id, let value):
                    let constraint = layout[id]
                    isActive[id.index] =
                        value && !constraint.isRemoved && (isDesignTime || !constraint.isDesignTimeOnly)
                case .setConstant(let id, let value): constants[id] = .literal(value)
                case .setPriority(let id, let value): priorities[id] = .literal(value)
                }
            }
        }
        if isDesignTime {
            for view in layout.views where view.isDrawnWhenHidden { isHidden[view.id.index] = false }
        }
        guard isInstalled.contains(false) else { return }
        for view in layout.views
        where !isInstalled[view.id.index] || view.parent.map(absent.contains) == true {
            absent.insert(view.id)
        }
    }

    /// Whether the constraint names a view that is not installed.
    func leavesOut(_ constraint: Constraint) -> Bool {
        guard !absent.isEmpty else { return false }
        return absent.contains(constraint.first.item.view)
            || constraint.second.map { absent.contains($0.item.view) } == true
    }
}
