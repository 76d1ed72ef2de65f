import LayoutModel
import SourceText

/// A number of points with at most two decimals.
func points(_ number: Double) -> String { plainDecimal(number, places: 2) ?? "\(number)" }

func frameText(_ frame: Rect) -> String {
    "x \(points(frame.x)), y \(points(frame.y)), width \(points(frame.width)), height \(points(frame.height))"
}

/// A frame in the cell of a table: `(16, 12) 40 × 20`.
func boxText(_ frame: Rect) -> String {
    "(\(points(frame.x)), \(points(frame.y))) \(points(frame.width)) × \(points(frame.height))"
}

extension Rect {
    /// Whether two frames are equal within a tolerance, by default that of ``points(_:)``.
    func isNear(_ other: Rect, within tolerance: Double = 0.005) -> Bool {
        [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) <= tolerance }
    }
}

/// `375 × 60`, `fit × 60`, or a device with its size.
func sizeName(_ size: CanvasSize) -> String {
    func name(_ length: CanvasLength) -> String {
        switch length {
        case .points(let number), .preferred(let number): points(number)
        case .fit: "fit"
        }
    }
    let plain = "\(name(size.width)) × \(name(size.height))"
    return size.device.map { "\($0), \(plain)" } ?? plain
}
