import AutoLayoutEngine
import LayoutModel
import Wording

/// What is ambiguous of the views that methods add; see ``Addition``.
enum AddedViews {
    /// - Parameter rule: a rule about ambiguity, for the layout in which the views are added.
    static func diagnoses<Found: SolvedRule>(
        of layout: Layout, by rule: Found.Type, _ cancellation: Cancellation
    ) throws(Cancelled) -> [Diagnosis] {
        let additions = layout.additions.filter { !$0.views.horizontal.union($0.views.vertical).isEmpty }
        guard !additions.isEmpty else { return [] }
        var extended = layout.withStates(for: additions)
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
