import LayoutModel

/// The configurations in which a layout is checked.
///
/// At every size: the layout with every subset of ``Layout/vary`` gone, and each state by itself. Each parameter that
/// some number depends on is also checked at both ends of its range, the others at their own values. From 13 varying
/// views on, a sample replaces the subsets: at most two views gone, at most two visible, and random ones, 4,096 in all.
///
/// Where all that together would take long, sizes, states or subsets, and parameters' ends are not all combined: each
/// occurs alone, and once together with others.
package struct ConfigurationSpace: Sendable {
    /// Sizes outermost, then parameters, then one view hidden or shown at a time.
    package let configurations: [Configuration]
    /// The indices of the configurations in an order that is cheap to solve.
    ///
    /// Another size changes a few constants, another set of views changes rows. So sizes that share size classes are
    /// innermost, alternating in direction. The configurations of one size keep their order.
    package let order: [Int]
    /// The sizes of the configurations.
    package let sizes: Set<CanvasSize>
    /// How many of the configurations differ in more than the size.
    package let situationCount: Int
    /// How many subsets of ``Layout/vary`` are checked, and of how many views.
    package let checkedSubsetCount: Int
    package let varyingViewCount: Int

    /// Whether every subset is checked.
    package var isComplete: Bool { checkedSubsetCount == 1 << min(varyingViewCount, 62) }

    private static let mostSubsets = 4096
    /// Rows times configurations above which fewer configurations are checked: about a second of work.
    private static let workLimit = 400_000

    package init(_ layout: Layout) {
        let always = layout.alwaysGone
        let views = layout.vary.map(\.view).reduce(into: [ViewID]()) {
            if !$0.contains($1), !always.contains($1) { $0.append($1) }
        }
        let values = Self.parameterValues(of: layout)
        let plan = Plan(layout, varying: views.count, valueCount: values.count)
        let subsets = ViewSubsets.subsets(of: views, atMost: plan.mostSubsets)
        // A varying view is shown where it is not gone, even if the layout begins with it hidden.
        let hiddenAtFirst = Set(views.filter { layout[$0].isHidden })
        var collected = Collected()
        for (index, size) in layout.sizes.enumerated() {
            let sizeClass = layout.sizes.firstIndex { $0.size.traits == size.size.traits } ?? index
            collected.beginSize(sizeClass)
            for (value, parameters) in values.enumerated() {
                for (situation, gone) in subsets.enumerated() {
                    guard plan.combines(size: index, value: value, situation: situation) else {
                        collected.append(nil)
                        continue
                    }
                    var configuration = Configuration(
                        size: size.size, gone: gone.union(always), parameters: parameters)
                    if !hiddenAtFirst.isEmpty { configuration.shown = hiddenAtFirst.subtracting(gone) }
                    collected.append(configuration)
                }
                for (state, isChecked) in Self.checkedStates(of: layout, parameters, isFirstSize: index == 0) {
                    let situation = subsets.count + state
                    guard isChecked, plan.combines(size: index, value: value, situation: situation) else {
                        collected.append(nil)
                        continue
                    }
                    collected.append(
                        Configuration(size: size.size, state: state, gone: always, parameters: parameters))
                }
            }
        }
        configurations = collected.configurations
        order = collected.order
        sizes = Set(layout.sizes.map(\.size))
        checkedSubsetCount = subsets.count
        varyingViewCount = views.count
        let inStates = configurations.compactMap { configuration in
            configuration.state.map { [Double($0)] + configuration.parameters }
        }
        situationCount = subsets.count * Set(values).count + Set(inStates).count
    }

    /// Which sizes, parameter values and situations (subsets, then states) are combined.
    private struct Plan {
        let mostSubsets: Int
        /// Whether all are combined with all.
        private let isComplete: Bool
        private let sizeCount: Int
        private let valueCount: Int

        init(_ layout: Layout, varying viewCount: Int, valueCount: Int) {
            sizeCount = layout.sizes.count
            self.valueCount = valueCount
            let rows = max(1, layout.views.count * 4 + layout.constraints.count)
            // A row of a large layout also takes longer to solve.
            let most = workLimit / (rows + rows * rows / 800)
            let subsets = min(ConfigurationSpace.mostSubsets, 1 << min(viewCount, 30))
            let situations = subsets + layout.states.count
            isComplete = layout.sizes.count * valueCount * situations <= most
            // Without all combinations, each situation occurs about twice.
            let rest = most - sizeCount - valueCount - layout.states.count * 2
            mostSubsets = isComplete ? ConfigurationSpace.mostSubsets : min(subsets, max(rest / 2, 16))
        }

        /// Whether a combination is checked. The first of each kind is the layout as it is.
        func combines(size: Int, value: Int, situation: Int) -> Bool {
            if isComplete || [size, value, situation].count(where: { $0 > 0 }) <= 1 { return true }
            let number = max(value, situation)
            return size == Self.partner(number, of: sizeCount)
                && (situation == 0 || value == Self.partner(situation, of: valueCount))
        }

        /// The element that a numbered one is combined with: each but the first in turn.
        private static func partner(_ number: Int, of count: Int) -> Int {
            count > 1 ? 1 + (number - 1) % (count - 1) : 0
        }
    }

    /// The layout's parameters, then the same with one of them at an end of its range.
    private static func parameterValues(of layout: Layout) -> [[Double]] {
        let base = layout.parameters.map(\.value)
        var values = [base]
        let used = layout.usedParameters
        for (index, parameter) in layout.parameters.enumerated() where used.contains(ParameterID(index)) {
            for end in [parameter.lower, parameter.upper] where end != parameter.value {
                var changed = base
                changed[index] = end
                values.append(changed)
            }
        }
        return values
    }

    /// The indices of the states, each with whether it is checked with these parameters at a size.
    private static func checkedStates(
        of layout: Layout, _ parameters: [Double], isFirstSize: Bool
    ) -> [(state: Int, isChecked: Bool)] {
        layout.states.enumerated().map { index, state in
            // A state with its own size is checked only there.
            if state.hasOwnSize && !isFirstSize { return (index, false) }
            // A parameter that the state sets has only that value.
            let changesOwnParameter = state.parameters.contains {
                parameters[$0.index] != layout.parameters[$0.index].value
            }
            return (index, !changesOwnParameter)
        }
    }
}

