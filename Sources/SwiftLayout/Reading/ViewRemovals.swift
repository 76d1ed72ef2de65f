/// The views that a method takes out of their superviews at some later time.
struct ViewRemovals {
    /// Those that nothing puts anywhere again. Until then they are where the class puts them, which is what is read:
    /// what such a method makes is in no world.
    private(set) var views: Set<ObjectID> = []
    /// Those that other methods add, always to the same view. Each time they are there until they are taken out, and
    /// their constraints go with them.
    private(set) var takenOutAgain: Set<ObjectID> = []

    init(_ execution: Execution) {
        var others: Set<ObjectID> = []
        var superviews: [ObjectID: ObjectID] = [:]
        var inBase: Set<ObjectID> = []
        var adding: [ObjectID: Set<Path.Choice?>] = [:]
        var removing: [ObjectID: Set<Path.Choice?>] = [:]
        for event in execution.events where !execution.isNeverRun(event.path) {
            switch event.effect {
            case .remove(let view):
                removing[view, default: []].insert(event.path.first)
                if !execution.isLater(event.path) { others.insert(view) }
            case .addSubview(let view, let parent, _):
                if superviews[view] ?? parent != parent { others.insert(view) }
                if execution.isBase(event.path) {
                    inBase.insert(view)
                } else {
                    adding[view, default: []].insert(event.path.first)
                }
                superviews[view] = parent
            // A stack view without it arranges the others.
            case .arrange(let view, _, _): others.insert(view)
            default: break
            }
        }
        for (view, removing) in removing where !others.contains(view) {
            guard let adding = adding[view] else {
                views.insert(view)
                continue
            }
            if !inBase.contains(view), adding.isDisjoint(with: removing) { takenOutAgain.insert(view) }
        }
    }
}

extension Execution {
    /// Whether a path begins in an entry point other than the base's.
    func isLater(_ path: Path) -> Bool { isInEntryPoint(path) && path.first.map(isRepeatable) ?? false }
}
