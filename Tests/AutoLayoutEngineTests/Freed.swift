import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

/// A layout of which some parameters are free numbers, in one configuration.
struct Freed {
    let layout: Layout
    let solution: Solution
    let solver: LayoutSolver

    init(
        _ body: String, free: Set<String> = ["p", "q"], lowerBound: Double? = nil, state: String? = nil,
        gone: [String] = [], change: (inout Layout) -> Void = { _ in }
    ) throws {
        let text = "layout Test {\nparam p = 16 in 1...100\nparam q = 8 in 0...100\n\(body)\n}"
        let document = LayoutLanguageFormat().parse(SourceText(text)).document
        try #require(document.problems.map(\.message) == [])
        var layout = try #require(document.layouts.first).freeing(free, lowerBound: lowerBound)
        change(&layout)
        var configuration = Configuration(baseOf: layout)
        let states = layout.states
        configuration.state = states.firstIndex { $0.name == state }
        configuration.gone = Set(layout.views.filter { gone.contains($0.path) }.map(\.id))
        var solver = LayoutSolver(layout)
        solution = solver.solve(configuration)
        self.layout = layout
        self.solver = solver
    }

    subscript(path: String) -> [Double]? {
        layout.views.first { $0.path == path }.map { view in
            let frame = solution.frame(of: view.id)
            return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
        }
    }

    /// The members of each conflict: constraints by their index, other rows as they are.
    var conflicts: [[String]] {
        solution.conflicts.map { $0.members.map { $0.constraint.map { "\($0.index)" } ?? "\($0)" } }
    }

    var ambiguous: [String] {
        layout.views.flatMap { view in
            FrameComponent.allCases.filter { solution.ambiguous[view.id.index].contains($0) }
                .map { "\(view.path) \($0.rawValue)" }
        }
    }
}
