import AutoLayoutEngine
import LayoutModel

/// The solutions in which no view has gone, one for each size and choice of parameters. A space's order has each of them
/// before those that are compared with it.
struct ExpandedSolutions {
    private struct Key: Hashable {
        var size: CanvasSize
        var parameters: [Double]

        init(_ configuration: Configuration) {
            size = configuration.size
            parameters = configuration.parameters
        }
    }

    private var solutions: [Key: ExpandedSolution] = [:]
    private let layout: Layout
    private let alwaysGone: Set<ViewID>
    /// By the index in ``Layout/states``: whether the state only hides and shows views.
    private let onlyHides: [Bool]
    private let hidesNothing: Bool

    init(_ layout: Layout) {
        self.layout = layout
        alwaysGone = layout.alwaysGone
        onlyHides = layout.states.map { $0.changes.allSatisfy(\.effect.isAboutVisibility) }
        hidesNothing = layout.vary.isEmpty && !onlyHides.contains(true)
    }

    /// The solution to compare one with; nil if there is none. Keeps those that others are compared with.
    mutating func counterpart(of solution: Solution) -> ExpandedSolution? {
        if hidesNothing { return nil }
        let configuration = solution.configuration
        let key = Key(configuration)
        if let state = configuration.state { return onlyHides[state] ? solutions[key] : nil }
        if configuration.gone != alwaysGone { return solutions[key] }
        solutions[key] = ExpandedSolution(solution, layout)
        return nil
    }
}

extension StateChange.Effect {
    fileprivate var isAboutVisibility: Bool {
        switch self {
        case .gone, .hide, .show: true
        default: false
        }
    }
}
