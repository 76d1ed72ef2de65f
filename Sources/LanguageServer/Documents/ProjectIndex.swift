import LayoutModel
import SourceText
import Synchronization

/// What the files of the workspace declare to each other, and which of them use it.
final class ProjectIndex: Sendable {
    private struct State {
        var project = Project.empty
        /// How often anything has changed.
        var generation = 0
        /// The generation in which a key last changed.
        var lastChange: [String: Int] = [:]
        /// The keys that each file looked up.
        var usedKeys: [FileID: Set<String>] = [:]

        /// Returns the other files that use what has changed.
        mutating func setDeclarations(_ declarations: [Declaration], of file: FileID) -> [FileID] {
            let changed = project.setDeclarations(declarations, of: file)
            guard !changed.isEmpty else { return [] }
            generation += 1
            for key in changed { lastChange[key] = generation }
            return usedKeys.filter { $0.key != file && !$0.value.isDisjoint(with: changed) }.keys.sorted()
        }
    }

    /// What follows from reading a file.
    struct Update {
        /// Whether something that the file uses has changed while it was read, so that it has to be read again.
        var isOutdated: Bool
        /// The other files that use what has changed.
        var dependents: [FileID]
    }

    private let state = Mutex(State())

    /// What is declared now, with a number that tells it from what was declared before.
    var current: (project: Project, generation: Int) {
        state.withLock { ($0.project, $0.generation) }
    }

    /// The files of which something is known.
    var files: [FileID] { state.withLock { Array($0.usedKeys.keys) } }

    /// Takes over what a file declares and uses.
    ///
    /// - Parameter generation: that of the project with which it was read.
    func update(_ file: FileID, with parsed: any ParsedDocument, readAt generation: Int) -> Update {
        let (declarations, usedKeys) = (parsed.declarations, parsed.usedKeys)
        return state.withLock { state in
            state.usedKeys[file] = usedKeys
            let isOutdated = usedKeys.contains { state.lastChange[$0, default: 0] > generation }
            return Update(isOutdated: isOutdated, dependents: state.setDeclarations(declarations, of: file))
        }
    }

    /// Forgets a file that is gone, and returns those that used what it declared.
    func remove(_ file: FileID) -> [FileID] {
        state.withLock { state in
            state.usedKeys[file] = nil
            return state.setDeclarations([], of: file)
        }
    }
}
