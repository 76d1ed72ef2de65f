import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// How the frame of a view differs in some configurations.
package struct FrameDifference: Sendable {
    /// By how much, in points.
    package var change: Rect
    /// The sizes and states, as the end of a sentence with a leading space; empty for all of them.
    package var place: String
    /// In how many configurations.
    package var count: Int
}

/// Views whose frames differ in the same way.
package struct MovedViews: Sendable {
    /// In quotes, or `the root view`.
    package var names: [String]
    /// In the new version.
    package var paths: [String]
    /// The identities in the new version.
    package var views: [ViewID]
    /// The differences, those in more configurations first. Never empty.
    package var differences: [FrameDifference]
    /// A sentence without a full stop for each difference, or a single one with ranges of points if there are many.
    package var sentences: [String]
}

/// Solves two versions of a layout in the same configurations, and compares the frames of the views that both have.
struct FrameComparison {
    private let views: ViewPairing
    private let space: ConfigurationSpace
    /// By new view: the difference in each configuration where there is one, by index.
    private var changes: [ViewID: [Int: Rect]] = [:]

    /// Smaller differences are those of rounding, and of texts that an editor measured again on another screen.
    private static let tolerance = 0.49

    init(_ views: ViewPairing, _ cancellation: Cancellation) throws(Cancelled) {
        self.views = views
        space = ConfigurationSpace(views.new)
        var before = LayoutSolver(views.old)
        var after = LayoutSolver(views.new)
        let pairs = views.pairs.filter { !views.new[$0.new].isSynthesized }
        var ambiguities: [Situation: Ambiguities] = [:]
        for index in space.order {
            let configuration = space.configurations[index]
            guard let counterpart = counterpart(of: configuration) else { continue }
            let old = try before.solve(counterpart, listsAmbiguous: false, isShown: true, cancellation)
            let new = try after.solve(configuration, listsAmbiguous: false, isShown: true, cancellation)
            let moved = pairs.compactMap { pair in
                change(pair, old, new).map { (pair: pair, change: $0) }
            }
            guard !moved.isEmpty else { continue }
            let situation = Situation(configuration, moved: moved.map(\.pair.new))
            let ambiguous: Ambiguities
            if let known = ambiguities[situation] {
                ambiguous = known
            } else {
                ambiguous = (
                    try before.solve(counterpart, isShown: true, cancellation).ambiguous,
                    try after.solve(configuration, isShown: true, cancellation).ambiguous
                )
                ambiguities[situation] = ambiguous
            }
            for (pair, change) in moved {
                // Any value would do for these.
                let open = ambiguous.old[pair.old.index].union(ambiguous.new[pair.new.index])
                var certain = change
                for component in open { certain[component] = 0 }
                if FrameComponent.allCases.contains(where: { certain[$0] != 0 }) {
                    changes[pair.new, default: [:]][index] = certain
                }
            }
        }
    }

    private typealias Ambiguities = (old: [Set<FrameComponent>], new: [Set<FrameComponent>])

    /// Configurations in which the same values are ambiguous, because they differ only in the size and the same views
    /// move. Listing those values costs more than solving.
    private struct Situation: Hashable {
        var configuration: Configuration
        var moved: [ViewID]

        init(_ configuration: Configuration, moved: [ViewID]) {
            self.configuration = configuration
            self.configuration.size = CanvasSize(width: .fit, height: .fit)
            self.configuration.size.traits = configuration.size.traits
            self.moved = moved
        }
    }

    // MARK: Configurations

    /// A configuration of the new layout for the old one; nil if that has no such state.
    private func counterpart(of configuration: Configuration) -> Configuration? {
        let old = views.old
        var result = configuration
        let text = ConfigurationWording.text(configuration.size)
        if let own = old.sizes.first(where: { ConfigurationWording.text($0.size) == text }) { result.size = own.size }
        if let state = configuration.state {
            guard let index = old.states.firstIndex(where: { $0.name == views.new.states[state].name }) else {
                return nil
            }
            result.state = index
        }
        func translated(_ set: Set<ViewID>) -> Set<ViewID> { Set(set.compactMap { views.oldView[$0] }) }
        result.gone = translated(configuration.gone).union(old.alwaysGone)
        result.hidden = translated(configuration.hidden)
        result.shown = translated(configuration.shown)
        result.parameters = old.parameters.map { parameter in
            let index = views.new.parameters.firstIndex { $0.name == parameter.name }
            return index.map { configuration.parameters[$0] } ?? parameter.value
        }
        return result
    }

