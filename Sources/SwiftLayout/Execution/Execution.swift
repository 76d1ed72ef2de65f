import LayoutModel
import SourceText
import SwiftSource

/// Executes the layout code of a class without running it.
///
/// Values that the code does not state stay unknown. Where a condition is unknown, each branch is executed on a path of
/// its own, and what the branches assign differently is unknown afterwards. What is done to views, guides and constraints
/// is noted as events, each with its path.
///
/// Every bound that is reached makes ``isCut`` true: what lies beyond is unknown, so nothing may be missed in silence.
final class Execution {
    let program: Program

    /// The class that is read.
    let type: TypeInfo

    var objects: [Object] = []
    var closures: [ClosureData] = []
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
    /// The SnapKit constraints of each view, in order; see ``snapMethod(_:_:_:)``.
    var snapConstraints: [ObjectID: [ObjectID]] = [:]
    var snapMakers: [SnapMaker] = []

    /// Closures that were handed to code that is not understood; each may be called at any time, or never.
    var escapedClosures: [ClosureID] = []
    /// The functions and closures that have been entered.
    var entered: Set<SyntaxNode> = []
    /// The bodies that are being executed, outermost first.
    var running: [SyntaxNode] = []
    /// The `if` and `switch` expressions whose values are being found.
    var branchValues: [(node: SyntaxNode, values: [Value])] = []
    /// The classes of each class that was asked for; see ``Program/ancestry(of:from:in:)``.
    var ancestries: [String: [String?]] = [:]
    /// Whether the initializer has run, so that stored properties have been assigned.
    var isInitialized = false
    /// The values of static and global constants that have been evaluated; nil while one is.
    var constants: [SyntaxNode: Value?] = [:]

    /// Whether a bound was reached.
    private(set) var isCut = false
    /// Whether constraints were activated or changed that are not known.
    var hasUnknownConstraints = false
    /// Whether constraints are deactivated or changed that are not known: any that is stored may be meant.
    var mayChangeStored = false
    /// Whether all constraints of some view are deactivated or changed: any at all may be meant.
    var mayChangeAll = false
    private var steps = 0

    /// What was assigned since the outermost branch began, with the values before; see ``branch(_:_:)``.
    private var trail: [Trail] = []

    private struct Trail {
        var location: Location
        var before: Value?
    }

    private enum Location: Hashable {
        case local(ObjectIdentifier, String)
        case field(ObjectID, String)
    }
    /// The scopes that the trail mentions.
    private var trailedScopes: [ObjectIdentifier: Scope] = [:]

    /// The most expressions and statements that one class may take: about a tenth of a second.
    private static let mostSteps = 200_000
    /// The most calls inside of one another.
    static let deepest = 40
    /// The most iterations of one loop.
    static let mostIterations = 200

    init(_ program: Program, _ type: TypeInfo) {
        self.program = program
        self.type = type
    }

    /// The path of the base world: what always happens. A class that makes no constraint by the time that it is shown
    /// makes them in a method that others call, as `configure(with:)`: then that is the base.
    private(set) lazy var base: Path = {
        let activations = events.filter { if case .activate = $0.effect { true } else { false } }
        if activations.contains(where: \.path.isEmpty) { return .always }
        var counts: [Path: Int] = [:]
        for event in activations {
            guard let entry = event.path.first, conditions[entry.condition.index].kind == .entry else { continue }
            counts[Path.always.choosing(entry.branch, of: entry.condition), default: 0] += 1
        }
        return counts.max { ($0.value, $1.key.order) < ($1.value, $0.key.order) }?.key ?? .always
    }()

    /// Whether a choice is the body of a loop or an entry point other than the base's.
    func isRepeatable(_ choice: Path.Choice) -> Bool {
        switch conditions[choice.condition.index].kind {
        case .loop: true
        case .entry: base.first != choice
        case .branch: false
        }
    }