/// The configurations so far, with what decides the order in which they are solved.
private struct Collected {
    private(set) var configurations: [Configuration] = []
    private var steps: [Step] = []
    private var next = Step(sizeClass: 0, number: 0)

    /// What configurations that differ only in the size have in common.
    private struct Step: Hashable, Comparable {
        /// The first of the sizes with these size classes.
        var sizeClass: Int
        /// Counted from the first configuration of a size.
        var number: Int

        static func < (a: Step, b: Step) -> Bool {
            (a.sizeClass, a.number) < (b.sizeClass, b.number)
        }
    }

    mutating func beginSize(_ sizeClass: Int) {
        next = Step(sizeClass: sizeClass, number: 0)
    }

    /// Adds a configuration; nil is one that other sizes have and this one skips.
    mutating func append(_ configuration: Configuration?) {
        if let configuration {
            configurations.append(configuration)
            steps.append(next)
        }
        next.number += 1
    }

    var order: [Int] {
        steps.indices.sorted { a, b in
            guard steps[a] == steps[b] else { return steps[a] < steps[b] }
            return steps[a].number.isMultiple(of: 2) ? a < b : b < a
        }
    }
}

extension Layout {
    /// The parameters on which a number depends, in a constraint or in a state.
    fileprivate var usedParameters: Set<ParameterID> {
        let written = constraints.flatMap { [$0.multiplier, $0.constant, $0.priority] }
        let changed = states.flatMap(\.changes).flatMap { change -> [Quantity] in
            switch change.effect {
            case .setConstant(_, let number), .setPriority(_, let number): [number]
            default: []
            }
        }
        return (written + changed).reduce(into: []) { $0.formUnion($1.parameters) }
    }
}

extension State {
    /// The parameters that it sets.
    fileprivate var parameters: [ParameterID] {
        changes.compactMap {
            if case .setParameter(let id, _) = $0.effect { return id }
            return nil
        }
    }

    /// Whether it sets a size. It is then checked only at that size.
    package var hasOwnSize: Bool {
        changes.contains {
            if case .setSize = $0.effect { return true }
            return false
        }
    }
}
