import LayoutModel
import SourceText

/// Words some of the widths at which a layout is checked as ranges, where a list of devices would be too long.
struct WidthRangeWording {
    /// In ascending order, each once.
    private let all: [Double]
    private let seen: Set<Double>
    private let areScreens: Bool
    /// Up to this number of sizes, a list is used instead.
    private static let mostListed = 4

    /// - Parameters:
    ///   - seen: the sizes to describe.
    ///   - every: all sizes at which the layout is checked.
    /// - Returns: nil if few sizes are checked, or if two of them have the same width.
    init?(_ seen: [CanvasSize], of every: [CanvasSize]) {
        all = Set(every.compactMap(Self.width)).sorted()
        guard every.count > Self.mostListed, all.count == every.count else { return nil }
        self.seen = Set(seen.compactMap(Self.width))
        areScreens = every.contains { $0.device != nil }
    }

    /// `on screens up to 375 points wide`, `at widths from 390 to 430`.
    var phrase: String {
        let runs = runs()
        guard let first = runs.first, let last = runs.last, seen.count < all.count else {
            return areScreens ? "on some screens" : "at some sizes"
        }
        let words = runs.count > 3 ? [describe(first.lowerBound...last.upperBound)] : runs.map(describe)
        let part = runs.count > 3 ? ", though not all of them" : ""
        return areScreens
            ? "on screens \(Naming.list(words)) points wide\(part)" : "at widths \(Naming.list(words))\(part)"
    }

    /// The indices in `all` that are seen, as ranges of consecutive indices.
    private func runs() -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        for index in all.indices where seen.contains(all[index]) {
            if let last = runs.last, last.upperBound == index - 1 {
                runs[runs.count - 1] = last.lowerBound...index
            } else {
                runs.append(index...index)
            }
        }
        return runs
    }

    private func describe(_ run: ClosedRange<Int>) -> String {
        let (low, high) = (Points.text(all[run.lowerBound]), Points.text(all[run.upperBound]))
        if run.lowerBound == 0 { return run.upperBound == 0 ? low : "up to \(high)" }
        if run.upperBound == all.count - 1 { return run.count == 1 ? high : "from \(low)" }
        return run.count == 1 ? low : "\(areScreens ? "" : "from ")\(low) to \(high)"
    }

    private static func width(_ size: CanvasSize) -> Double? {
        switch size.width {
        case .points(let points), .preferred(let points): points
        case .fit: nil
        }
    }
}
