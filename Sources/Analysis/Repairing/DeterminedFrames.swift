import AutoLayoutEngine
import LayoutModel

/// The frame values that the constraints of a layout determine: those that are neither ambiguous nor in a conflict.
///
/// A fix is safe only if all of them stay as they are in every configuration, and remain determined.
package struct DeterminedFrames {
    private let layout: Layout

    package init(of layout: Layout) {
        self.layout = layout
    }

    /// Whether another version of the layout gives the same values. False if the two do not have the same views, states
    /// and parameters, because their configurations cannot be compared then.
    package func areKept(in other: Layout, _ cancellation: Cancellation) throws(Cancelled) -> Bool {
        guard hasSameConfigurations(as: other) else { return false }
        let space = ConfigurationSpace(layout)
        var before = LayoutSolver(layout)
        var after = LayoutSolver(other)
        for configuration in space.order.map({ space.configurations[$0] }) + [Configuration(baseOf: layout)] {
            let old = try before.solve(configuration, cancellation)
            let new = try after.solve(configuration, cancellation)
            let (oldConflict, newConflict) = (before.viewAxesInConflict(), after.viewAxesInConflict())
            for view in layout.views.map(\.id) where old.isInstalled[view.index] {
                let areKept = FrameComponent.allCases.allSatisfy { component in
                    let place = ViewAxis(view, component.axis)
                    if old.ambiguous[view.index].contains(component) || oldConflict.contains(place) { return true }
                    return new.isInstalled[view.index] && !new.ambiguous[view.index].contains(component)
                        && !newConflict.contains(place)
                        && abs(old.frame(of: view)[component] - new.frame(of: view)[component]) <= Self.tolerance
                }
                if !areKept { return false }
            }
        }
        return true
    }

    private func hasSameConfigurations(as other: Layout) -> Bool {
        layout.views.count == other.views.count
            && zip(layout.views, other.views).allSatisfy { $0.path == $1.path && $0.objectID == $1.objectID }
            && layout.states.map(\.name) == other.states.map(\.name)
            && layout.parameters.count == other.parameters.count
            && zip(layout.parameters, other.parameters).allSatisfy {
                $0.value == $1.value && $0.lower == $1.lower && $0.upper == $1.upper
            }
            && layout.vary.map(\.view) == other.vary.map(\.view)
            && layout.sizes.map(\.size) == other.sizes.map(\.size)
            && layout.designTime?.canvas == other.designTime?.canvas && layout.alwaysGone == other.alwaysGone
    }

    private static let tolerance = 0.001
}
