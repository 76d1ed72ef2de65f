/// The choices that lead to a place in the code: which branch of each condition, and which entry point.
///
/// What happens on a path happens only in worlds that make these choices. The empty path is what always happens.
struct Path: Hashable {
    private(set) var choices: [Choice] = []

    struct Choice: Hashable {
        var condition: ConditionID
        /// The branch; ``rest`` for what follows a condition of which some branch has left the function.
        var branch: Int

        static let rest = -1
    }

    static let always = Path()

    var isEmpty: Bool { choices.isEmpty }

    var first: Choice? { choices.first }

    /// The number of the first condition, for a stable order.
    var order: Int { choices.first?.condition.index ?? -1 }

    func choosing(_ branch: Int, of condition: ConditionID) -> Path {
        var path = self
        path.choices.append(Choice(condition: condition, branch: branch))
        return path
    }

    /// The choices as text, for a stable order.
    var text: String { choices.map { "\($0.condition.index):\($0.branch)" }.joined(separator: " ") }

    /// Whether nothing happens both on this path and on `other`: they choose different branches of a condition.
    func excludes(_ other: Path) -> Bool {
        choices.contains { choice in
            other.choices.contains { $0.condition == choice.condition && $0.branch != choice.branch }
        }
    }

    /// Whether it is known in a world if what is on this path happens.
    func isDecided(in world: Path) -> Bool { isPart(of: world) || contradicts(world) }

    /// Whether the two choose different branches of a condition, each of them a branch of its own.
    func contradicts(_ other: Path) -> Bool { withoutRests.excludes(other.withoutRests) }

    /// What follows a condition of which some branch has left may still be on any of the other branches.
    private var withoutRests: Path {
        var path = self
        path.choices.removeAll { $0.branch == Choice.rest }
        return path
    }

    /// Whether `other` makes all choices of this path, in whatever order.
    func isPart(of other: Path) -> Bool { choices.allSatisfy(other.choices.contains) }

    /// This path, and then the other choices of `other`.
    func joined(_ other: Path) -> Path {
        var path = self
        path.choices += other.choices.filter { !choices.contains($0) }
        return path
    }

    /// Whether everything on this path also happens on `other`, which goes on from its end.
    func isPrefix(of other: Path) -> Bool {
        other.choices.starts(with: choices)
    }
}

/// A condition, a loop or an entry point: an index into the conditions of an execution.
struct ConditionID: Hashable {
    var index: Int
}
