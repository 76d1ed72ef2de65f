import LayoutModel
import SourceText
import SwiftSource

/// Executes the layout code of a class without running it.
///
/// Values that the code does not state stay unknown. Where a condition is unknown, each branch is executed on a path of
/// its own, and what the branches assign differently is unknown afterwards. What is done to views, guides and
/// constraints is noted as events, each with its path.
///
/// Every bound that is reached makes ``isCut`` true: what lies beyond is unknown, so nothing may be missed in silence.
final class Execution {
    let program: Program

    /// The class that is read.
    let type: TypeInfo

    var objects: [Object] = []
    /// What methods return that others call.
    var handedOut: Set<ObjectID> = []
    var closures: [ClosureData] = []
    /// The entry points in which each closure was made; nil for none.
    var closureMakers: [SyntaxNode: [ConditionID?]] = [:]
    var unknowns: [UnknownNumber] = []
    var conditions: [Branching] = []
    private(set) var events: [Event] = []

    /// The path of what is being executed.
    var path = Path.always
    var frames: [Frame] = []

    /// The views and guides that guide objects stand for: `view.safeAreaLayoutGuide`.
    var guides: [ObjectID: ItemValue] = [:]
    /// The superview that a view was added to last, on whatever path.
    var superviews: [ObjectID: ObjectID] = [:]
    /// The views that each stack arranges so far; nil for one that is not known or not always there.
    var arranged: [ObjectID: [ObjectID?]] = [:]
    var snapMakers: [SnapMaker] = []
    var snapNotes = SnapNotes()
    /// The holders of slots, by the accessibility identifier of their view, or by the view; see ``slot(_:of:)``.
    var holders: [Value: ObjectID] = [:]
    var slotNotes: [SlotNote] = []
    var contentViewMasks: [ContentViewMask] = []
    /// Where the masks of views are turned off, and those that are turned on anywhere.
    var masksOff: [ObjectID: [Path]] = [:]
    var masksOn: Set<ObjectID> = []
    /// Whether what is passed to be changed in the call that is evaluated stays the same object.
    var leavesPassedObjects = false
    /// Whether a constraint places something by what is not known.
    var relatesUnknownPlaces = false
    /// The axes along which constraints relate views to something that is not known.
    var heldAxes: [ObjectID: Set<Axis>] = [:]
    /// The formats that UIKit refuses.
    var formatMistakes: [VisualFormatMistake] = []
    /// Where `setVisible(.invisible)` hides views, and where `.visible` is meant to show them again.
    var invisible: [HiddenForGood] = []
    var shownAgain: [ObjectID: FileRange] = [:]
    /// The superview, and the window, that UIKit has just given the view that is read.
    var surroundings: ObjectID?
    var visibilityNotes: [VisibilityNote] = []
    /// Where a type that is neither a view nor a controller shows its views: in a window, or in another class's view.
    var stage: ObjectID?
    /// The lengths of the screen that code has asked for.
    private var screenLengths: [ScreenLength: UnknownID] = [:]
    /// The view whose `isHidden` is observed by what is being executed.
    var observed: ObjectID?

    /// The functions and closures that have been entered.
    var entered: Set<SyntaxNode> = []
    /// The bodies that are being executed, outermost first.
    var running: [SyntaxNode] = []
    /// The bodies of the class's methods with a flag, and the methods' names; see ``FunctionInfo/flag``.
    var flagged: [SyntaxNode: FileRange] = [:]
    /// The innermost of them that is being executed.
    var runningFlagged: SyntaxNode?
    /// The bodies that the class itself runs, while it is set up.
    var bodiesOfSetUp: Set<SyntaxNode> = []
    /// The first member of `.all().sides`, with the type that is wanted of the whole.
    var implicitHead: (node: SyntaxNode, type: String)?
    /// The first `switch` over each constant, for those that are over the same one.
    var sharedSwitches: [SharedSwitch] = []
    /// The `if` and `switch` expressions whose values are being found.
    var branchValues: [(node: SyntaxNode, values: [(path: Path, value: Value)])] = []
    /// The classes of each class that was asked for; see ``Program/ancestry(of:from:in:)``.
    var ancestries: [String: Ancestry] = [:]
    /// Whether the initializer has run, so that stored properties have been assigned.
    var isInitialized = false
    /// Whether what loads the view of a controller has been executed, or is being.
    var isViewLoaded = false
    /// The values of static and global constants that have been evaluated; nil while one is.
    var constants: [SyntaxNode: Value?] = [:]

