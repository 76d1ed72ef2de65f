import LayoutModel
import Simplex

extension SystemBuilder {
    /// Gives each free value its likely value, as far as required constraints allow that, and its lower bound.
    mutating func addFreeValues() {
        for (index, (value, variable)) in variables.freeValues.enumerated() {
            let form = LinearForm(variable)
            let priority =
                layout.likelyValuesYield ? FillerPriority.yieldingValue(index) : FillerPriority.likelyValue(index)
            add(.free(value, .likelyValue), form + -likelyValue(of: value), .equal, priority: priority)
            guard let bound = lowerBound(of: value) else { continue }
            add(.free(value, .lowerBound), form + -bound, .greaterThanOrEqual)
        }
        if layout.hasFreeInsets, !layout.sourceTraits.contains(.mayFitContent) { keepSafeAreaOfScreen() }
    }

    /// The insets of a screen leave some of it: parts of it that fit only into an empty safe area fit nowhere.
    ///
    /// A view that is to be empty, as that of a banner without a text, is so by constants.
    private mutating func keepSafeAreaOfScreen() {
        for (axis, edge) in [(Axis.horizontal, Edge.leading), (.vertical, .top)] where layout.dividesScreen(axis) {
            if case .points(let length) = effective.size.length(on: axis), length < Self.leastSafeArea { continue }
            let rest = extent(of: Item(.root, .safeArea), axis).length
            add(.free(.safeArea(.root, edge), .leastRest), rest + -Self.leastSafeArea, .greaterThanOrEqual)
        }
    }

    /// In points; far below that of any screen.
    private static let leastSafeArea = 1.0

    private func likelyValue(of value: FreeValue) -> Double {
        switch value {
        case .number(let id): layout.freeNumbers[id.index].likely
        case .safeArea(let view, let edge): safeArea(of: view)[edge]
        case .margin(let view, let edge): margins(of: view)[edge]
        }
    }

    /// The insets of a canvas, or those that nested views have in the last solution.
    func safeArea(of view: ViewID) -> EdgeInsets {
        if view == .root { return effective.rootSafeArea(of: layout) }
        return nestedInsets.safeAreas[view] ?? .zero
    }

    func margins(of view: ViewID) -> EdgeInsets {
        nestedInsets.margins[view] ?? effective.ownMargins(of: layout[view], in: layout)
    }

    private func lowerBound(of value: FreeValue) -> Double? {
        switch value {
        case .number(let id): layout.freeNumbers[id.index].lowerBound
        case .safeArea, .margin(.root, _): 0
        case .margin(let view, let edge):
            // The margins at the sides may be those of the screen.
            layout[view].marginRules.takesSidesFromScreen || layout[view].marginRules.isAssumed
                ? 0 : effective.ownMargins(of: layout[view], in: layout)[edge]
        }
    }

    /// The constant of a written constraint; nil if it is unknown.
    func constant(of active: ActiveConstraint) -> LinearForm? {
        if let constant = active.constant { return LinearForm(constant: constant) }
        guard let linear = effective.freeConstants[active.id] else { return nil }
        var form = LinearForm(constant: linear.constant)
        for multiple in linear.multiples {
            guard let variable = variables.variable(for: .number(multiple.number)) else { return nil }
            form.add(LinearForm(variable), times: multiple.factor)
        }
        return form
    }
}

extension Layout {
    /// Whether constraints give views parts of the length of the root or its safe area, and none gives that a length of
    /// its own.
    fileprivate func dividesScreen(_ axis: Axis) -> Bool {
        let sizes = constraints.filter { $0.first.attribute == axis.size }
        return sizes.contains { $0.second?.item.view == .root && $0.multiplier.literal.map { $0 != 1 } ?? false }
            && !sizes.contains { $0.first.item.view == .root && $0.second == nil }
    }
}
