import AutoLayoutEngine
import LayoutModel

/// A rule about solved layouts: it looks at every configuration in turn, and says in the end what it found.
protocol Rule: Sendable {
    static var code: FindingCode { get }
    /// Whether it finds what is legal and often meant, so that it must be asked for.
    static var isOptIn: Bool { get }
    /// Whether it needs to know nothing of how a platform lays out: of others than iOS only such rules judge.
    static var holdsOnEveryPlatform: Bool { get }
    /// Whether what mends one of its findings leaves the others what they were, so that many can be mended at once: one that another's
    /// repair takes away with it would show, as a constraint too many.
    static var repairsAreIndependent: Bool { get }
    /// The constraints on which one of its findings rests: what mends another without changing any of them leaves it what it is. Nil where
    /// nobody can tell.
    func basis(of finding: Finding) -> Set<ConstraintID>?

    init(_ layout: Layout, _ space: ConfigurationSpace)

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled)

    /// Looks at the layout as it was saved, after every configuration in which it may run; only layouts that an editor drew have this.
    mutating func inspectDesignTime(_ solved: SolvedConfiguration) throws(Cancelled)

    func findings() -> [Finding]

    /// What might mend one of the rule's findings, the most sensible first. Nothing of it has been tried yet.
    func candidates(for finding: Finding, _ cancellation: Cancellation) throws(Cancelled) -> [Repair]
}

extension Rule {
    static var isOptIn: Bool { false }
    static var holdsOnEveryPlatform: Bool { false }
    static var repairsAreIndependent: Bool { false }
    func basis(of finding: Finding) -> Set<ConstraintID>? { Self.repairsAreIndependent ? [] : nil }

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {}

    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] { [] }
}

/// A layout solved in one configuration, as rules see it.
///
/// A class, because rules hand it on often and a copy of all that is in it costs more than most looks.
final class SolvedConfiguration: Sendable {
    let layout: Layout
    let space: ConfigurationSpace
    /// The configuration's place in the space; behind its end at design time.
    let index: Int
    let solution: Solution
    let solver: LayoutSolver
    let cancellation: Cancellation
    /// What is undecided of itself.
    let undecided: [Undecided]
    /// The views, by axis, whose numbers a conflict makes worth nothing.
    let inConflict: Set<ViewAxis>
    /// What several rules ask for, worked out once.
    private let memory = (relations: Memo<LinearRelations>(), duplicates: Memo<[ConstraintID: ConstraintID]>())

    init(
        _ layout: Layout, _ space: ConfigurationSpace, index: Int, _ solution: Solution, _ solver: LayoutSolver,
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        self.layout = layout
        self.space = space
        self.index = index
        self.solution = solution
        self.solver = solver
        self.cancellation = cancellation
        // The sizes of contents at design time are the editor's, and nobody asks what else they could be.
        undecided =
            solution.configuration.isDesignTime
            ? [] : try Self.undecided(layout, solution.configuration, solver, cancellation)
        inConflict = solver.partsInConflict()
    }

    /// What is undecided, apart from what the author of a document decided for the editor only: there code has the last word.
    private static func undecided(
        _ layout: Layout, _ configuration: Configuration, _ solver: LayoutSolver,
        _ cancellation: Cancellation
    ) throws(Cancelled) -> [Undecided] {
        let undecided = try solver.undecided(cancellation)
        guard !undecided.isEmpty, layout.constraints.contains(where: \.isDesignTimeOnly) else { return undecided }
        var filled = layout
        for place in filled.constraints.indices { filled.constraints[place].isDesignTimeOnly = false }
        var probe = LayoutSolver(filled)
        _ = try probe.solve(configuration, listsAmbiguous: false, cancellation)
        let left = try probe.undecided(cancellation)
        return undecided.filter { one in
            left.contains { $0.view == one.view && $0.axis == one.axis && $0.kind == one.kind }
        }
    }

    var configuration: Configuration { solution.configuration }

    /// Whether its size is the first of those with these size classes: what the root's size has no part in is the same at the others.
    var isFirstOfItsTraits: Bool {
        let size = configuration.size
        return layout.sizes.first { $0.size.traits == size.traits }?.size == size
    }

    /// The rows in force, apart from what contents and the canvas ask for.
    var relations: LinearRelations { memory.relations.value { solver.relations() } }

    /// The constraints in force that say what another one in force before them says, each with that one.
    var duplicates: [ConstraintID: ConstraintID] {
        memory.duplicates.value { DuplicateConstraintRule.duplicates(in: layout, solver) }
    }

    /// Whether a view is to be seen.
    func isVisible(_ view: ViewID) -> Bool {
        !solution.isHidden[view.index]
    }

    /// Whether its stack makes room for an arranged view.
    func isArranged(_ view: ViewID) -> Bool {
        !solution.isGone[view.index]
    }

    /// A view's frame in the root's coordinates.
    func absoluteFrame(of view: ViewID) -> Rect {
        var frame = solution.frame(of: view)
        var place = layout[view].parent
        while let ancestor = place {
            frame.x += solution.frame(of: ancestor).x
            frame.y += solution.frame(of: ancestor).y
            place = layout[ancestor].parent
        }
        return frame
    }
}

/// What a rule saw, each thing once, with the configurations in which it saw it.
///
/// It does not matter in which order the configurations are looked at: things stand in the order in which they would have been seen first
/// had it been that of the space.
struct Observations<Key: Hashable & Sendable, Detail: Sendable>: Sendable {
    private struct Entry: Sendable {
        var detail: Detail
        var configurations: [Int]
        /// The first of the configurations.
        var first: Int
        /// How many observations of new things, or at earlier configurations, there were before this one.
        var number: Int
    }

    private var seen: [Key: Entry] = [:]
    private var count = 0

    /// Notes a sighting; the detail at the first of the configurations is kept.
    mutating func note(_ key: Key, at configuration: Int, _ detail: @autoclosure () -> Detail) {
        if let first = seen[key]?.first, first <= configuration {
            seen[key]?.configurations.append(configuration)
            return
        }
        let configurations = (seen[key]?.configurations ?? []) + [configuration]
        seen[key] = Entry(detail: detail(), configurations: configurations, first: configuration, number: count)
        count += 1
    }

    /// Each thing with its detail and its configurations.
    var all: [(key: Key, detail: Detail, configurations: [Int])] {
        seen.sorted { ($0.value.first, $0.value.number) < ($1.value.first, $1.value.number) }
            .map { ($0.key, $0.value.detail, $0.value.configurations.sorted()) }
    }

    /// Each thing once.
    var keys: [Key] { all.map(\.key) }
}
