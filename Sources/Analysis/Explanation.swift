import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// Why a view is where it is: for each number of its frame the constraints that determine it.
package struct Explanation: Sendable {
    package struct Reason: Sendable {
        /// A sentence without a full stop: `name's leading edge should equal avatar's trailing edge plus 12`.
        package var sentence: String
        /// Where it is written; nil for what the layout implies, such as an intrinsic size.
        package var range: FileRange?
    }

    package var component: FrameComponent
    package var value: Double
    /// From the view outwards. Empty if the number is ambiguous.
    package var reasons: [Reason]
    /// How many more there are, farther from the view.
    package var moreReasons = 0
    /// The constraints among all reasons, also among those farther away.
    package var constraints: [ConstraintID] = []

    /// Explains x, y, width and height of a view, in this order.
    package static func explain(_ view: ViewID, in layout: Layout, at configuration: Configuration) -> [Explanation] {
        var solver = LayoutSolver(layout)
        let solution = solver.solve(configuration)
        return explain(view, in: solution, Reasons(of: solver))
    }

    /// - Parameters:
    ///   - reasons: the reasons of the solver that made the solution.
    ///   - most: of how many constraints to write the sentences, for each number.
    package static func explain(
        _ view: ViewID, in solution: Solution, _ reasons: Reasons, most: Int = .max
    ) -> [Explanation] {
        let layout = reasons.solver.layout
        guard layout.views.indices.contains(view.index) else { return [] }
        let sentence = Sentence(layout)
        return FrameComponent.allCases.map { component in
            let isDetermined = !solution.ambiguous[view.index].contains(component)
            let deciding = isDetermined ? reasons.deciding(component, of: view) ?? [] : []
            let chain = outwards(from: view, deciding.filter { abs($0.factor) > 1e-9 }.map(\.origin), in: layout)
            return Explanation(
                component: component, value: solution.frame(of: view)[component],
                reasons: chain.prefix(most).map { origin in
                    Reason(sentence: sentence.row(origin), range: origin.constraint.map { layout[$0].source.focus })
                },
                moreReasons: max(0, chain.count - most), constraints: chain.compactMap(\.constraint))
        }
    }

    /// The rows in order of their distance from the view: first those that name it, then those that name the views of
    /// the first, and so on.
    private static func outwards(from view: ViewID, _ rows: [RowOrigin], in layout: Layout) -> [RowOrigin] {
        let rows = rows.filter { origin in
            if case .origin = origin { return false }
            return true
        }
        var rowsOfView: [ViewID: [Int]] = [:]
        for (index, origin) in rows.enumerated() {
            for view in views(of: origin, layout) { rowsOfView[view, default: []].append(index) }
        }
        var order: [Int] = []
        var isListed = Array(repeating: false, count: rows.count)
        var reached: Set<ViewID> = [view]
        while !reached.isEmpty {
            let touching = Set(reached.flatMap { rowsOfView.removeValue(forKey: $0) ?? [] })
            let next = touching.filter { !isListed[$0] }.sorted()
            for index in next { isListed[index] = true }
            order += next
            reached = Set(next.flatMap { views(of: rows[$0], layout) })
        }
        return (order + rows.indices.filter { !isListed[$0] }).map { rows[$0] }
    }

    private static func views(of origin: RowOrigin, _ layout: Layout) -> Set<ViewID> {
        switch origin {
        case .constraint(let id):
            [layout[id].first.item.view, layout[id].second?.item.view ?? layout[id].first.item.view]
        case .canvas, .origin: [.root]
        case .hugging(let view, _), .compressionResistance(let view, _), .zeroed(let view, _), .spacer(let view, _),
            .filler(let view, _, _),
            .readableContent(let view, _):
            [view]
        case .free: []
        case .autoresizing(let view, _, _): [view, layout[view].parent ?? view]
        case .stack(let stack, _, let view): [stack, view]
        }
    }
}
