import SourceText

/// What code does with SnapKit that may be a mistake. It is judged when the whole class has been read.
struct SnapNotes {
    /// The chains that end without a relation.
    var withoutRelation: [FileRange] = []
    /// The updates that found nothing to update, of views that certainly have constraints of SnapKit.
    var updates: [Update] = []
    var remakes: [Remake] = []
    /// The views some of whose constraints are taken back at some time.
    var emptied: Set<ObjectID> = []
    /// The entry points in which the constraints of each view that there were then are taken back.
    var removals: [ObjectID: Set<Path.Choice>] = [:]
    /// The entry points that take back what others, executed later, make: those others, by the first.
    var takingBackLater: [Path.Choice: Set<Path.Choice>] = [:]

    struct Update {
        var view: ObjectID
        /// The constraint that was to be matched.
        var made: ObjectID
        var place: FileRange
    }

    struct Remake {
        var view: ObjectID
        var made: [ObjectID] = []
        var path: Path
        var place: FileRange
        /// How many events there were when the old constraints had been taken back.
        var time: Int
    }
}
