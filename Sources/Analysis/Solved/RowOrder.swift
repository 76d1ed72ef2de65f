import AutoLayoutEngine
import LayoutModel

/// The siblings that come before each view in its row or column. A view with none has no entry.
struct RowOrder: Sendable {
    struct Entry: Sendable {
        var view: ViewID
        var parent: ViewID
        /// The siblings that share a span across the axis with the view and end before it, the nearest one first.
        var before: [ViewID]
    }

    let entries: [Entry]

    /// A smaller difference, in points, does not count.
    private static let least = 0.5
    /// Views further away than this many others are no neighbours.
    private static let mostBefore = 64

    init(_ solved: SolvedConfiguration, _ axis: Axis) {
        let (layout, solution) = (solved.layout, solved.solution)
        entries = layout.views.flatMap { parent -> [Entry] in
            guard parent.children.count > 1, parent.stack == nil else { return [] }
            let seen = parent.children.filter { view in
                let frame = solution.frame(of: view)
                return solved.shows(view) && frame.width > Self.least && frame.height > Self.least
            }
            let ends = seen.map { (view: $0, frame: solution.frame(of: $0)) }
                .sorted { $0.frame.end(on: axis) > $1.frame.end(on: axis) }
            return ends.compactMap { one in
                let first = ends.firstIndex(endingBy: one.frame.start(on: axis) + Self.least, on: axis)
                let before = ends[first...].lazy.filter { other in
                    other.view != one.view && other.frame.sharesSpan(with: one.frame, across: axis)
                }
                let nearest = Array(before.prefix(Self.mostBefore).map(\.view))
                return nearest.isEmpty ? nil : Entry(view: one.view, parent: parent.id, before: nearest)
            }
        }
    }
}

extension [(view: ViewID, frame: Rect)] {
    /// The first of views, of which the last end comes first, that ends at or before a point; the count if none does.
    fileprivate func firstIndex(endingBy point: Double, on axis: Axis) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].frame.end(on: axis) <= point { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension Rect {
    /// Whether two have more than half a point in common on the other axis.
    func sharesSpan(with other: Rect, across axis: Axis) -> Bool {
        shared(with: other, on: axis.other) > 0.5
    }
}
