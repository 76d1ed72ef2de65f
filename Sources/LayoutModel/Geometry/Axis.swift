/// One of the two directions of a layout.
package enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// "width" or "height".
    package var sizeName: String { self == .horizontal ? "width" : "height" }
}

/// A value for each axis. Inlinable, because readers make several for each view.
package struct AxisPair<Value> {
    package var horizontal: Value
    package var vertical: Value

    @inlinable
    package init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    @inlinable
    package init(_ both: Value) {
        self.init(horizontal: both, vertical: both)
    }

    @inlinable
    package subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

extension AxisPair: Sendable where Value: Sendable {}
extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
