import LayoutModel

/// A layout in a configuration: with its state applied and its hidden views collapsed.
///
/// A state's changes apply in the order of the text. Collapsing comes last and depends only on which views are gone.
struct EffectiveLayout: Sendable {
    private(set) var size: CanvasSize
    let parameters: [Double]
    private var constraints: [ActiveConstraint] = []
    /// The constants of active constraints that depend on free numbers.
    private(set) var freeConstants: [ConstraintID: LinearQuantity] = [:]
    /// By ``ViewID/index``.
    private(set) var intrinsicSizes: [AxisPair<IntrinsicLength>]
    /// The heights of the texts that wrap, in points; see ``TextWrapping``.
    private(set) var textHeights: [ViewID: Double] = [:]
    /// The heights of one line of these texts, in points.
    private(set) var lineHeights: [ViewID: Double] = [:]
    /// By ``ViewID/index``: whether the view itself is collapsed or left out of its stack.
    private(set) var isGone: [Bool]
    /// The lengths for which a library adds a required constraint to zero while the view is gone.
    private(set) var zeroed: Set<ViewAxis> = []
    /// By ``ViewID/index``: whether the view is hidden or gone.
    private(set) var isHidden: [Bool]
    /// The layout at design time or run time, under the size classes.
    let variation: Variation
    /// The views that something unreadable may affect in the configuration's state.
    let partiallyKnown: AxisPair<Set<ViewID>>
    let isDesignTime: Bool
    /// Whether ``size`` comes from the state.
    private let hasStateSize: Bool
    /// By ``ConstraintID/index``: the constraint's index in ``constraints``, -1 where it is not active.
    private var positions: [Int32]

    /// The layout in the configuration's state and with its parameters, before ``apply(_:_:_:)`` hides the views of
    /// ``Configuration/gone`` and ``Configuration/hidden``.
    init(before configuration: Configuration, _ layout: Layout) {
        let state = configuration.state.flatMap { layout.states.indices.contains($0) ? layout.states[$0] : nil }
        let stateSize = Self.stateSize(configuration, in: state)
        size = stateSize ?? configuration.size
        partiallyKnown = layout.partiallyKnown(in: configuration.state)
        hasStateSize = stateSize != nil
        isDesignTime = configuration.isDesignTime
        variation = Variation(of: layout, under: size.traits, isDesignTime: isDesignTime)
        var values = StateValues(configuration, variation, layout)
        for change in state?.changes ?? [] { values.apply(change.effect, layout) }
        parameters = values.parameters
        intrinsicSizes = values.intrinsicSizes
        isHidden = values.isHidden
        isGone = values.isGone
        positions = Array(repeating: -1, count: layout.constraints.count)
        constraints.reserveCapacity(layout.constraints.count)
        for constraint in layout.constraints
        where values.isActive[constraint.id.index] && !variation.leavesOut(constraint) {
            let constant = constant(of: constraint.id, values.constants[constraint.id] ?? constraint.constant)
            activate(
                ActiveConstraint(
                    constraint, constant: constant, priority: values.priorities[constraint.id], parameters: parameters))
        }
    }

    /// A constraint's constant, nil if it is unknown or depends on free numbers.
    private mutating func constant(of id: ConstraintID, _ constant: Quantity) -> Double? {
        if let number = constant.value(parameters) { return number }
        freeConstants[id] = constant.linear(parameters)
        return nil
    }

    private mutating func activate(_ constraint: ActiveConstraint) {
        positions[constraint.id.index] = Int32(truncatingIfNeeded: constraints.count)
        constraints.append(constraint)
    }

    /// Whether ``init(before:_:)`` gives the same result for both, except perhaps the size.
    static func haveOneBasis(_ a: Configuration, _ b: Configuration, _ layout: Layout) -> Bool {
        a.state == b.state && a.isDesignTime == b.isDesignTime && a.overridesStateSize == b.overridesStateSize
            && (a.size.traits == b.size.traits || layout.traitVariations.isEmpty) && a.parameters == b.parameters
    }

    /// Takes the configuration's size and hides its views. This must have been made for the same basis.
    mutating func apply(_ configuration: Configuration, _ layout: Layout, _ dependencies: Dependencies) {
        if !hasStateSize { size = configuration.size }
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

    /// Sets the length of a view's content.
    mutating func setIntrinsicLength(_ length: IntrinsicLength, of view: ViewID, _ axis: Axis) {
        intrinsicSizes[view.index][axis] = length
        guard axis == .vertical else { return }
        textHeights[view] = nil
        lineHeights[view] = nil
    }

    /// Makes texts as high as their lines. All others are one line high.
    mutating func setTextHeights(_ heights: [ViewID: Double]) {
        guard heights != textHeights else { return }
        for (view, height) in lineHeights { intrinsicSizes[view.index].vertical = .points(height) }
        textHeights = [:]
        lineHeights = [:]
        for (view, height) in heights {
            guard case .points(let line) = intrinsicSizes[view.index].vertical else { continue }
            textHeights[view] = height
            lineHeights[view] = line
            intrinsicSizes[view.index].vertical = .points(height)
        }
    }

    /// The written constraint with its numbers, nil where it is not active. O(1).
    func active(_ id: ConstraintID) -> ActiveConstraint? {
        let position = Int(positions[id.index])
        return constraints.indices.contains(position) ? constraints[position] : nil
    }

    /// The active written constraints with their numbers, in document order.
    var activeConstraints: [ActiveConstraint] {
        constraints.filter { positions[$0.id.index] >= 0 }.sorted { $0.id < $1.id }
    }

    /// The size that the state sets, unless the configuration overrides it.
    private static func stateSize(_ configuration: Configuration, in state: State?) -> CanvasSize? {
        guard !configuration.overridesStateSize else { return nil }
        return state?.changes.reduce(nil) { size, change in
            if case .setSize(let own) = change.effect { own } else { size }
        }
    }

    /// Applies the effects of a collapse to a view that is gone.
    private mutating func collapse(_ collapsing: Dependencies.Collapsing, _ layout: Layout) {
        let view = collapsing.view.index
        for axis in Axis.allCases where collapsing.axes.contains(axis) && intrinsicSizes[view][axis] != .none {
            intrinsicSizes[view][axis] = .points(0)
        }
        for id in collapsing.constraints where positions[id.index] >= 0 {
            constraints[Int(positions[id.index])].constant = 0
        }
        for id in collapsing.deactivated { positions[id.index] = -1 }
        for axis in collapsing.zeroedAxes { zeroed.insert(ViewAxis(collapsing.view, axis)) }
        for id in collapsing.installed where positions[id.index] < 0 && !variation.leavesOut(layout[id]) {
            let constant = constant(of: id, layout[id].constant)
            activate(
                ActiveConstraint(
                    layout[id], constant: constant, isActivatedByCollapsing: true, parameters: parameters))
        }
    }
}

extension EffectiveLayout {
    /// The same layout with one view shown.
    func showing(_ view: ViewID) -> EffectiveLayout {
        var result = self
        result.isHidden[view.index] = false
        return result
    }

    func isAbsent(_ view: ViewID) -> Bool {
        variation.absent.contains(view)
    }

    /// How the view arranges its subviews, nil where it is no stack view.
    func stack(_ view: View) -> StackArrangement? {
        variation.stacks[view.id] ?? view.stack
    }

    /// The layout's own safe area overrides the device's.
    func rootSafeArea(of layout: Layout) -> EdgeInsets {
        layout.safeArea ?? size.safeArea ?? .zero
    }
}