    /// Whether a bound was reached.
    private(set) var isCut = false
    /// Names that several classes of the hierarchy give to stored properties of their own, which private ones may have.
    /// The values are not told apart, so none of them is known.
    var sharedNames: Set<String> = []
    /// Whether constraints were activated or changed that are not known.
    var hasUnknownConstraints = false
    /// Whether constraints are made or activated of which a view is not known: those that may be meant may have them.
    var relatesUnknownViews = false
    /// The properties whose values the code states, but not in a way that is understood.
    var forgottenProperties: Set<String> = []
    /// How often code was called that is not read: it may have changed variables of the class.
    var unreadCalls = 0
    /// The count of ``unreadCalls`` at which a variable was last asked for that keeps a truth value.
    var truthsAsked: [String: Int] = [:]
    /// The names of all that was forgotten, in whatever scope: most classes have none.
    var forgottenNames: Set<String> = []
    /// Whether constraints are deactivated or changed that are not known: any that is stored may be meant.
    var mayChangeStored = false
    /// Whether all constraints of some view are deactivated or changed: any at all may be meant.
    var mayChangeAll = false
    var unknownRemovals = UnknownRemovals()
    /// Whether the autoresizing masks of views are changed that are not known.
    var mayTurnMasksOff = false
    /// Whether a document makes the view that is read, which then has what the document says.
    var isAwoken = false
    /// Whether the object that is read was given to code that is not understood.
    var isRootOpen = false
    private var steps = 0

    /// What was assigned since the outermost branch began, with the values before; see ``branch(_:_:)``.
    var trail: [Trail] = []
    /// What each entry point assigned last, with nil for a value that was removed; see ``keepValuesOfBase()``.
    var entryValues: [Trail.Location: [Path.Choice: Value?]] = [:]
    /// How many branches are being executed inside of one another.
    var branchDepth = 0

    /// The most expressions and statements that one class may take: about a tenth of a second.
    private static let mostSteps = 200_000
    /// The most expressions and statements inside of one another, with those of the bodies that are called: what a
    /// stack of 8 MB holds in a debug build too.
    private static let deepestNesting = 400
    private var nesting = 0

    /// Runs a part of the code inside of another; nil beyond the bound.
    func nested<Result>(_ body: () -> Result) -> Result? {
        guard nesting < Self.deepestNesting else {
            cut()
            return nil
        }
        nesting += 1
        defer { nesting -= 1 }
        return body()
    }

    /// The most views, guides and constraints of one class.
    private static let mostObjects = 5000

    /// The most calls inside of one another.
    static let deepest = 40
    /// The most iterations of one loop.
    static let mostIterations = 200

    init(_ program: Program, _ type: TypeInfo) {
        self.program = program
        self.type = type
    }

