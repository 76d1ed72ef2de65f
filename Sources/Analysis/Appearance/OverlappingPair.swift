import LayoutModel

/// Two siblings whose frames overlap. The one above comes later in the document.
struct OverlappingPair: Hashable {
    var below: ViewID
    var above: ViewID
}

extension SolvedConfiguration {
    /// The pairs of siblings that both show something and share more than half a point on both axes.
    func overlappingSiblings() -> [OverlappingPair] {
        var result: [OverlappingPair] = []
        for index in layout.views.indices where layout.views[index].children.count > 1 {
            let siblings = layout.views[index].children
            if !areInOrder(siblings, .horizontal), !areInOrder(siblings, .vertical) {
                addOverlaps(among: siblings, &result)
            }
        }
        return result
    }

    /// Whether each of the visible siblings ends before the next one begins, so that none overlap. Most rows and
    /// columns are written in their order.
    private func areInOrder(_ siblings: [ViewID], _ axis: Axis) -> Bool {
        var end = -Double.infinity
        for view in siblings where !solution.isHidden[view.index] {
            let frame = solution.frames[view.index]
            if frame.start(on: axis) < end - 0.5 { return false }
            end = max(end, frame.end(on: axis))
        }
        return true
    }

    /// Sweeps the siblings from left to right, so that only those that share a column are compared.
    private func addOverlaps(among siblings: [ViewID], _ result: inout [OverlappingPair]) {
        let shown = siblings.filter(shows).map { (id: $0, frame: solution.frame(of: $0)) }
            .sorted { $0.frame.x < $1.frame.x }
        var open: [(id: ViewID, frame: Rect)] = []
        for view in shown {
            open.removeAll { $0.frame.maxX <= view.frame.x + 0.5 }
            for other in open where other.frame.overlaps(view.frame) {
                result.append(OverlappingPair(below: min(view.id, other.id), above: max(view.id, other.id)))
            }
            open.append(view)
        }
    }
}

extension Rect {
    /// How much of an axis two have in common, in points; negative where they are apart.
    func shared(with other: Rect, on axis: Axis) -> Double {
        min(end(on: axis), other.end(on: axis)) - max(start(on: axis), other.start(on: axis))
    }

    /// Whether two share more than half a point on both axes.
    func overlaps(_ other: Rect) -> Bool {
        Axis.allCases.allSatisfy { shared(with: other, on: $0) > 0.5 }
    }
}
