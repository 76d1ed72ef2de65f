/// The views that a method takes out of their superviews at some later time, and that nothing puts anywhere again.
///
/// Until then they are where the class puts them, which is what is read: what such a method makes is in no world.
struct ViewRemovals {
    private(set) var views: Set<ObjectID> = []

    init(_ execution: Execution) {
        var others: Set<ObjectID> = []
        var superviews: [ObjectID: ObjectID] = [:]
        for event in execution.events {
            switch event.effect {
            case .remove(let view):
                if execution.isLater(event.path) { views.insert(view) } else { others.insert(view) }
            case .addSubview(let view, let parent, _):
                if superviews[view] ?? parent != parent || !execution.isBase(event.path) { others.insert(view) }
                superviews[view] = parent
            // A stack view without it arranges the others.
            case .arrange(let view, _, _): others.insert(view)
            default: break
            }
        }
        views.subtract(others)
    }
}

extension Execution {
    /// Whether a path begins in an entry point other than the base's.
    func isLater(_ path: Path) -> Bool { isInEntryPoint(path) && path.first.map(isRepeatable) ?? false }
}
