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

/// An edge towards which a view collapses.
package enum Edge: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, left, right, top, bottom

    package var axis: Axis {
        switch self {
        case .leading, .trailing, .left, .right: .horizontal
        case .top, .bottom: .vertical
        }
    }
}

extension Set<Edge> {
    /// The four edges that the word `all` stands for.
    package static let allSides: Self = [.leading, .trailing, .top, .bottom]

    /// The words that stand for the edges, in a fixed order.
    package var words: [String] {
        self == .allSides ? ["all"] : Edge.allCases.filter(contains).map(\.rawValue)
    }
}
