import LayoutModel

/// A written constraint that is in force, with its numbers under a configuration; nil stands for a number that is not known.
package struct ActiveConstraint: Sendable {
    package var id: ConstraintID
    package var multiplier: Double?
    package var constant: Double?
    /// The constant before collapsing set it to zero.
    package var expandedConstant: Double?
    package var priority: Double
}

/// A layout under a configuration: what its states, and views that are gone, make of it.
///
/// The order of the changes of a state is that of the text. What a gone view sets to zero is a function of which views are gone,
/// not of the order, and comes last.
struct Circumstances: Sendable {
    let size: CanvasSize
    let parameters: [Double]
    private(set) var constraints: [ActiveConstraint] = []
    /// By ``ViewID/index``.
    private(set) var intrinsicSizes: [AxisPair<IntrinsicLength>]
    /// Views that are gone by themselves, by ``ViewID/index``: collapsed, or left out of their stack.
    private(set) var isGone: [Bool]
    /// Views that are not shown, gone ones included, by ``ViewID/index``.
    private(set) var isHidden: [Bool]
    /// What design time and the size classes make of the layout.
    let variation: Variation
    let isDesignTime: Bool

    init(_ layout: Layout, _ configuration: Configuration) {
        let state = configuration.state.flatMap { layout.states.indices.contains($0) ? layout.states[$0] : nil }
        let size = Self.size(configuration, in: state)
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
        for view in configuration.gone { isGone[view.index] = true }
        for view in configuration.hidden { isHidden[view.index] = true }
        for view in layout.views where isGone[view.id.index] { isHidden[view.id.index] = true }
        for view in layout.views {
            guard let owner = view.spacer?.after, isHidden[owner.index] else { continue }
            isGone[view.id.index] = true
            isHidden[view.id.index] = true
        }

        self.size = size
        self.parameters = parameters
        self.variation = variation
        constraints.reserveCapacity(layout.constraints.count)
        for constraint in layout.constraints
        where active[constraint.id.index] && !variation.leavesOut(constraint) {
            let priority = priorities[constraint.id] ?? constraint.priority
            let constant = (constants[constraint.id] ?? constraint.constant).value(parameters)
            constraints.append(
                ActiveConstraint(
                    id: constraint.id,
                    multiplier: constraint.multiplier.value(parameters),
                    constant: constant,
                    expandedConstant: constant,
                    // An unknown priority may be any; the lowest is the one from which least follows.
                    priority: min(priority.value(parameters) ?? 1, 1000)))
        }
        collapse(layout)
    }

    /// The size at which the layout stands: its state's own, where it has one.
    private static func size(_ configuration: Configuration, in state: State?) -> CanvasSize {
        guard !configuration.overridesStateSize else { return configuration.size }
        return state?.changes.reduce(configuration.size) { size, change in
            if case .setSize(let own) = change.effect { own } else { size }
        } ?? configuration.size
    }

    /// Sets to zero what goes with the views that are gone.
    private mutating func collapse(_ layout: Layout) {
        var edges: [ViewID: Set<Edge>] = [:]
        for collapse in layout.collapses where isGone[collapse.view.index] {
            edges[collapse.view, default: []].formUnion(collapse.edges)
        }
        guard !edges.isEmpty else { return }
        for (view, edges) in edges {
            for axis in Axis.allCases where edges.contains(where: { $0.axis == axis }) {
                if intrinsicSizes[view.index][axis] != .none { intrinsicSizes[view.index][axis] = .points(0) }
            }
        }
        for index in constraints.indices {
            if Self.goesToZero(layout[constraints[index].id], edges, layout) { constraints[index].constant = 0 }
        }
    }

    /// Whether collapsing by `edges` zeroes the constant of `constraint`.
    static func goesToZero(_ constraint: Constraint, _ edges: [ViewID: Set<Edge>], _ layout: Layout) -> Bool {
        let first = constraint.first
        guard let second = constraint.second else {
            guard first.item.guide == nil, let gone = edges[first.item.view] else { return false }
            return first.attribute.isSize && gone.contains { $0.axis == first.attribute.axis }
        }
        func touches(_ own: Anchor, _ other: Anchor) -> Bool {
            guard own.item.guide == nil, let gone = edges[own.item.view] else { return false }
            guard gone.contains(where: { own.attribute.lies(on: $0) }) else { return false }
            return other.item.view != own.item.view && !layout.isDescendant(other.item.view, of: own.item.view)
        }
        return touches(first, second) || touches(second, first)
    }
}

extension Circumstances {
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
    var isEdge: Bool { Edge.allCases.contains { lies(on: $0) } }

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
