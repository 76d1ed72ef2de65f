import SourceText

/// A number of a frame at every whole width, as the few places where its slope changes.
///
/// A frame's numbers are linear in the width between the widths at which another constraint takes over. So a run is written as
/// `[value]` where the number is always the same, else as `[width, value, width, value, …]`: at a width between two of these the number
/// lies on the line between them, rounded to a millionth of a point, which is how exact frames are. A place is left out only where that
/// gives back exactly the number that was solved; ``value(at:in:)`` and the report's script work it out in the same way.
enum FrameRuns {
    /// - Parameter values: the solved numbers from the width `first` on, one a point.
    static func encode(_ values: [Double], from first: Int) -> [Double] {
        guard let start = values.first else { return [] }
        if values.allSatisfy({ $0 == start }) { return [start] }
        let millionths = values.map { ($0 * 1e6).rounded() }
        var places = [0]
        while let place = places.last, place < values.count - 1 {
            places.append(end(of: place, millionths))
        }
        return places.flatMap { [Double(first + $0), values[$0]] }
    }

    /// The last place, or one before it, up to which a straight line gives every number.
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

    /// On the line between two places, to a whole millionth.
    private static func between(_ start: Int, _ a: Double, _ end: Int, _ b: Double, at place: Int) -> Double {
        guard place != start else { return a }
        guard place != end else { return b }
        let sum = a * Double(end - place) + b * Double(place - start)
        return (sum / Double(end - start) + 0.5).rounded(.down)
    }

    /// The number at a width; nil where the run has none. The script has the same function.
    static func value(at width: Int, in run: [Double]) -> Double? {
        if run.count == 1 { return run.first }
        for place in stride(from: 0, to: run.count - 1, by: 2) {
            if Double(width) == run[place] { return run[place + 1] }
            guard place + 3 < run.count, Double(width) > run[place], Double(width) < run[place + 2] else { continue }
            let (a, b) = ((run[place + 1] * 1e6).rounded(), (run[place + 3] * 1e6).rounded())
            return between(Int(run[place]), a, Int(run[place + 2]), b, at: width) / 1e6
        }
        return nil
    }
}

/// Runs, each stored once.
struct RunPool {
    private(set) var runs: [[Double]] = []
    private var places: [[Double]: Int] = [:]

    /// The place of a run in ``runs``.
    mutating func place(of run: [Double]) -> Int {
        if let place = places[run] { return place }
        places[run] = runs.count
        runs.append(run)
        return runs.count - 1
    }
}
