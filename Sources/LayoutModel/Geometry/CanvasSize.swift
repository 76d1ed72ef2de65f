/// The length of the canvas on one axis.
package enum CanvasLength: Hashable, Sendable {
    case points(Double)
    /// A length that yields only to required constraints, such as the height of a screen or a row.
    case preferred(Double)
    /// As small as the constraints allow: `dimension == 0 @ fitting`, as in `systemLayoutSizeFitting`.
    case fit
}

/// A size of the root view at which a layout is checked.
package struct CanvasSize: Hashable, Sendable {
    package var width: CanvasLength
    package var height: CanvasLength
    /// The device's safe area, if the size was given by a device's name.
    package var safeArea: EdgeInsets?
    /// The device's name, if the size was given by it.
    package var device: String?
    /// The leading and trailing margin, in points, that UIKit gives to views that follow the screen; see
    /// ``MarginRules``.
    package var sideMargin: Double?
    package var traits = Traits()

    package init(width: CanvasLength, height: CanvasLength, safeArea: EdgeInsets? = nil, device: String? = nil) {
        self.width = width
        self.height = height
        self.safeArea = safeArea
        self.device = device
    }

    package func length(on axis: Axis) -> CanvasLength { axis == .horizontal ? width : height }
}
