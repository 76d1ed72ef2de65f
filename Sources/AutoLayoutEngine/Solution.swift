import LayoutModel

/// One of the four numbers of a frame.
package enum FrameComponent: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height

    package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}

/// Where the views of a layout stand in one configuration.
package struct Solution: Sendable {
    package var configuration: Configuration
    /// By ``ViewID/index``, each in its superview's coordinates, in points.
    package var frames: [Rect]
    /// The numbers that the constraints leave undecided, by ``ViewID/index``.
    package var ambiguous: [Set<FrameComponent>]
    /// Constraints that were left out because they conflict with others.
    package var broken: [ConstraintID]

    package init(configuration: Configuration, frames: [Rect], ambiguous: [Set<FrameComponent>], broken: [ConstraintID]) {
        self.configuration = configuration
        self.frames = frames
        self.ambiguous = ambiguous
        self.broken = broken
    }

    package func frame(of view: ViewID) -> Rect {
        frames[view.index]
    }
}
