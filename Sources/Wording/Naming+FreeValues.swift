import AutoLayoutEngine
import LayoutModel
import SourceText

extension Naming {
    /// `padding`, or `the top margin of the root view`.
    package func phrase(_ value: FreeValue) -> String {
        switch value {
        case .number(let id): layout.freeNumbers[id.index].name
        case .safeArea(let view, let edge): "the \(edge.rawValue) inset of \(quoted(view))'s safe area"
        case .margin(let view, let edge): "the \(edge.rawValue) margin of \(quoted(view))"
        }
    }

    private func statedMargin(of view: View, _ edge: Edge) -> Double {
        view.marginRules.isAssumed ? 0 : view.layoutMargins[edge]
    }

    /// The least value: `padding >= 0`. A margin is at least the one that the view sets itself.
    package func lowerBound(of value: FreeValue) -> String {
        switch value {
        case .number(let id): "\(phrase(value)) >= \(Points.text(layout.freeNumbers[id.index].lowerBound ?? 0))"
        case .safeArea, .margin(.root, _): "\(phrase(value)) >= 0"
        case .margin(let view, let edge):
            // In a document, the size classes may decide it.
            layout.sourceTraits.contains(.isCode)
                ? "\(phrase(value)) >= \(Points.text(statedMargin(of: layout[view], edge)))"
                : "\(phrase(value)) >= \(written(view))'s own"
        }
    }
}
