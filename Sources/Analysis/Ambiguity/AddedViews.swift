import AutoLayoutEngine
import LayoutModel
import Wording

/// What is ambiguous of the views that methods add; see ``Addition``.
enum AddedViews {
    /// The most methods that are looked at. For each the whole layout is solved.
    private static let mostAdditions = 8

    /// - Parameter rule: a rule about ambiguity, for the layout in which the views are added.
    static func diagnoses<Found: SolvedRule>(
        of layout: Layout, by rule: Found.Type, _ cancellation: Cancellation
    ) throws(Cancelled) -> [Diagnosis] {
        let additions = layout.additions.lazy.map { $0.withoutSettledViews(of: layout) }
            .filter { $0.views != AxisPair([]) }.prefix(mostAdditions)
        guard !additions.isEmpty else { return [] }
        var extended = layout.withStates(for: Array(additions))
        let all = Set(layout.views.map(\.id))
        extended.markAllPartiallyKnown()
        for (index, addition) in additions.enumerated() {
            extended.states[index].partiallyKnown = AxisPair(
                horizontal: all.subtracting(addition.views.horizontal),
                vertical: all.subtracting(addition.views.vertical))
        }
        let space = ConfigurationSpace(extended)
        var found = Found(layout: extended)
        _ = try SolvedConfiguration.forEach(of: extended, in: space, cancellation) { solved, _ throws(Cancelled) in
            try found.inspect(solved)
        }
        // What is missing belongs into the method: elsewhere the view may not be there yet.
        return found.diagnoses(ConfigurationWording(extended, space)).map { Diagnosis($0.finding) }
    }
}

extension Addition {
    /// Without the views that one look at their own constraints settles: most have an edge or their centre somewhere,
    /// and a length or the other edge. Solving a large layout for each method takes long.
    fileprivate func withoutSettledViews(of layout: Layout) -> Addition {
        var edges: [ViewAxis: Set<Attribute>] = [:]
        var lengths: Set<ViewAxis> = []
        for constraint in constraints where constraint.relation == .equal {
            let place = ViewAxis(constraint.first.item.view, constraint.first.attribute.axis)
            if constraint.first.attribute.isSize {
                lengths.insert(place)
            } else {
                edges[place, default: []].insert(constraint.first.attribute)
            }
        }
        var result = self
        for axis in Axis.allCases {
            result.views[axis] = views[axis].filter { view in
                let place = ViewAxis(view, axis)
                let hasLength = lengths.contains(place) || layout[view].intrinsicSize[axis] != .none
                return (edges[place]?.count ?? 0) < (hasLength || layout[view].stack != nil ? 1 : 2)
            }
        }
        return result
    }
}
