import LayoutModel

/// The configurations in which a layout is checked.
///
/// At every size: the layout with every subset of ``Layout/vary`` gone, and each state by itself. Each parameter that
/// some number depends on is also checked at both ends of its range, the others at their own values. From 13 varying
/// views on, a sample replaces the subsets: at most two views gone, at most two visible, and random ones, 4,096 in all.
///
/// Where all that together would take long, sizes, states or subsets, and parameters' ends are not all combined: each
/// occurs alone, and once together with others. Where that would take long too, only some of them occur.
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
    package let sizeShare: Share
    package let stateShare: Share
    /// Of the ends of the parameters' ranges, and their own values.
    package let valueShare: Share

    /// How many are checked, of how many.
    package struct Share: Hashable, Sendable {
        package let checked: Int
        package let count: Int

        package var isAll: Bool { checked == count }
    }

    /// Whether every subset is checked.
    package var isComplete: Bool { checkedSubsetCount == 1 << min(varyingViewCount, 62) }

    private static let mostSubsets = 4096
    /// Rows times configurations above which fewer configurations are checked: about a second of work.
    private static let workLimit = 400_000
    /// With no more than these, each size, state and end occurs whatever it takes.
    private static let leastCount = 24

    package init(_ layout: Layout) {
        let always = layout.alwaysGone
        let views = layout.vary.map(\.view).reduce(into: [ViewID]()) {
            if !$0.contains($1), !always.contains($1) { $0.append($1) }
        }
        let ends = Self.parameterEnds(of: layout)
        let plan = Plan(layout, varying: views.count, valueCount: ends.count + 1)
        let base = layout.parameters.map(\.value)
        let values = plan.values.map { index in
            guard index > 0 else { return base }
            var changed = base
            changed[ends[index - 1].parameter] = ends[index - 1].value
            return changed
        }
        let subsets = ViewSubsets.subsets(of: views, atMost: plan.mostSubsets)
        // A varying view is shown where it is not gone, even if the layout begins with it hidden.
        let hiddenAtFirst = Set(views.filter { layout[$0].isHidden })
        let sizes = plan.sizes.map { layout.sizes[$0].size }
        var classes: [Traits: Int] = [:]
        let sizeClasses = sizes.enumerated().map { index, size in
            let known = classes[size.traits] ?? index
            classes[size.traits] = known
            return known
        }
        var collected = Collected()
        for place in plan.places(situationCount: subsets.count + plan.states.count) {
            let number = place.value * (subsets.count + plan.states.count) + place.situation
            let (size, parameters) = (sizes[place.size], values[place.value])
            var configuration: Configuration
            if place.situation < subsets.count {
                let gone = subsets[place.situation]
                configuration = Configuration(size: size, gone: gone.union(always), parameters: parameters)
                if !hiddenAtFirst.isEmpty { configuration.shown = hiddenAtFirst.subtracting(gone) }
            } else {
                let state = plan.states[place.situation - subsets.count]
                guard Self.isChecked(layout.states[state], base, parameters, isFirstSize: place.size == 0) else {
                    continue
                }
                configuration = Configuration(size: size, state: state, gone: always, parameters: parameters)
            }
            collected.append(configuration, sizeClass: sizeClasses[place.size], number: number)
        }
        configurations = collected.configurations
        order = collected.order
        self.sizes = Set(sizes)
        sizeShare = Share(checked: sizes.count, count: layout.sizes.count)
        stateShare = Share(checked: plan.states.count, count: layout.states.count)
        valueShare = Share(checked: values.count, count: ends.count + 1)
        checkedSubsetCount = subsets.count
        varyingViewCount = views.count
        let inStates = configurations.compactMap { configuration in
            configuration.state.map { [Double($0)] + configuration.parameters }
        }
        situationCount = subsets.count * Set(values).count + Set(inStates).count
    }

    /// A size, parameter values and a situation (a subset, or a state after those), by their indices in the plan.
    private struct Place: Hashable, Comparable {
        var size: Int
        var value: Int
        var situation: Int

        static func < (a: Place, b: Place) -> Bool {
            (a.size, a.value, a.situation) < (b.size, b.value, b.situation)
        }
    }

    /// Which sizes, parameter values and situations are checked, and combined.
    private struct Plan {
        let mostSubsets: Int
        /// The indices of those that are checked. The first of each kind is the layout as it is.
        let sizes: [Int]
        let values: [Int]
        let states: [Int]
        /// Whether all are combined with all.
        private let isComplete: Bool

        init(_ layout: Layout, varying viewCount: Int, valueCount: Int) {
            let (sizeCount, stateCount) = (layout.sizes.count, layout.states.count)
            let rows = max(1, layout.views.count * 4 + layout.constraints.count)
            // A row of a large layout also takes longer to solve.
            let most = workLimit / (rows + rows * rows / 800)
            let subsets = min(ConfigurationSpace.mostSubsets, 1 << min(viewCount, 30))
            isComplete = sizeCount * valueCount <= most && sizeCount * valueCount * (subsets + stateCount) <= most
            // Without all combinations, each situation occurs about twice.
            let rest = most - sizeCount - valueCount - stateCount * 2
            mostSubsets = isComplete ? ConfigurationSpace.mostSubsets : min(subsets, max(rest / 2, 16))
            let least = max(most, ConfigurationSpace.leastCount)
            let total = sizeCount + (valueCount + stateCount) * (sizeCount > 1 ? 2 : 1)
            let isAll = isComplete || total <= least
            func some(of count: Int) -> [Int] {
                let checked = isAll ? count : max(min(count, 4), count * least / total)
                return (0..<checked).map { $0 * count / checked }
            }
            sizes = some(of: sizeCount)
            values = some(of: valueCount)
            states = some(of: stateCount)
        }

        /// The combinations that are checked, sizes outermost.
        func places(situationCount: Int) -> [Place] {
            if isComplete {
                return sizes.indices.flatMap { size in
                    values.indices.flatMap { value in
                        (0..<situationCount).map { Place(size: size, value: value, situation: $0) }
                    }
                }
            }
            var places: Set<Place> = []
            for size in sizes.indices { places.insert(Place(size: size, value: 0, situation: 0)) }
            for value in values.indices {
                places.insert(Place(size: 0, value: value, situation: 0))
                places.insert(Place(size: Self.partner(value, of: sizes.count), value: value, situation: 0))
            }
            for situation in 1..<max(1, situationCount) {
                places.insert(Place(size: 0, value: 0, situation: situation))
                let value = Self.partner(situation, of: values.count)
                let size = Self.partner(max(value, situation), of: sizes.count)
                places.insert(Place(size: size, value: value, situation: situation))
            }
            return places.sorted()
        }

        /// The element that a numbered one is combined with: each but the first in turn.
        private static func partner(_ number: Int, of count: Int) -> Int {
            count > 1 && number > 0 ? 1 + (number - 1) % (count - 1) : 0
        }
    }

    /// The ends of the parameters' ranges that differ from the parameters' own values.
    private static func parameterEnds(of layout: Layout) -> [(parameter: Int, value: Double)] {
        let used = layout.usedParameters
        return layout.parameters.enumerated().flatMap { index, parameter in
            used.contains(ParameterID(index))
                ? [parameter.lower, parameter.upper].filter { $0 != parameter.value }.map { (index, $0) } : []
        }
    }

    /// Whether a state is checked with these parameters at a size.
    private static func isChecked(
        _ state: State, _ base: [Double], _ parameters: [Double], isFirstSize: Bool
    ) -> Bool {
        // A state with its own size is checked only there.
        if state.hasOwnSize && !isFirstSize { return false }
        // A parameter that the state sets has only that value.
        return !state.parameters.contains { parameters[$0.index] != base[$0.index] }
    }
}

/// The configurations so far, with what decides the order in which they are solved.
private struct Collected {
    private(set) var configurations: [Configuration] = []
    private var steps: [Step] = []

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

    mutating func append(_ configuration: Configuration, sizeClass: Int, number: Int) {
        configurations.append(configuration)
        steps.append(Step(sizeClass: sizeClass, number: number))
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