    /// How much the frame of a view differs; nil if it does not, or if the view is not shown in both.
    private func change(_ pair: (old: ViewID, new: ViewID), _ old: Solution, _ new: Solution) -> Rect? {
        guard !old.isHidden[pair.old.index], !new.isHidden[pair.new.index], old.isInstalled[pair.old.index],
            new.isInstalled[pair.new.index]
        else { return nil }
        // In another superview, only the place on the screen can be compared.
        let isReparented = views.isReparented(pair.new)
        let before = isReparented ? old.absoluteFrame(of: pair.old, in: views.old) : old.frame(of: pair.old)
        let after = isReparented ? new.absoluteFrame(of: pair.new, in: views.new) : new.frame(of: pair.new)
        var change = Rect(x: 0, y: 0, width: 0, height: 0)
        for component in FrameComponent.allCases {
            let difference = after[component] - before[component]
            if abs(difference) >= Self.tolerance { change[component] = (difference * 100).rounded() / 100 }
        }
        return FrameComponent.allCases.contains { change[$0] != 0 } ? change : nil
    }

    /// The configuration in which most views differ, as both versions have it; the first one if none does.
    var mostChanged: (old: Configuration, new: Configuration)? {
        var counts: [Int: Int] = [:]
        for index in changes.values.flatMap(\.keys) { counts[index, default: 0] += 1 }
        let index = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
        guard space.configurations.indices.contains(index),
            let counterpart = counterpart(of: space.configurations[index])
        else { return nil }
        return (counterpart, space.configurations[index])
    }

    // MARK: Groups

    /// The views that move, those that move in the same way together, in the order of the new layout.
    var moved: [MovedViews] {
        let naming = Naming(views.new)
        let wording = ConfigurationWording(views.new, space)
        var groups: [(changes: [Int: Rect], views: [ViewID])] = []
        var known: [[Int: Rect]: Int] = [:]
        for view in views.new.views {
            guard let changes = changes[view.id] else { continue }
            if let index = known[changes] {
                groups[index].views.append(view.id)
            } else {
                known[changes] = groups.count
                groups.append((changes, [view.id]))
            }
        }
        return groups.map { changes, ids in
            let differences = Dictionary(
                grouping: changes.keys, by: { changes[$0] ?? Rect(x: 0, y: 0, width: 0, height: 0) }
            )
            .map { change, indices in
                FrameDifference(change: change, place: wording.phrase(indices.sorted()), count: indices.count)
            }
            .sorted { ($1.count, $0.place) < ($0.count, $1.place) }
            let subject = Naming.list(ids.map { naming.quoted($0) }, most: 5)
            let sentences = FrameWording(subject, isPlural: ids.count > 1)
                .sentences(differences, everywhere: wording.phrase(changes.keys.sorted()))
            return MovedViews(
                names: ids.map { naming.quoted($0) }, paths: ids.map { views.new[$0].path }, views: ids,
                differences: differences, sentences: sentences)
        }
    }
}

/// Sentences about frames.
struct FrameWording {
    private let subject: String
    private let isPlural: Bool
    /// With more differences than this, one sentence gives ranges.
    private static let mostSentences = 3

    init(_ subject: String, isPlural: Bool) {
        self.subject = subject
        self.isPlural = isPlural
    }

    func sentences(_ differences: [FrameDifference], everywhere place: String) -> [String] {
        guard differences.count > Self.mostSentences else {
            return differences.map { sentence([$0.change]) + $0.place }
        }
        return [sentence(differences.map(\.change)) + place]
    }

    /// `"a" moves 8 points down and is 20 to 35 points wider`.
    private func sentence(_ changes: [Rect]) -> String {
        let moves = [words(changes.map(\.x), "right", "left"), words(changes.map(\.y), "down", "up")].compactMap { $0 }
        let sizes = [
            words(changes.map(\.width), "wider", "narrower"), words(changes.map(\.height), "taller", "shorter"),
        ].compactMap { $0 }
        var clauses: [String] = []
        if !moves.isEmpty { clauses.append((isPlural ? "move " : "moves ") + moves.joined(separator: " and ")) }
        if !sizes.isEmpty { clauses.append((isPlural ? "are " : "is ") + sizes.joined(separator: " and ")) }
        return "\(subject) \(clauses.joined(separator: " and "))"
    }

    /// `8 points down`, `4 to 12 points up`, `between 4 points up and 12 points down`; nil if nothing differs.
    private func words(_ values: [Double], _ more: String, _ less: String) -> String? {
        guard let low = values.min(), let high = values.max(), low != 0 || high != 0 else { return nil }
        if low < 0, high > 0 { return "between \(Points.count(-low)) \(less) and \(Points.count(high)) \(more)" }
        let (least, most) = (min(abs(low), abs(high)), max(abs(low), abs(high)))
        let amount = least == most ? Points.count(most) : "\(Points.text(least)) to \(Points.count(most))"
        return "\(amount) \(high > 0 ? more : less)"
    }
}
