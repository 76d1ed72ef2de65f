import AutoLayoutEngine
import LayoutModel
import SourceText

/// A file whose layouts were solved.
package struct SolvedFile: Sendable {
    /// As the person gave it.
    package var path: String
    package var text: SourceText
    package var layouts: [SolvedLayout]

    package init(path: String, text: SourceText, layouts: [SolvedLayout]) {
        self.path = path
        self.text = text
        self.layouts = layouts
    }
}

/// A layout in one configuration, with its frames.
package struct SolvedLayout: Sendable {
    package var layout: Layout
    package var solution: Solution
    /// A sentence for each constraint that was left out because it conflicts with others.
    package var broken: [String]

    package init(layout: Layout, solution: Solution, broken: [String]) {
        self.layout = layout
        self.solution = solution
        self.broken = broken
    }

    /// The views that somebody wrote and that are there at the size classes of the canvas, in document order.
    var views: [View] { layout.views.filter { !$0.isSynthesized && solution.isInstalled[$0.id.index] } }

    /// The name of the state in which it stands.
    var stateName: String? {
        solution.configuration.state.flatMap { layout.states.indices.contains($0) ? layout.states[$0].name : nil }
    }

    /// The paths of the views that the configuration makes gone, by its state or beyond it, in document order.
    var gone: [String] {
        var gone: Set<ViewID> = []
        if let state = solution.configuration.state, layout.states.indices.contains(state) {
            for change in layout.states[state].changes {
                switch change.effect {
                case .gone(let view): gone.insert(view)
                case .show(let view): gone.remove(view)
                default: break
                }
            }
        }
        gone.formUnion(solution.configuration.gone)
        return gone.sorted().map { layout[$0].path }
    }

    /// A view's frame as its document would write it.
    func frame(of view: ViewID) -> Rect {
        solution.frame(of: view, asWrittenIn: layout)
    }

    /// The size at which the root was solved, in points.
    var size: Rect { solution.frame(of: .root) }
}
