import Analysis
import AutoLayoutEngine
import LayoutModel

/// The combinations in which several views of one superview can be gone, with the frames of those that move.
struct StatesReport {
    /// Empty where fewer than two of its views can go.
    let blocks: [HoverText.Block]

    private static let mostRows = 8
    private static let mostColumns = 6

    init(_ container: View, _ solved: SolvedBase, _ cancellation: Cancellation) throws(Cancelled) {
        let layout = solved.layout
        let going = layout.viewsThatGo.filter { layout[$0].parent == container.id }
        guard going.count > 1 else {
            blocks = []
            return
        }
        var base = solved
        if going.contains(where: { layout[$0].isHidden }) {
            var shown = layout
            for view in going { shown[view].isHidden = false }
            base = try SolvedBase(shown, cancellation)
        }
        var solver = base.solver
        var states: [(gone: [ViewID], solution: Solution)] = []
        for gone in Self.subsets(of: going, atMost: Self.mostRows) {
            var configuration = base.base.configuration
            configuration.gone.formUnion(gone)
            let solution = try solver.solve(configuration, listsAmbiguous: false, isShown: true, cancellation)
            states.append((gone, solution))
        }
        blocks = Self.blocks(container, going, states, layout)
    }

    private static func blocks(
        _ container: View, _ going: [ViewID], _ states: [(gone: [ViewID], solution: Solution)], _ layout: Layout
    ) -> [HoverText.Block] {
        func frame(_ view: ViewID, _ state: (gone: [ViewID], solution: Solution)) -> Rect? {
            state.gone.contains(view) ? nil : state.solution.frame(of: view, asWrittenIn: layout)
        }
        /// The frames of a view in the states in which it is there.
        func frames(_ view: ViewID) -> [Rect] { states.compactMap { frame(view, $0) } }
        let moving = ([container.id] + container.children).filter { view in
            guard !layout[view].isAnonymous, layout[view].kind != .guide else { return false }
            let frames = frames(view)
            return going.contains(view) || frames.contains { !$0.isNear(frames[0]) }
        }
        let columns = moving.prefix(mostColumns)
        func moves(_ a: (Rect) -> Double, _ b: (Rect) -> Double) -> Bool {
            columns.contains { view in
                let frames = frames(view)
                return frames.contains { abs(a($0) - a(frames[0])) > 0.005 || abs(b($0) - b(frames[0])) > 0.005 }
            }
        }
        let (movesAcross, movesDown) = (moves(\.x, \.width), moves(\.y, \.height))
        func text(_ frame: Rect?) -> String {
            guard let frame else { return "gone" }
            if movesAcross == movesDown { return boxText(frame) }
            return movesAcross
                ? "\(points(frame.x)), \(points(frame.width))" : "\(points(frame.y)), \(points(frame.height))"
        }
        let what = movesAcross == movesDown ? "(x, y) width × height" : movesAcross ? "x, width" : "y, height"
        let size = states.first.map { sizeName($0.solution.size) } ?? ""
        var blocks: [HoverText.Block] = [
            .paragraph(
                "\(going.count) of its views can go. Where its views stand in each state, as \(what), at \(size):"),
            .table(
                header: ["gone"] + columns.map { name(of: $0, in: container, layout) },
                rows: states.map { state in
                    let gone = state.gone.map { name(of: $0, in: container, layout) }.joined(separator: ", ")
                    return [gone.isEmpty ? "none" : gone] + columns.map { text(frame($0, state)) }
                }),
        ]
        var left: [String] = []
        if let count = stateCount(going.count, beyond: states.count) { left.append("\(count) more states") }
        if moving.count > columns.count { left.append("\(moving.count - columns.count) more views") }
        if !left.isEmpty { blocks.append(.paragraph("… and \(left.joined(separator: ", ")).")) }
        return blocks
    }

    private static func name(of view: ViewID, in container: View, _ layout: Layout) -> String {
        view == container.id ? layout.displayName(of: container) : layout[view].name
    }

    /// How many of the states of so many views there are beyond some; nil where there are none.
    private static func stateCount(_ views: Int, beyond shown: Int) -> String? {
        guard views < 20 else { return "2^\(views) - \(shown)" }
        let more = (1 << views) - shown
        return more > 0 ? "\(more)" : nil
    }

    /// The first subsets, those of few views first, in the order of the views.
    private static func subsets(of views: [ViewID], atMost limit: Int) -> [[ViewID]] {
        var result: [[ViewID]] = [[]]
        /// Those of one size, each by the places of its views.
        var layer: [[Int]] = [[]]
        while result.count < limit, !layer.isEmpty {
            var next: [[Int]] = []
            for subset in layer {
                for place in views.indices.dropFirst((subset.last ?? -1) + 1) where next.count < limit {
                    next.append(subset + [place])
                }
            }
            result += next.map { $0.map { views[$0] } }
            layer = next
        }
        return Array(result.prefix(limit))
    }
}