    /// The path of the base world: what always happens. A class that makes no constraint by the time that it is shown
    /// makes them in a method that others call, as `configure(with:)`, or all behind a `guard`: then that is the base.
    /// A method that nothing calls is that only if there is no other.
    private(set) lazy var base: Path = {
        var activations = events.filter(\.isActivation)
        if activations.contains(where: \.path.isEmpty) { return .always }
        activations.removeAll { event in
            event.path.first.map { conditions[$0.condition.index].isOfOtherInitializer } ?? false
        }
        let called = activations.filter { !isNeverRun($0.path) }
        if !called.isEmpty { activations = called }
        var counts: [Path: Int] = [:]
        var guarded: [Path] = []
        for event in activations {
            guard let entry = event.path.first else { continue }
            guard conditions[entry.condition.index].kind == .entry else {
                guarded.append(event.path)
                continue
            }
            counts[Path.always.choosing(entry.branch, of: entry.condition), default: 0] += 1
        }
        var behindGuards = Path.always
        for choice in path(fromAll: guarded, .always).choices {
            guard conditions[choice.condition.index].isGuard else { break }
            behindGuards = behindGuards.choosing(choice.branch, of: choice.condition)
        }
        if !behindGuards.isEmpty { return behindGuards }
        let most = counts.max { ($0.value, $1.key.order, $1.key.text) < ($1.value, $0.key.order, $0.key.text) }
        guard let most, most.value > guarded.count else { return .always }
        return path(fromAll: activations.map(\.path), most.key)
    }()

    /// The constraints that a remake leaves beside others on the same edge, which is told of the remake.
    private(set) lazy var leftByRemakes: Set<ObjectID> =
        snapNotes.remakes.isEmpty ? [] : Set(SnapMistakes(self).remakes.map(\.constraint))

    /// The methods that take views of the base out of their superviews, and their constraints with them.
    private(set) lazy var methodsRemovingViews: Set<Path.Choice> = {
        var inBase: Set<ObjectID> = []
        for event in events where isBase(event.path) {
            switch event.effect {
            case .addSubview(let view, _, _), .arrange(let view, _, _): inBase.insert(view)
            default: break
            }
        }
        return Set(
            events.compactMap { event in
                if case .remove(let view) = event.effect, inBase.contains(view) { event.path.first } else { nil }
            })
    }()

    /// A path with the further choices that all others that begin with it make: in any other world nothing is laid out.
    private func path(fromAll paths: [Path], _ start: Path) -> Path {
        var path = start
        let others = paths.filter { start.isPrefix(of: $0) }
        while let next = others.first?.choices.dropFirst(path.choices.count).first,
            conditions[next.condition.index].kind == .branch
        {
            let longer = path.choosing(next.branch, of: next.condition)
            guard others.allSatisfy(longer.isPrefix) else { break }
            path = longer
        }
        return path
    }

    /// Whether a choice is the body of a loop, an entry point other than the base's, or one that is not decided.
    func isRepeatable(_ choice: Path.Choice) -> Bool {
        switch conditions[choice.condition.index].kind {
        case .loop, .undecided: true
        case .entry: base.first != choice
        case .branch: false
        }
    }

    /// Whether a path is taken in the base world.
    func isBase(_ path: Path) -> Bool { path.isPrefix(of: base) }

    /// Whether a path begins in a method that nothing calls.
    func isNeverRun(_ path: Path) -> Bool {
        path.first.map { conditions[$0.condition.index].isNeverRun } ?? false
    }

    /// The method, or the observed property, in which the current path begins; nil if the class itself runs the code.
    var entryMethod: String? { method(of: path) }

    /// The method, or the observed property, in which a path begins; nil if the class itself runs the code.
    func method(of path: Path) -> String? { path.first.flatMap { conditions[$0.condition.index].method } }

    // MARK: Bounds

    /// Counts a step. False if the bound is reached.
    func step() -> Bool {
        steps += 1
        if steps > Self.mostSteps { isCut = true }
        return !isCut
    }

    func cut() { isCut = true }

    // MARK: Objects

    func makeObject(_ kind: Object.Kind, type: String?, at node: SyntaxNode) -> ObjectID {
        makeObject(kind, type: type, at: place(of: node))
    }

    func makeObject(_ kind: Object.Kind, type: String?, at origin: FileRange) -> ObjectID {
        if objects.count > Self.mostObjects { cut() }
        objects.append(Object(kind: kind, type: type, origin: origin, path: path))
        return ObjectID(index: objects.count - 1)
    }

