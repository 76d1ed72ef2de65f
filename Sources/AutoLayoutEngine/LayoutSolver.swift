import LayoutModel
import Simplex

/// Solves a layout in one configuration after the other.
package struct LayoutSolver: Sendable {
    package let layout: Layout

    package init(_ layout: Layout) {
        self.layout = layout
    }

    package mutating func solve(_ configuration: Configuration) -> Solution {
        Solution(
            configuration: configuration,
            frames: layout.views.map { _ in Rect(x: 0, y: 0, width: 0, height: 0) },
            ambiguous: layout.views.map { _ in [] }, broken: [])
    }
}
