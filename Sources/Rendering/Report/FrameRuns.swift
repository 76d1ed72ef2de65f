import SourceText

/// A number of a frame at every whole width, as the few widths where its slope changes.
///
/// A frame's numbers are linear in the width until another constraint takes effect. A run is `[value]` for a constant
/// number, otherwise `[width, value, width, value, …]`. Between two of these widths, the number is interpolated
/// linearly and rounded to a millionth of a point, to which frames are exact. A width is omitted only if that
/// reproduces the solved number exactly. ``value(at:in:)`` and the page's script decode runs in the same way.
enum FrameRuns {
    /// - Parameter values: the solved numbers, one for each width from `first` on.
    static func encode(_ values: [Double], from first: Int) -> [Double] {
        guard let start = values.first else { return [] }
        if values.allSatisfy({ $0 == start }) { return [start] }
        let millionths = values.map { ($0 * 1e6).rounded() }
        var bends = [0]
        while let bend = bends.last, bend < values.count - 1 { bends.append(end(of: bend, millionths)) }
        return bends.flatMap { [Double(first + $0), values[$0]] }
    }

    /// The index up to which a straight line gives every number, found by bisection: it may be earlier than the last
    /// one.
    private static func end(of start: Int, _ values: [Double]) -> Int {
        func isStraight(to end: Int) -> Bool {
            (start...end).allSatisfy { between(start, values[start], end, values[end], at: $0) == values[$0] }
        }
        let last = values.count - 1
        if isStraight(to: last) { return last }
        var (good, bad) = (start + 1, last)
        while bad - good > 1 {
            let middle = (good + bad) / 2
            if isStraight(to: middle) { good = middle } else { bad = middle }
        }
        return good
    }

    /// The number on the line between two indices, in whole millionths.
    private static func between(_ start: Int, _ a: Double, _ end: Int, _ b: Double, at index: Int) -> Double {
        guard index != start else { return a }
        guard index != end else { return b }
        let sum = a * Double(end - index) + b * Double(index - start)
        return (sum / Double(end - start) + 0.5).rounded(.down)
    }

    /// The number at a width; nil if the width is outside the run. The page's script has the same function.
    static func value(at width: Int, in run: [Double]) -> Double? {
        if run.count == 1 { return run.first }
        for index in stride(from: 0, to: run.count - 1, by: 2) {
            if Double(width) == run[index] { return run[index + 1] }
            guard index + 3 < run.count, Double(width) > run[index], Double(width) < run[index + 2] else { continue }
            let (a, b) = ((run[index + 1] * 1e6).rounded(), (run[index + 3] * 1e6).rounded())
            return between(Int(clamping: run[index]), a, Int(clamping: run[index + 2]), b, at: width) / 1e6
        }
        return nil
    }
}
