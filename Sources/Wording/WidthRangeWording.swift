import SourceText
import LayoutModel

/// Some of the widths at which a layout is looked at, in words: a list of every device would say less.
package struct WidthRangeWording {
    /// In ascending order, each once.
    private let all: [Double]
    private let seen: Set<Double>
    private let areScreens: Bool

    /// - Parameter every: the sizes at which the layout was looked at; `seen` are those of them that are meant.
    package init(_ seen: [CanvasSize], of every: [CanvasSize]) {
        all = Set(every.compactMap(Self.width)).sorted()
        self.seen = Set(seen.compactMap(Self.width))
        areScreens = every.contains { $0.device != nil }
    }

    /// `on screens up to 375 points wide`, `at widths from 390 to 430`; `at some sizes` where widths do not tell them apart.
    package var phrase: String {
        let runs = runs()
        guard seen.count < all.count, !runs.isEmpty else { return areScreens ? "on some screens" : "at some sizes" }
        let words =
            runs.count > 3 ? [describe(runs[0].lowerBound...runs[runs.count - 1].upperBound)] : runs.map(describe)
        let part = runs.count > 3 ? ", though not all of them" : ""
        return areScreens
            ? "on screens \(Naming.list(words)) points wide\(part)" : "at widths \(Naming.list(words))\(part)"
    }

    /// The places in `all` that are seen, neighbours together.
    private func runs() -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        for place in all.indices where seen.contains(all[place]) {
            if let last = runs.last, last.upperBound == place - 1 {
                runs[runs.count - 1] = last.lowerBound...place
            } else {
                runs.append(place...place)
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
