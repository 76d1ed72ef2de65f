import Analysis
import AutoLayoutEngine
import LayoutModel

/// A layout solved in its first configuration.
struct SolvedBase: Sendable {
    let layout: Layout
    let base: Solution
    /// Its last solution is ``base``.
    let solver: LayoutSolver

    init(_ layout: Layout, _ cancellation: Cancellation) throws(Cancelled) {
        self.layout = layout
        var solver = LayoutSolver(layout)
        base = try solver.solve(Configuration(baseOf: layout), isShown: true, cancellation)
            .markingTiedTexts(of: layout, solver, cancellation)
        self.solver = solver
    }
}

/// A layout solved in its first configuration and the others that a hover shows.
struct SolvedLayout: Sendable {
    let first: SolvedBase
    let others: [(configuration: String, solution: Solution)]

    var layout: Layout { first.layout }
    var base: Solution { first.base }
    var solver: LayoutSolver { first.solver }

    /// The length of the longest useful table.
    private static let mostOthers = 16

    init(_ first: SolvedBase, _ cancellation: Cancellation) throws(Cancelled) {
        self.first = first
        var solver = first.solver
        var others: [(String, Solution)] = []
        for (name, configuration) in Self.configurations(of: first.layout).prefix(Self.mostOthers) {
            let solution = try solver.solve(configuration, listsAmbiguous: false, isShown: true, cancellation)
            others.append((name, solution))
        }
        self.others = others
    }

    fileprivate static let lowestScreen = 568.0

    /// The narrowest and the widest phone in use, for a layout without a size of its own. Required constraints decide
    /// the size where they do.
    private static let assumedSizes = [(320.0, lowestScreen), (430, 932)].map {
        CanvasSize(width: .preferred($0), height: .preferred($1))
    }

    /// The other sizes, the states, and each view of `vary` gone by itself; for a document, its notable sizes.
    private static func configurations(of layout: Layout) -> [(String, Configuration)] {
        let base = Configuration(baseOf: layout)
        guard !base.isDesignTime else {
            return NotableSizes(layout).configurations.map { (sizeName($0.size), $0) }
        }
        var result: [(String, Configuration)] = []
        for declared in layout.sizes.dropFirst() {
            var configuration = base
            configuration.size = declared.size
            result.append((sizeName(declared.size), configuration))
        }
        if layout.sourceTraits.contains(.hasAssumedSizes) {
            for size in assumedSizes {
                var configuration = base
                configuration.size = size
                // A cell is as wide as a phone, but not as high.
                if !layout.isAsHighAsScreen { configuration.size.height = base.size.height }
                result.append((sizeName(configuration.size), configuration))
            }
        }
        for (index, state) in layout.states.enumerated() {
            var configuration = base
            configuration.state = index
            result.append(("state \(state.name)", configuration))
        }
        for mention in layout.vary {
            var configuration = base
            configuration.gone = [mention.view]
            result.append(("\(layout.view(mention.view)?.path ?? "") gone", configuration))
        }
        return result
    }
}

extension Layout {
    /// Whether a layout is drawn in the height of a whole screen.
    fileprivate var isAsHighAsScreen: Bool {
        guard case .preferred(let points)? = sizes.first?.size.height else { return false }
        return points >= SolvedLayout.lowestScreen
    }
}
