import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

/// A solved layout, written as text.
struct Solving {
    let layout: Layout
    let solution: Solution

    /// - Parameter text: the body of a layout, or a whole one.
    init(
        _ text: String, state: String? = nil, gone: [String] = [], size: CanvasSize? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let source = text.contains("layout ") ? text : "layout Test {\n\(text)\n}"
        let document = LayoutLanguageFormat().parse(SourceText(source)).document
        #expect(document.problems.map(\.message) == [], sourceLocation: sourceLocation)
        layout = try #require(document.layouts.first, sourceLocation: sourceLocation)
        var configuration = Configuration(baseOf: layout)
        if let size {
            configuration.size = size
            configuration.overridesStateSize = true
        }
        let layout = layout
        configuration.state = layout.states.firstIndex { $0.name == state }
        configuration.gone = Set(layout.views.filter { gone.contains($0.path) }.map(\.id))
        var solver = LayoutSolver(layout)
        solution = solver.solve(configuration)
    }

    /// `[x, y, width, height]` of the view at a path, to a thousandth of a point.
    subscript(path: String) -> [Double]? {
        layout.views.first { $0.path == path }.map { view in
            let frame = solution.frame(of: view.id)
            return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
        }
    }

    /// The ambiguous frame components of all views, as `path component`.
    var ambiguous: [String] {
        layout.views.flatMap { view in
            FrameComponent.allCases.filter { solution.ambiguous[view.id.index].contains($0) }
                .map { "\(view.path) \($0.rawValue)" }
        }
    }
}
