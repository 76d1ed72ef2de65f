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
        for parent in layout.views where parent.children.count > 1 { addOverlaps(among: parent.children, &result) }
        return result
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
    /// The size of the rectangle that two have in common; negative where they are apart.
    func shared(with other: Rect) -> (width: Double, height: Double) {
        (min(maxX, other.maxX) - max(x, other.x), min(maxY, other.maxY) - max(y, other.y))
    }

    /// Whether two share more than half a point on both axes.
    func overlaps(_ other: Rect) -> Bool {
        let shared = shared(with: other)
        return shared.width > 0.5 && shared.height > 0.5
    }
}
