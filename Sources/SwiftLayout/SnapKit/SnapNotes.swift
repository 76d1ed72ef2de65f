import LayoutModel
import SourceText

/// What code does with SnapKit that may be a mistake. It is judged when the whole class has been read.
struct SnapNotes {
    /// The chains that end without a relation.
    var withoutRelation: [FileRange] = []
    /// The axes on which such chains leave views without the constraints that were meant.
    var unrelated: [ObjectID: Set<Axis>] = [:]
    /// The updates that found nothing to update, of views that certainly have constraints of SnapKit.
    var updates: [Update] = []
    /// What an update may constrain of views before anything else does.
    var mayBeMadeByUpdates: [ObjectID: Set<LayoutModel.Attribute>] = [:]
    var remakes: [Remake] = []
    /// The chains that relate a view to a superview that it does not have yet.
    var withoutSuperview: [Orphan] = []
    /// The views some of whose constraints are taken back at some time.
    var emptied: Set<ObjectID> = []
    /// The methods that take back the constraints of each view.
    var removals: [ObjectID: Set<Path.Choice>] = [:]
    /// For each method that takes constraints back, those that were executed later and make some for the same views.
    var makersAfter: [Path.Choice: Set<Path.Choice>] = [:]

    /// The constraints that are made active for each view, in order.
    var made: [ObjectID: [ObjectID]] = [:]
    /// The views for which constraints are made, and not by an update.
    var makes: Set<ObjectID> = []
    /// The constraints that an update makes where no others were found before, by view.
    var madeByUpdates: [ObjectID: Set<ObjectID>] = [:]

    /// The constraints of updates that were read before others were made for their views: they may change those and
    /// make none.
    var mayChangeOthers: Set<ObjectID> {
        madeByUpdates.reduce(into: []) { all, made in if makes.contains(made.key) { all.formUnion(made.value) } }
    }

    /// Whether a method takes back constraints of views for which another one, executed later, makes some.
    func takesBack(_ method: Path.Choice, whatIsMadeIn other: Path.Choice?) -> Bool {
        guard let other else { return false }
        return makersAfter[method]?.contains(other) ?? false
    }

    struct Orphan {
        var view: ObjectID
        var place: FileRange
        /// How many events there were before.
        var time: Int
        /// Whether the object is being made: no other code has it yet.
        var isEarly: Bool
    }

    struct Update {
        var view: ObjectID
        /// The constraint that was to be matched.
        var made: ObjectID
        var place: FileRange
        /// The method in which it happens, if none calls that in the class.
        var method: String?
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
