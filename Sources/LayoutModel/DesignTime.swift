/// How a layout was saved in a visual editor.
///
/// At design time the canvas has the recorded size, constraints that are removed at build time are in force, and contents have
/// the sizes that the editor gave them: so solved, a layout can be held against the frames that the editor recorded. Nothing of it is
/// so when the app runs.
package struct DesignTime: Hashable, Sendable {
    /// The recorded size of the root view, with the safe area that the editor simulated.
    package var canvas: CanvasSize

    package init(canvas: CanvasSize) {
        self.canvas = canvas
    }
}

/// The system that shows a layout.
package enum Platform: Hashable, Sendable {
    case iOS, tvOS, macOS
}

/// How much of a view's own ambiguity its author wants to hear about.
package enum AmbiguityCheck: Hashable, Sendable {
    case all
    /// Positions only.
    case ignoringSizes
    case off
}