    /// Whether a path is taken in the base world.
    func isBase(_ path: Path) -> Bool { path.isPrefix(of: base) }

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
        objects.append(Object(kind: kind, type: type, origin: origin, path: path))
        return ObjectID(index: objects.count - 1)
    }

    subscript(id: ObjectID) -> Object {
        get { objects[id.index] }
        set { objects[id.index] = newValue }
    }

    func field(_ name: String, of id: ObjectID) -> Value? { objects[id.index].fields[name] }

    func setField(_ name: String, of id: ObjectID, _ value: Value) {
        store(value)
        note(.field(id, name), objects[id.index].fields[name])
        objects[id.index].fields[name] = value
    }

    func isView(_ id: ObjectID) -> Bool { objects[id.index].kind == .view }

    // MARK: Local names

    var frame: Frame { frames[frames.count - 1] }

    var scope: Scope { frames[frames.count - 1].scope }

    func declare(_ name: String, _ value: Value) {
        guard name != "_" else { return }
        store(value)
        let scope = scope
        note(.local(ObjectIdentifier(scope), name), scope.values[name], scope)
        scope.set(name, value)
    }

    /// Notes that constraints can be found again.
    func store(_ value: Value) {
        for id in value.objects { objects[id.index].isStored = true }
    }

    func assign(_ name: String, in scope: Scope, _ value: Value) {
        store(value)
        note(.local(ObjectIdentifier(scope), name), scope.values[name], scope)
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

    func note(_ effect: Event.Effect, at place: FileRange) {
        events.append(Event(effect: effect, path: path, place: place))
    }

    /// Notes what UIKit does by itself.
    func noteMade(_ event: Event) { events.append(event) }

    func note(_ effect: Event.Effect, at node: SyntaxNode) { note(effect, at: place(of: node)) }

    /// Where something happens, as a person would point at it: at the expression, or at the call of the helper that
    /// contains the expression.
    func place(of node: SyntaxNode) -> FileRange {
        for (index, frame) in frames.enumerated() where !frame.isOwn && index > 0 {
            if let call = frame.call { return call }
        }
        return FileRange(frames.last?.file ?? type.file, node.range)
    }

    // MARK: Unknown numbers

    func makeUnknown(_ name: String, likely: Double = 0, lowerBound: Double? = nil) -> Value {
        unknowns.append(UnknownNumber(name: name, likely: likely, lowerBound: lowerBound))
        return .number(LinearNumber(UnknownID(index: unknowns.count - 1)))
    }

    // MARK: Branches

    func makeCondition(_ text: String, _ kind: Branching.Kind, at node: SyntaxNode) -> ConditionID {
        conditions.append(Branching(text: text, place: place(of: node), kind: kind))
        return ConditionID(index: conditions.count - 1)
    }

    /// Executes each branch on its own path from the same state, and goes on with what they agree on.
    ///
    /// - Returns: Nil if some branch reaches its end; else how one of them leaves.
    func branch(_ condition: ConditionID, _ branches: [() -> Exit?]) -> Exit? {
        let base = path
        var ended: [(branch: Int, values: [Location: Value?])] = []
        var exits: [Exit] = []
        for (index, body) in branches.enumerated() {
            path = base.choosing(index, of: condition)
            let start = trail.count
            isTrailing += 1
            let exit = body()
            isTrailing -= 1
            let values = takeBack(to: start)
            if let exit { exits.append(exit) } else { ended.append((index, values)) }
        }
        let left = exits.filter { $0 != .never }
        frames[frames.count - 1].exits.formUnion(left)
        guard !ended.isEmpty else {
            path = base
            return left.first ?? .never
        }
        merge(ended.map(\.values))
        if left.isEmpty {
            path = base
        } else if ended.count == 1 {
            path = base.choosing(ended[0].branch, of: condition)
        } else {
            path = base.choosing(Path.Choice.rest, of: condition)
        }
        return nil
    }

    private var isTrailing = 0

    private func note(_ location: Location, _ before: Value?, _ scope: Scope? = nil) {
        guard isTrailing > 0 else { return }
        trail.append(Trail(location: location, before: before))
        if case .local(let id, _) = location { trailedScopes[id] = scope }
    }

    private func current(_ location: Location) -> Value? {
        switch location {
        case .local(let id, let name): trailedScopes[id]?.values[name]
        case .field(let id, let name): objects[id.index].fields[name]
        }
    }

    private func write(_ location: Location, _ value: Value?) {
        switch location {
        case .local(let id, let name): trailedScopes[id]?.set(name, value)
        case .field(let id, let name): objects[id.index].fields[name] = value
        }
    }

    /// Undoes what was assigned since a place in the trail.
    ///
    /// - Returns: The values that were undone.
    private func takeBack(to start: Int) -> [Location: Value?] {
        var values: [Location: Value?] = [:]
        for entry in trail[start...] where values[entry.location] == nil {
            values[entry.location] = .some(current(entry.location))
        }
        for entry in trail[start...].reversed() { write(entry.location, entry.before) }
        trail.removeSubrange(start...)
        return values
    }

    /// Assigns what all branches agree on. A place that they assign differently is unknown.
    private func merge(_ branches: [[Location: Value?]]) {
        for location in Set(branches.flatMap(\.keys)) {
            let before = current(location)
            let values = branches.map { $0[location] ?? before }
            let agreed = values.dropFirst().allSatisfy { $0 == values[0] } ? values[0] : merged(values, location)
            switch location {
            case .local(let id, _): note(location, before, trailedScopes[id])
            case .field: note(location, before)
            }
            write(location, agreed)
        }
    }

    private func merged(_ values: [Value?], _ location: Location) -> Value {
        let name =
            switch location {
            case .local(_, let name), .field(_, let name): name
            }
        return merged(values.map { $0 ?? .unknown }, named: name)
    }

    /// One of several values, nobody knows which.
    func merged(_ values: [Value], named name: String) -> Value {
        guard let first = values.first else { return .void }
        if values.dropFirst().allSatisfy({ $0 == first }) { return first }
        let numbers = values.allSatisfy { if case .number = $0 { true } else { false } }
        for object in values.flatMap(\.objects) { objects[object.index].isOpen = true }
        return numbers ? makeUnknown(name) : .unknown
    }
}
