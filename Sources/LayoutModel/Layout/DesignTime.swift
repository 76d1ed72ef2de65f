/// The configuration in which a visual editor saved a layout.
///
/// At design time the canvas has the recorded size, placeholder constraints are active, and contents have the sizes
/// that the editor gave them. Solved like this, a layout can be compared with the frames that the editor recorded.
package struct DesignTime: Hashable, Sendable {
    /// The recorded size of the root view, with the safe area that the editor simulated.
    package var canvas: CanvasSize

    package init(canvas: CanvasSize) {
        self.canvas = canvas
    }
}
