import AutoLayoutEngine
import LayoutModel

extension Layout {
    /// Where code hides a view; nil if that is not known.
    func hiding(of view: ViewID) -> Hiding? {
        let places = hidings.filter { $0.view == view }.map(\.range)
        return places.isEmpty ? nil : Hiding(places: places, sharedView: sharedViews[view])
    }

    /// Where code hides the views that are hidden in each of some configurations.
    func hidings(neededFor configurations: [Int], _ space: ConfigurationSpace) -> [Hiding] {
        guard !hidings.isEmpty else { return [] }
        let all = configurations.map { index in space[index].map(hiddenViews) ?? [] }
        let common = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
        return common.sorted().compactMap(hiding)
    }

    /// The views that a configuration hides of those that vary.
    private func hiddenViews(in configuration: Configuration) -> Set<ViewID> {
        Set(vary.map(\.view)).filter { view in
            configuration.gone.contains(view) || configuration.hidden.contains(view)
                || self[view].isHidden && !configuration.shown.contains(view)
        }
    }
}
