import SourceText

/// The views that HRViewVisible hides by `.invisible` and that nothing shows again: its `.visible` restores constants
/// and leaves `isHidden` as it is.
///
/// Only views that no other code reaches count, and that the code means to show again.
struct InvisibleForGood {
    struct One {
        var view: ObjectID
        var hidden: FileRange
        /// Where `.visible` is meant to show it.
        var shown: FileRange
    }

    private(set) var all: [One] = []

    init(_ execution: Execution) {
        guard !execution.isCut else { return }
        var shown: Set<ObjectID> = []
        for event in execution.events {
            if case .setHidden(let view, let isHidden) = event.effect, isHidden != true { shown.insert(view) }
        }
        var seen: Set<FileRange> = []
        for one in execution.invisible {
            guard let place = execution.shownAgain[one.view], !shown.contains(one.view),
                !execution[one.view].isOpen, execution.isReachedByItsClassAlone(one.view), one.view != .root,
                seen.insert(one.place).inserted
            else { continue }
            all.append(One(view: one.view, hidden: one.place, shown: place))
        }
    }
}