    subscript(id: ObjectID) -> Object { objects[id.index] }

    func field(_ name: String, of id: ObjectID) -> Value? { objects[id.index].fields[name] }

    func setField(_ name: String, of id: ObjectID, _ value: Value) {
        var value = value
        if id == .root, sharedNames.contains(name) {
            escape(value)
            value = .unknown
        }
        store(value)
        let object = objects[id.index]
        note(Location(id, name), object.fields[name])
        object.fields[name] = value
    }

    func isView(_ id: ObjectID) -> Bool { objects[id.index].kind == .view }

    // MARK: Local names

    var frame: Frame { frames[frames.count - 1] }

    var scope: Scope { frames[frames.count - 1].scope }

    func declare(_ name: String, _ value: Value) {
        guard name != "_" else { return }
        assign(name, in: scope, value)
    }

    /// Notes that other methods can find constraints again.
    func store(_ value: Value) {
        if case .object(let id) = value { return objects[id.index].isStored = true }
        for id in value.objects { objects[id.index].isStored = true }
        collect(value)
    }

    func assign(_ name: String, in scope: Scope, _ value: Value) {
        collect(value)
        note(Location(scope, name), scope[name])
        scope.set(name, value)
    }

    /// Runs a block with names of its own.
    func inNewScope<Result>(_ body: () -> Result) -> Result {
        let outer = scope
        frames[frames.count - 1].scope = Scope(in: outer)
        defer { frames[frames.count - 1].scope = outer }
        return body()
    }

    // MARK: Events

    func note(_ effect: Event.Effect, at place: FileRange, written: FileRange? = nil) {
        events.append(Event(effect: effect, path: path, place: place, written: written, flagged: runningFlagged))
    }

    /// Notes what UIKit does by itself.
    func noteMade(_ event: Event) { events.append(event) }

    func note(_ effect: Event.Effect, at node: SyntaxNode) { note(effect, at: place(of: node)) }

    /// Where something happens, as a person would point at it: at the expression, or at the call of the helper that
    /// contains the expression.
    func place(of node: SyntaxNode) -> FileRange {
        var call: FileRange?
        for index in frames.indices.reversed() {
            if frames[index].isOwn { break }
            call = frames[index].call ?? call
        }
        return call ?? range(of: node)
    }

    /// Where code stands that is executed.
    func range(of node: SyntaxNode) -> FileRange { FileRange(frames.last?.file ?? type.file, node.range) }

    // MARK: Unknown numbers

    func makeUnknown(
        _ name: String, likely: Double? = nil, lowerBound: Double? = nil, mayBeNil: Bool = false
    ) -> Value {
        let (likely, least) = (likely ?? LikelyNumber.of(name) ?? 0, LikelyNumber.least(name))
        // A length of the screen is the same one until the device is turned: in one run of an entry point.
        let length = least.map { _ in ScreenLength(name: name, entry: path.first) }
        if let known = length.flatMap({ screenLengths[$0] }) { return .number(LinearNumber(known)) }
        unknowns.append(
            UnknownNumber(name: name, likely: likely, lowerBound: lowerBound ?? least, mayBeNil: mayBeNil))
        let id = UnknownID(index: unknowns.count - 1)
        if let length { screenLengths[length] = id }
        return .number(LinearNumber(id))
    }

    /// A width or height of the screen, as code of an entry point asks for it.
    struct ScreenLength: Hashable {
        var name: String
        var entry: Path.Choice?
    }

    /// Whether a value is a number that may be nil instead.
    func mayBeNil(_ value: Value) -> Bool {
        guard case .number(let number) = value, number.terms.count == 1 else { return false }
        let unknown = number.terms[0].unknown
        return unknowns[unknown.index].mayBeNil && number == LinearNumber(unknown)
    }
}
