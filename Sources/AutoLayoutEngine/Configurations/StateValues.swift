import LayoutModel

/// The numbers and switches of a layout after size classes and then a state have changed them.
struct StateValues {
    var parameters: [Double]
    /// By ``ConstraintID/index``: whether the constraint is active.
    var isActive: [Bool]
    /// The constants and priorities that differ from the constraints' own.
    var constants: [ConstraintID: Quantity]
    var priorities: [ConstraintID: Quantity]
    /// By ``ViewID/index``, as the next two.
    var intrinsicSizes: [AxisPair<IntrinsicLength>]
    var isHidden: [Bool]
    var isGone: [Bool]

    init(_ configuration: Configuration, _ variation: Variation, _ layout: Layout) {
        parameters = configuration.parameters
        isActive = variation.isActive
        constants = variation.constants
        priorities = variation.priorities
        intrinsicSizes = layout.views.map {
            configuration.isDesignTime ? $0.designIntrinsicSize ?? $0.intrinsicSize : $0.intrinsicSize
        }
        isHidden = variation.isHidden
        isGone = layout.views.map { _ in false }
    }

    mutating func apply(_ effect: StateChange.Effect, _ layout: Layout) {
        switch effect {
        case .gone(let view): isGone[view.index] = true
        case .hide(let view): isHidden[view.index] = true
        case .show(let view):
            isHidden[view.index] = false
            isGone[view.index] = false
        case .activate(let ids): for id in ids { isActive[id.index] = !layout[id].isRemoved }
        case .deactivate(let ids): for id in ids { isActive[id.index] = false }
        case .setConstant(let ids, let constant): for id in ids { constants[id] = constant }
        case .setPriority(let ids, let priority): for id in ids { priorities[id] = priority }
        case .setParameter(let id, let value):
            // A value that the configuration itself sets, as `--set` does, overrides the state's.
            if layout.parameters.indices.contains(id.index), parameters.indices.contains(id.index),
                parameters[id.index] == layout.parameters[id.index].value
            {
                parameters[id.index] = value
            }
        case .setIntrinsicSize(let view, let intrinsic): intrinsicSizes[view.index] = intrinsic
        case .setText, .setSize: break
        }
    }
}
