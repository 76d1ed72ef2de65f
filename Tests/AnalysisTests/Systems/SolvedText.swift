import Analysis
import AutoLayoutEngine
import LayoutModel
import Testing

/// A layout of one of the systems of hiding and spacing, judged and solved.
struct SolvedText {
    let judging: Judging
    let layout: Layout

    init(_ text: String) throws {
        judging = try Judging(text)
        layout = try #require(judging.document.layouts.first)
    }

    /// The codes of what is found, hints left out.
    var codes: [String] { judging.findings.filter { $0.severity != .hint }.map(\.code.rawValue) }

    var messages: [String] { judging.findings.filter { $0.severity != .hint }.map(\.message) }

    /// `[x, y, width, height]` of the view at a path where these views are gone.
    func frame(
        _ path: String, gone: [String] = [], state: String? = nil, parameters: [Double]? = nil
    ) throws -> [Double] {
        var configuration = Configuration(baseOf: layout)
        configuration.gone = Set(layout.views.filter { gone.contains($0.path) }.map(\.id))
        configuration.state = try state.map { name in try #require(layout.states.firstIndex { $0.name == name }) }
        if let parameters { configuration.parameters = parameters }
        var solver = LayoutSolver(layout)
        let solution = solver.solve(configuration)
        let view = try #require(layout.views.first { $0.path == path })
        let frame = solution.frame(of: view.id)
        return [frame.x, frame.y, frame.width, frame.height]
    }
}

/// A row of three views with gaps of 8, of which the middle one goes.
func row(collapse: String, middle: String = "middle.width == 50", gaps: [String]? = nil, more: String = "") -> String {
    let gaps = gaps ?? ["middle.leading == first.trailing + 8", "last.leading == middle.trailing + 8"]
    return """
        size 320 x 44
        view first, middle, last
        first.leading == super.leading + 16
        \(gaps.joined(separator: "\n"))
        [first, last].width == 40
        \(middle)
        [first, middle, last].height == 20
        [first, middle, last].top == super.top + 12
        \(more)
        collapse middle\(collapse)
        vary middle
        """
}
