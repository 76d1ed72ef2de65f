import AutoLayoutEngine
import LayoutModel

/// The solutions in which no view has gone, one for each size and choice of parameters. A space's order has each of
/// them before those that are compared with it.
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
    private let alwaysGone: Set<ViewID>
    /// By the index in ``Layout/states``: whether the state only hides and shows views.
    private let onlyHides: [Bool]
    private let hidesNothing: Bool

    init(_ layout: Layout) {
        alwaysGone = layout.alwaysGone
        onlyHides = layout.states.map { $0.changes.allSatisfy(\.effect.isAboutVisibility) }
        hidesNothing = layout.vary.isEmpty && !onlyHides.contains(true)
    }

    /// The solution to compare one with; nil if there is none.
    func counterpart(of solution: Solution) -> ExpandedSolution? {
        if hidesNothing { return nil }
        let configuration = solution.configuration
        if let state = configuration.state, !onlyHides[state] { return nil }
        return isExpanded(configuration) ? nil : solutions[Key(configuration)]
    }

    /// Keeps a solution if others are compared with it.
    mutating func keep(_ solved: SolvedConfiguration) {
        guard !hidesNothing, isExpanded(solved.configuration) else { return }
        solutions[Key(solved.configuration)] = ExpandedSolution(solved)
    }

    private func isExpanded(_ configuration: Configuration) -> Bool {
        configuration.state == nil && configuration.gone == alwaysGone
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
