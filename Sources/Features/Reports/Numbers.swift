import LayoutModel

/// A number of points with at most two decimals, without trailing zeros.
func points(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let hundredths = Int((abs(number) * 100).rounded())
    guard hundredths > 0 else { return "0" }
    var text = "\(hundredths / 100)"
    let fraction = hundredths % 100
    if fraction > 0 {
        text += fraction % 10 == 0 ? ".\(fraction / 10)" : fraction < 10 ? ".0\(fraction)" : ".\(fraction)"
    }
    return number < 0 ? "-" + text : text
}

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
