import AutoLayoutEngine
import LayoutModel

/// A layout in one configuration, with its frames.
package struct LayoutFrames: Sendable {
    package var layout: Layout
    package var solution: Solution
    /// A sentence for each constraint that was left out because of a conflict.
    package var broken: [String]

    package init(layout: Layout, solution: Solution, broken: [String]) {
        self.layout = layout
        self.solution = solution
        self.broken = broken
    }

    /// The views that the document declares and that are installed, in document order.
    var views: [View] { layout.views.filter { !$0.isSynthesized && solution.isInstalled[$0.id.index] } }

    /// Whether the size is assumed, because code decides none.
    var isAssumed: Bool { layout.sourceTraits.contains(.hasAssumedSizes) }

    /// The name of the selected state.
    var stateName: String? {
        solution.configuration.state.flatMap { layout.states.indices.contains($0) ? layout.states[$0].name : nil }
    }

    /// The paths of the views that are gone because of the state or the configuration, in document order.
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

    /// The frame of a view, in points, as its document would write it.
    func frame(of view: ViewID) -> Rect {
        solution.frame(of: view, asWrittenIn: layout)
    }

    /// The frame of the root, in points.
    var rootFrame: Rect { solution.frame(of: .root) }
}
