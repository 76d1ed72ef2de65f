import LayoutModel

/// A written constraint that is in force, with its numbers under a configuration; nil stands for a number that is not known.
package struct ActiveConstraint: Sendable {
    package var id: ConstraintID
    package var multiplier: Double?
    package var constant: Double?
    /// The constant before collapsing set it to zero; nil where collapsing brought the constraint into force.
    package var expandedConstant: Double?
    package var priority: Double

    package var isRequired: Bool { Priority(priority).isRequired }
}

/// A layout under a configuration: what its states, and views that are gone, make of it.
///
/// The order of the changes of a state is that of the text. What a gone view sets to zero is a function of which views are gone,
/// not of the order, and comes last.
struct EffectiveLayout: Sendable {
    private(set) var size: CanvasSize
    let parameters: [Double]
    private var constraints: [ActiveConstraint] = []
    /// By ``ViewID/index``.
    private(set) var intrinsicSizes: [AxisPair<IntrinsicLength>]
    /// Views that are gone by themselves, by ``ViewID/index``: collapsed, or left out of their stack.
    private(set) var isGone: [Bool]
    /// The lengths that a library makes zero by a constraint of its own while their view is gone.
    private(set) var zeroed: Set<ViewAxis> = []
    /// Views that are not shown, gone ones included, by ``ViewID/index``.
    private(set) var isHidden: [Bool]
    /// What design time and the size classes make of the layout.
    let variation: Variation
    let isDesignTime: Bool
    /// Whether the size is the state's own.
    private let hasOwnSize: Bool
    /// By ``ConstraintID/index``: the constraint's place in ``constraints``, -1 where it is not in force.
    private var places: [Int32]

    /// The layout in the configuration's state and with its parameters, before its ``Configuration/gone`` and ``Configuration/hidden``
    /// views go; see ``apply(_:_:_:)``.
    init(before configuration: Configuration, _ layout: Layout) {
        let state = configuration.state.flatMap { layout.states.indices.contains($0) ? layout.states[$0] : nil }
        let ownSize = Self.ownSize(configuration, in: state)
        let size = ownSize ?? configuration.size
        let variation = Variation(of: layout, under: size.traits, isDesignTime: configuration.isDesignTime)
        isDesignTime = configuration.isDesignTime
        var parameters = configuration.parameters
        var active = variation.isActive
        var constants = variation.constants
        var priorities = variation.priorities
        intrinsicSizes = layout.views.map {
            configuration.isDesignTime ? $0.designIntrinsicSize ?? $0.intrinsicSize : $0.intrinsicSize
        }
        isHidden = variation.isHidden
        isGone = layout.views.map { _ in false }

        for change in state?.changes ?? [] {
            switch change.effect {
            case .gone(let view): isGone[view.index] = true
            case .hide(let view): isHidden[view.index] = true
            case .show(let view):
                isHidden[view.index] = false
                isGone[view.index] = false
            case .activate(let ids): for id in ids { active[id.index] = !layout[id].isRemoved }
            case .deactivate(let ids): for id in ids { active[id.index] = false }
            case .setConstant(let ids, let constant): for id in ids { constants[id] = constant }
            case .setPriority(let ids, let priority): for id in ids { priorities[id] = priority }
            case .setParameter(let id, let value):
                // A value that the configuration chose itself, as `--set` does, is the stronger word.
                if layout.parameters.indices.contains(id.index), parameters.indices.contains(id.index),
                    parameters[id.index] == layout.parameters[id.index].value
                {
                    parameters[id.index] = value
                }
            case .setIntrinsicSize(let view, let intrinsic): intrinsicSizes[view.index] = intrinsic
            case .setText, .setSize: break
            }
        }
        self.size = size
        hasOwnSize = ownSize != nil
        self.parameters = parameters
        self.variation = variation
        places = Array(repeating: -1, count: layout.constraints.count)
        constraints.reserveCapacity(layout.constraints.count)
        for constraint in layout.constraints
        where active[constraint.id.index] && !variation.leavesOut(constraint) {
            let priority = priorities[constraint.id] ?? constraint.priority
            let constant = (constants[constraint.id] ?? constraint.constant).value(parameters)
            places[constraint.id.index] = Int32(truncatingIfNeeded: constraints.count)
            constraints.append(
                ActiveConstraint(
                    id: constraint.id,
                    multiplier: constraint.multiplier.value(parameters),
                    constant: constant,
                    expandedConstant: constant,
                    // An unknown priority may be any; the lowest is the one from which least follows.
                    priority: min(priority.value(parameters) ?? 1, 1000)))
        }
    }

