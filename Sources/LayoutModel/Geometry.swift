/// A rectangle in points; y grows downwards.
package struct Rect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }

    package func start(on axis: Axis) -> Double { axis == .horizontal ? x : y }
    package func end(on axis: Axis) -> Double { start(on: axis) + length(on: axis) }
    package func length(on axis: Axis) -> Double { axis == .horizontal ? width : height }
    package func centre(on axis: Axis) -> Double { start(on: axis) + length(on: axis) / 2 }
}

/// Distances from the four edges inwards, in points.
package struct EdgeInsets: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(_ all: Double) {
        self.init(top: all, leading: all, bottom: all, trailing: all)
    }

    package static let zero = EdgeInsets(0)
}

/// An edge by which a view collapses.
package enum Edge: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, left, right, top, bottom

    package var axis: Axis {
        switch self {
        case .leading, .trailing, .left, .right: .horizontal
        case .top, .bottom: .vertical
        }
    }
}

/// One side of the canvas: a length, or as small as the constraints ask for.
package enum CanvasLength: Hashable, Sendable {
    case points(Double)
    /// A length that gives way to what is required and to nothing else: the screen's height, a row's height.
    case preferred(Double)
    /// `dimension == 0 @ fitting`, as `systemLayoutSizeFitting` does.
    case fit
}

/// A size of the root view at which a layout is checked.
package struct CanvasSize: Hashable, Sendable {
    package var width: CanvasLength
    package var height: CanvasLength
    /// The device's own safe area, where the size was given by a device's name.
    package var safeArea: EdgeInsets?
    /// The device's name, where the size was given by it.
    package var device: String?
    /// The leading and trailing margin that UIKit gives at this size to views that follow the screen; see ``MarginRules``.
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
