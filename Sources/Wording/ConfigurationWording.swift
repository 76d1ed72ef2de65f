import AutoLayoutEngine
import LayoutModel
import SourceText

/// The sizes and states in which something was observed, as the end of a sentence.
package struct ConfigurationWording {
    private let layout: Layout
    package let space: ConfigurationSpace
    /// The initially hidden views.
    private let hiddenAtFirst: Set<ViewID>
    /// A longer list ends with the number of further items.
    private static let mostListed = 12

    package init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        self.space = space
        hiddenAtFirst = layout.alwaysGone.union(layout.vary.map(\.view).filter { layout[$0].isHidden })
    }

    /// A configuration without its size, as differences from the declared layout.
    private struct Situation: Hashable {
        var state: Int?
        /// Views that are declared visible but hidden, or declared hidden but shown.
        var changed: Set<ViewID>
        var parameters: [Double]
    }

    /// ` at 320 x 100`, ` when "hot" is hidden`, ` in state "docked"`, with a leading space; empty for all
    /// configurations. Ends with the number of checked states, unless all were checked.
    package func phrase(_ indices: [Int]) -> String {
        let configurations = configurations(indices)
        guard !configurations.isEmpty, configurations.count < space.configurations.count else { return share }
        let sizes = unique(configurations.map(\.size)), situations = unique(configurations.map(situation))
        var text = ""
        if sizes.count < space.sizes.count, !(situations.count == 1 && hasOwnSize(situations[0])) {
            text += phrase(of: sizes)
        }
        guard situations.count < space.situationCount else { return text + share }
        let minimal = situations.filter { one in !situations.contains { isSmaller($0, than: one) } }
        let observed = minimal.filter(isStateAlone).compactMap(\.state).map { layout.states[$0] }
        let states = WorldWording(observed, of: layout.states)
        // An observation in the layout as declared, or whatever code chooses, needs only its sizes.
        if states.areAll || minimal.contains(where: isPlain) { return text + share }
        let described = states.names.map(Self.inState) + minimal.filter { !isStateAlone($0) }.map(describe)
        return "\(text) \(Naming.list(described, most: Self.mostListed))\(share)"
    }

    /// Whether nothing but a state makes a situation.
    private func isStateAlone(_ situation: Situation) -> Bool {
        situation.state != nil && situation.changed.isEmpty && situation.parameters == layout.parameters.map(\.value)
    }

    private static func inState(_ name: String) -> String { "in state \"\(name)\"" }

    /// The sizes alone, ` at 320 x 100`; empty for all of them.
    package func sizes(_ indices: [Int]) -> String { phrase(of: someSizes(indices)) + share }

    /// The sizes alone; none for all of them.
    package func someSizes(_ indices: [Int]) -> [CanvasSize] {
        let sizes = unique(configurations(indices).map(\.size))
        return sizes.count < space.sizes.count ? sizes : []
    }

    /// ` at 320 x 100`; empty for no size or all of them.
    package func phrase(of sizes: [CanvasSize]) -> String {
        let every = space.sizes
        guard !sizes.isEmpty, sizes.count < every.count else { return "" }
        return WidthRangeWording(sizes, of: Array(every)).map { " \($0.phrase)" }
            ?? " at " + Naming.list(sizes.map(Self.text), most: Self.mostListed)
    }

    /// ` (16 of 2^13 states checked)`; empty if all were.
    private var share: String {
        let subsets = space.isComplete ? [] : ["\(space.checkedSubsetCount) of 2^\(space.varyingViewCount) states"]
        let others = [
            (space.sizeShare, "sizes"), (space.stateShare, "named states"), (space.valueShare, "ends of parameters"),
        ].filter { !$0.0.isAll }.map { "\($0.checked) of \($0.count) \($1)" }
        let all = subsets + others
        return all.isEmpty ? "" : " (\(all.joined(separator: ", ")) checked)"
    }

    private func configurations(_ indices: [Int]) -> [Configuration] {
        indices.filter(space.configurations.indices.contains).map { space.configurations[$0] }
    }

    private func situation(_ configuration: Configuration) -> Situation {
        Situation(
            state: configuration.state,
            changed: configuration.state == nil
                ? configuration.gone.symmetricDifference(hiddenAtFirst)
                : configuration.gone.subtracting(hiddenAtFirst),
            parameters: configuration.parameters)
    }

    private func hasOwnSize(_ situation: Situation) -> Bool {
        situation.state.map { layout.states[$0].hasOwnSize } ?? false
    }

    private func isPlain(_ situation: Situation) -> Bool {
        situation.state == nil && situation.changed.isEmpty && situation.parameters == layout.parameters.map(\.value)
    }

    /// Whether the changes of `one` are part of those of `other`, so that `other` need not be mentioned.
    private func isSmaller(_ one: Situation, than other: Situation) -> Bool {
        guard one != other else { return false }
        if isPlain(one) { return true }
        let base = layout.parameters.map(\.value)
        return one.state == other.state && one.changed.isSubset(of: other.changed)
            && (one.parameters == other.parameters || one.parameters == base)
            && !(one.changed.isEmpty && one.state == nil && one.parameters == base)
    }

    private func describe(_ situation: Situation) -> String {
        var parts: [String] = []
        if let state = situation.state { parts.append(Self.inState(layout.states[state].name)) }
        let hidden = situation.changed.subtracting(hiddenAtFirst)
        let shown = situation.changed.intersection(hiddenAtFirst)
        let words = [(hidden, "hidden"), (shown, "shown")].filter { !$0.0.isEmpty }.map { views, word in
            "\(Naming(layout).quoted(views.sorted())) \(views.count == 1 ? "is" : "are") \(word)"
        }
        if !words.isEmpty { parts.append("when " + words.joined(separator: " and ")) }
        for (parameter, value) in zip(layout.parameters, situation.parameters) where parameter.value != value {
            parts.append("with \(parameter.name) = \(Points.text(value))")
        }
        return parts.joined(separator: " ")
    }

    /// The device's name, or `320 x 100`.
    package static func text(_ size: CanvasSize) -> String {
        func text(_ length: CanvasLength) -> String {
            switch length {
            case .points(let points), .preferred(let points): Points.text(points)
            case .fit: "fit"
            }
        }
        return size.device ?? "\(text(size.width)) x \(text(size.height))"
    }

    private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}

extension Layout {
    /// The sizes at which findings occur, ` at 320 x 100`; empty if together they occur at every size.
    package func phrase(ofSizesOf findings: [Finding], in space: ConfigurationSpace) -> String {
        guard !findings.contains(where: \.sizes.isEmpty) else { return "" }
        let sizes = Set(findings.flatMap(\.sizes))
        var seen: Set<CanvasSize> = []
        let ordered = space.configurations.map(\.size).filter { sizes.contains($0) && seen.insert($0).inserted }
        return ConfigurationWording(self, space).phrase(of: ordered)
    }
}
