import LayoutModel
import Simplex

/// The configurations at which a layout is checked.
///
/// The base with every subset of ``Layout/vary``, and each state by itself, at every size; each parameter also at both ends of its range,
/// the others at their own values. From 13 views that can go on not every subset: none or at most two of them gone, at most two of
/// them visible, and a seeded sample of the rest, 4,096 in all.
package struct ConfigurationSpace: Sendable {
    /// Sizes outermost, then parameters, then one view going or coming at a time.
    package let configurations: [Configuration]
    /// The places of the configurations in an order in which it is cheap to solve one after the other.
    ///
    /// Another size is a few other constants, another set of views other rows: so the sizes that have their size classes in common are
    /// innermost, to and fro. The configurations of one size come in the order in which ``configurations`` has them.
    package let order: [Int]
    /// The sizes of the configurations.
    package let sizes: Set<CanvasSize>
    /// How many of the configurations differ in more than the size.
    package let situationCount: Int
    /// How many subsets of ``Layout/vary`` are among them, and how many there are, as a power of two.
    package let lookedAt: Int
    package let viewsThatVary: Int

    package var isComplete: Bool { lookedAt == 1 << min(viewsThatVary, 62) }

    private static let completeUpTo = 12
    private static let most = 4096
    /// Rows times configurations beyond which a layout is looked at in fewer of its states: a few seconds of work.
    private static let workLimit = 8_000_000

    package init(_ layout: Layout) {
        let always = layout.alwaysGone
        let views = layout.vary.map(\.view).reduce(into: [ViewID]()) {
            if !$0.contains($1), !always.contains($1) { $0.append($1) }
        }
        viewsThatVary = views.count
        // What varies is shown where it is not gone, whatever the layout begins with.
        let hiddenAtFirst = Set(views.filter { layout[$0].isHidden })
        let base = layout.parameters.map(\.value)
        var values = [base]
        for (index, parameter) in layout.parameters.enumerated() {
            for end in [parameter.lower, parameter.upper] where end != parameter.value {
                var changed = base
                changed[index] = end
                values.append(changed)
            }
        }
        let rows = layout.views.count * 4 + layout.constraints.count
        let share = Self.workLimit / max(1, rows * layout.sizes.count * values.count)
        let subsets = Self.subsets(of: views, atMost: min(Self.most, max(share, 16)))
        lookedAt = subsets.count
        var configurations: [Configuration] = []
        var steps: [Step] = []
        for (sizeIndex, size) in layout.sizes.enumerated() {
            let sizeClass = layout.sizes.firstIndex { $0.size.traits == size.size.traits } ?? sizeIndex
            var step = Step(sizeClass: sizeClass, number: 0)
            for parameters in values {
                for gone in subsets {
                    var configuration = Configuration(
                        size: size.size, gone: gone.union(always), parameters: parameters)
                    if !hiddenAtFirst.isEmpty { configuration.shown = hiddenAtFirst.subtracting(gone) }
                    configurations.append(configuration)
                    steps.append(step)
                    step.number += 1
                }
                for (index, state) in layout.states.enumerated() {
                    step.number += 1
                    // A state with a size of its own is looked at there only.
                    if state.hasOwnSize && sizeIndex > 0 { continue }
                    // A parameter that the state sets has that value and no other.
                    if state.parameters.contains(where: { parameters[$0.index] != base[$0.index] }) { continue }
                    configurations.append(
                        Configuration(size: size.size, state: index, gone: always, parameters: parameters))
                    steps.append(step)
                }
            }
        }
        self.configurations = configurations
        let states = configurations.filter { $0.state != nil }.map { [$0.state.map(Double.init) ?? 0] + $0.parameters }
        sizes = Set(layout.sizes.map(\.size))
        situationCount = subsets.count * Set(values).count + Set(states).count
        order = steps.indices.sorted { a, b in
            guard steps[a] == steps[b] else { return steps[a] < steps[b] }
            return steps[a].number.isMultiple(of: 2) ? a < b : b < a
        }
    }

    /// What configurations that differ in the size alone have in common.
    private struct Step: Hashable, Comparable {
        /// The first of the sizes with these size classes.
        var sizeClass: Int
        /// Counted from the first configuration of a size.
        var number: Int

        static func < (a: Step, b: Step) -> Bool {
            (a.sizeClass, a.number) < (b.sizeClass, b.number)
        }
    }

    /// The subsets in an order in which neighbours differ by few views; the empty one first.
    private static func subsets(of views: [ViewID], atMost limit: Int) -> [Set<ViewID>] {
        if views.count <= completeUpTo, 1 << views.count <= limit {
            return (0..<(1 << views.count)).map { number in
                let gray = number ^ (number >> 1)
                return Set(views.indices.filter { gray >> $0 & 1 == 1 }.map { views[$0] })
            }
        }
        return sample(of: views, atMost: limit)
    }

    private static func sample(of views: [ViewID], atMost limit: Int) -> [Set<ViewID>] {
        var seen: Set<Set<ViewID>> = []
        var result: [Set<ViewID>] = []
        func take(_ subset: Set<ViewID>) {
            if result.count < limit, seen.insert(subset).inserted { result.append(subset) }
        }
        let all = Set(views)
        take([])
        take(all)
        for view in views {
            take([view])
            take(all.subtracting([view]))
        }
        for (index, one) in views.enumerated() {
            for other in views[(index + 1)...] {
                take([one, other])
                take(all.subtracting([one, other]))
            }
        }
        var generator = SeededGenerator(seed: UInt64(views.count))
        var attempts = 0
        while result.count < limit, attempts < limit * 4 {
            attempts += 1
            take(Set(views.filter { _ in generator.next() & 1 == 1 }))
        }
        return result
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

    /// Whether it names a size, at which alone it is then looked at.
    package var hasOwnSize: Bool {
        changes.contains {
            if case .setSize = $0.effect { return true }
            return false
        }
    }
}