    /// Whether `a` and `b` are alike in all that ``init(before:_:)`` looks at but the size without its traits.
    static func haveOneBasis(_ a: Configuration, _ b: Configuration) -> Bool {
        a.state == b.state && a.isDesignTime == b.isDesignTime && a.overridesStateSize == b.overridesStateSize
            && a.size.traits == b.size.traits && a.parameters == b.parameters
    }

    /// Takes over the configuration's size, and lets its views go. The basis must be that of the configuration.
    mutating func apply(_ configuration: Configuration, _ layout: Layout, _ dependencies: Dependencies) {
        if !hasOwnSize { size = configuration.size }
        for view in configuration.shown { isHidden[view.index] = false }
        for view in configuration.gone { isGone[view.index] = true }
        for view in configuration.hidden { isHidden[view.index] = true }
        for index in isGone.indices where isGone[index] { isHidden[index] = true }
        for (spacer, owner) in dependencies.tiedSpacers where isHidden[owner.index] {
            isGone[spacer.index] = true
            isHidden[spacer.index] = true
        }
        for view in dependencies.collapsing where isGone[view.view.index] { collapse(view, layout) }
    }

    /// Gives a view's content another length.
    mutating func setIntrinsicLength(_ length: IntrinsicLength, of view: ViewID, _ axis: Axis) {
        intrinsicSizes[view.index][axis] = length
    }

    /// The written constraint with its numbers, where it is in force. O(1).
    func active(_ id: ConstraintID) -> ActiveConstraint? {
        let place = Int(places[id.index])
        return constraints.indices.contains(place) ? constraints[place] : nil
    }

    /// The written constraints in force, with their numbers, in document order.
    var activeConstraints: [ActiveConstraint] {
        constraints.filter { places[$0.id.index] >= 0 }.sorted { $0.id < $1.id }
    }

    /// The size that the state names, where it counts.
    private static func ownSize(_ configuration: Configuration, in state: State?) -> CanvasSize? {
        guard !configuration.overridesStateSize else { return nil }
        return state?.changes.reduce(nil) { size, change in
            if case .setSize(let own) = change.effect { own } else { size }
        }
    }

    /// Sets to zero what goes with a view that is gone.
    private mutating func collapse(_ collapsing: Dependencies.Collapsing, _ layout: Layout) {
        let view = collapsing.view.index
        for axis in Axis.allCases where collapsing.axes.contains(axis) && intrinsicSizes[view][axis] != .none {
            intrinsicSizes[view][axis] = .points(0)
        }
        for id in collapsing.constraints where places[id.index] >= 0 {
            constraints[Int(places[id.index])].constant = 0
        }
        for id in collapsing.switchedOff { places[id.index] = -1 }
        for axis in collapsing.zeroedAxes { zeroed.insert(ViewAxis(collapsing.view, axis)) }
        for id in collapsing.installed where places[id.index] < 0 && !variation.leavesOut(layout[id]) {
            places[id.index] = Int32(truncatingIfNeeded: constraints.count)
            constraints.append(
                ActiveConstraint(
                    id: id, multiplier: layout[id].multiplier.value(parameters),
                    constant: layout[id].constant.value(parameters), expandedConstant: nil,
                    priority: min(layout[id].priority.value(parameters) ?? 1, 1000)))
        }
    }
}

extension EffectiveLayout {
    /// The same with one view shown.
    func showing(_ view: ViewID) -> EffectiveLayout {
        var result = self
        result.isHidden[view.index] = false
        return result
    }

    func isAbsent(_ view: ViewID) -> Bool {
        variation.absent.contains(view)
    }

    /// How the view arranges its subviews, where it is a stack view.
    func stack(_ view: View) -> StackArrangement? {
        variation.stacks[view.id] ?? view.stack
    }

    /// The layout's own word on the safe area is stronger than that of a device.
    func rootSafeArea(of layout: Layout) -> EdgeInsets {
        layout.safeArea ?? size.safeArea ?? .zero
    }
}

extension Attribute {
    /// Whether it is one of the four sides, by either name.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
        }
    }

    /// Whether it is the edge, or the edge's other name.
    package func lies(on edge: Edge) -> Bool {
        switch edge {
        case .leading, .left: self == .leading || self == .left
        case .trailing, .right: self == .trailing || self == .right
        case .top: self == .top
        case .bottom: self == .bottom
        }
    }
}
