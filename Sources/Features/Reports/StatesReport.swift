import Analysis
import AutoLayoutEngine
import LayoutModel

/// The combinations of views of one superview that can be gone, with the frames of the views that move.
struct StatesReport {
    /// Empty unless at least two views can be gone.
    let blocks: [HoverText.Block]

    private static let mostRows = 8
    private static let mostColumns = 6

    private struct CombinedState {
        let gone: [ViewID]
        let solution: Solution
    }

    init(_ container: View, _ solved: SolvedBase, _ cancellation: Cancellation) throws(Cancelled) {
        let layout = solved.layout
        let views = layout.collapsibleViews.filter { layout[$0].parent == container.id }
        guard views.count > 1 else {
            blocks = []
            return
        }
        var base = solved
        if views.contains(where: { layout[$0].isHidden }) {
            var shown = layout
            for view in views { shown[view].isHidden = false }
            base = try SolvedBase(shown, cancellation)
        }
        var solver = base.solver
        var states: [CombinedState] = []
        for gone in Self.subsets(of: views, atMost: Self.mostRows) {
            var configuration = base.base.configuration
            configuration.gone.formUnion(gone)
            let solution = try solver.solve(configuration, listsAmbiguous: false, isShown: true, cancellation)
            states.append(CombinedState(gone: gone, solution: solution))
        }
        blocks = Self.blocks(container, views, states, layout)
    }

    private static func blocks(
        _ container: View, _ views: [ViewID], _ states: [CombinedState], _ layout: Layout
    ) -> [HoverText.Block] {
        func frame(_ view: ViewID, _ state: CombinedState) -> Rect? {
            state.gone.contains(view) ? nil : state.solution.frame(of: view, asWrittenIn: layout)
        }
        func frames(_ view: ViewID) -> [Rect] { states.compactMap { frame(view, $0) } }
        let moving = ([container.id] + container.children).filter { view in
            guard !layout[view].isAnonymous, layout[view].kind != .guide else { return false }
            let frames = frames(view)
            return views.contains(view) || frames.contains { !$0.isNear(frames[0]) }
        }
        let columns = moving.prefix(mostColumns)
        let style = CellStyle(columns.map(frames))
        let size = states.first.map { sizeName($0.solution.size) } ?? ""
        var blocks: [HoverText.Block] = [
            .paragraph(
                "\(views.count) of its views can be gone. The frames in each state, as \(style.title), at \(size):"),
            .table(
                header: ["gone"] + columns.map { name(of: $0, in: container, layout) },
                rows: states.map { state in
                    let gone = state.gone.map { name(of: $0, in: container, layout) }.joined(separator: ", ")
                    return [gone.isEmpty ? "none" : gone] + columns.map { frame($0, state).map(style.text) ?? "gone" }
                }),
        ]
        var omitted: [String] = []
        if let count = stateCount(views.count, beyond: states.count) { omitted.append("\(count) more states") }
        if moving.count > columns.count { omitted.append("\(moving.count - columns.count) more views") }
        if !omitted.isEmpty { blocks.append(.paragraph("… and \(omitted.joined(separator: ", ")).")) }
        return blocks
    }

    /// The part of the frames that a table shows: one axis if views move along one only.
    private enum CellStyle {
        case frame, horizontal, vertical

        /// - Parameter columns: the frames of each view.
        init(_ columns: [[Rect]]) {
            func moves(_ values: [(Rect) -> Double]) -> Bool {
                columns.contains { frames in
                    values.contains { value in frames.contains { abs(value($0) - value(frames[0])) > 0.005 } }
                }
            }
            let (movesHorizontally, movesVertically) = (moves([\.x, \.width]), moves([\.y, \.height]))
            self = movesHorizontally == movesVertically ? .frame : movesHorizontally ? .horizontal : .vertical
        }

        var title: String {
            switch self {
            case .frame: "(x, y) width × height"
            case .horizontal: "x, width"
            case .vertical: "y, height"
            }
        }

        func text(_ frame: Rect) -> String {
            switch self {
            case .frame: boxText(frame)
            case .horizontal: "\(points(frame.x)), \(points(frame.width))"
            case .vertical: "\(points(frame.y)), \(points(frame.height))"
            }
        }
    }

    private static func name(of view: ViewID, in container: View, _ layout: Layout) -> String {
        view == container.id ? layout.displayName(of: container) : layout[view].name
    }

    /// The number of states of some views beyond those shown; nil if there are no more.
    private static func stateCount(_ views: Int, beyond shown: Int) -> String? {
        guard views < 20 else { return "2^\(views) - \(shown)" }
        let more = (1 << views) - shown
        return more > 0 ? "\(more)" : nil
    }

    /// The first subsets by size and then by the order of the views.
    private static func subsets(of views: [ViewID], atMost limit: Int) -> [[ViewID]] {
        var result: [[ViewID]] = [[]]
        /// The subsets of one size, each as indices.
        var layer: [[Int]] = [[]]
        while result.count < limit, !layer.isEmpty {
            var next: [[Int]] = []
            for subset in layer {
                for index in views.indices.dropFirst((subset.last ?? -1) + 1) where next.count < limit {
                    next.append(subset + [index])
                }
            }
            result += next.map { $0.map { views[$0] } }
            layer = next
        }
        return Array(result.prefix(limit))
    }
}
