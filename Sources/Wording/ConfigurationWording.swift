import SourceText
import AutoLayoutEngine
import LayoutModel

/// At which sizes and in which states something was seen, as the end of a sentence.
package struct ConfigurationWording {
    private let layout: Layout
    private let space: ConfigurationSpace
    /// The views that are not shown before anything is changed.
    private let goneAtFirst: Set<ViewID>
    /// More than this many wording are counted, not listed.
    private static let most = 12

    package init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        self.space = space
        goneAtFirst = layout.alwaysGone.union(layout.vary.map(\.view).filter { layout[$0].isHidden })
    }

    /// What a configuration is apart from its size, as it differs from how the layout begins.
    private struct Situation: Hashable {
        var state: Int?
        /// Views that are gone and begin shown, and those that are shown and begin hidden.
        var changed: Set<ViewID>
        var parameters: [Double]
    }

    /// ` at 320 x 100`, ` when "hot" is gone`, ` in state "docked"`, with a blank before; empty where it is always so.
    package func phrase(_ seen: [Int]) -> String {
        occasion(seen) + share()
    }

    private func occasion(_ seen: [Int]) -> String {
        let configurations = seen.compactMap {
            space.configurations.indices.contains($0) ? space.configurations[$0] : nil
        }
        guard !configurations.isEmpty, configurations.count < space.configurations.count else { return "" }
        let everySize = space.sizes
        let sizes = unique(configurations.map(\.size)), situations = unique(configurations.map(situation))
        var text = ""
        if sizes.count < everySize.count, !(situations.count == 1 && hasOwnSize(situations[0])) {
            text += phrase(sizes, of: everySize)
        }
        if situations.count < space.situationCount {
            let minimal = situations.filter { one in !situations.contains { isSmaller($0, than: one) } }
            // What is so with nothing changed is so at that size.
            if !minimal.contains(where: isPlain) || text.isEmpty {
                let words = minimal.map(describe)
                text += minimal.contains(where: isPlain) ? "" : " " + list(words)
            }
        }
        return text
    }

    /// The same as the beginning of a sentence that goes on with `hat`: `At 320 x 100 t`, or `T` where it is always so.
    package func opening(_ seen: [Int]) -> String {
        let words = occasion(seen).dropFirst()
        return words.isEmpty ? "T" : words.prefix(1).uppercased() + words.dropFirst() + " t"
    }

    /// The sizes alone, ` at 320 x 100`; empty where it is so at every one.
    package func sizes(_ seen: [Int]) -> String { phrase(of: someSizes(seen)) }

    /// The sizes alone; none where it is so at every one.
    package func someSizes(_ seen: [Int]) -> [CanvasSize] {
        let sizes = unique(
            seen.compactMap { space.configurations.indices.contains($0) ? space.configurations[$0].size : nil })
        return sizes.count < space.sizes.count ? sizes : []
    }

    /// ` at 320 x 100`; empty for no size or all of them.
    package func phrase(of sizes: [CanvasSize]) -> String {
        let every = space.sizes
        return sizes.isEmpty || sizes.count == every.count ? "" : phrase(sizes, of: every)
    }

    private func phrase(_ sizes: [CanvasSize], of every: Set<CanvasSize>) -> String {
        layout.designTime == nil
            ? " at " + list(sizes.map(Self.text)) : " " + WidthRangeWording(sizes, of: Array(every)).phrase
    }

    /// What part of the states was looked at, where it is not all of them.
    package func share() -> String {
        space.isComplete ? "" : " (\(space.lookedAt) of 2^\(space.viewsThatVary) states looked at)"
    }

    private func situation(_ configuration: Configuration) -> Situation {
        Situation(
            state: configuration.state,
            changed: configuration.state == nil
                ? configuration.gone.symmetricDifference(goneAtFirst) : configuration.gone.subtracting(goneAtFirst),
            parameters: configuration.parameters)
    }

    private func hasOwnSize(_ situation: Situation) -> Bool {
        situation.state.map { layout.states[$0].hasOwnSize } ?? false
    }

    private func isPlain(_ situation: Situation) -> Bool {
        situation.state == nil && situation.changed.isEmpty && situation.parameters == layout.parameters.map(\.value)
    }

    /// Whether `one` changes a part of what `other` changes, and so says more.
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
        if let state = situation.state { parts.append("in state \"\(layout.states[state].name)\"") }
        let gone = situation.changed.subtracting(goneAtFirst), shown = situation.changed.intersection(goneAtFirst)
        let words = [(gone, "gone"), (shown, "shown")].filter { !$0.0.isEmpty }.map { views, word in
            "\(Naming(layout).quoted(views.sorted())) \(views.count == 1 ? "is" : "are") \(word)"
        }
        if !words.isEmpty { parts.append("when " + words.joined(separator: " and ")) }
        for (parameter, value) in zip(layout.parameters, situation.parameters) where parameter.value != value {
            parts.append("with \(parameter.name) = \(Points.text(value))")
        }
        return parts.joined(separator: " ")
    }

    package static func text(_ size: CanvasSize) -> String {
        func text(_ length: CanvasLength) -> String {
            switch length {
            case .points(let points), .preferred(let points): Points.text(points)
            case .fit: "fit"
            }
        }
        return size.device ?? "\(text(size.width)) x \(text(size.height))"
    }

    private func list(_ words: [String]) -> String {
        guard words.count > Self.most else { return Naming.list(words) }
        return words.prefix(Self.most - 1).joined(separator: ", ") + " and \(words.count - Self.most + 1) more"
    }

    private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}

extension Layout {
    /// The sizes at which any of some findings is, ` at 320 x 100`; empty where one of them is at every size, or all of them together are.
    package func phrase(ofSizesOf findings: [Finding], in space: ConfigurationSpace) -> String {
        guard !findings.contains(where: \.sizes.isEmpty) else { return "" }
        let sizes = Set(findings.flatMap(\.sizes))
        // In the order in which the layout has them.
        var seen: Set<CanvasSize> = []
        let ordered = space.configurations.map(\.size).filter { sizes.contains($0) && seen.insert($0).inserted }
        return ConfigurationWording(self, space).phrase(of: ordered)
    }
}
