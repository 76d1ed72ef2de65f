import LayoutModel
import SourceText
import Synchronization

/// The declarations of all files of the workspace, and the keys that each file looked up.
final class ProjectIndex: Sendable {
    private struct State {
        var project = Project.empty
        /// The number of changes to `project`.
        var generation = 0
        /// The generation in which each key last changed.
        var lastChange: [String: Int] = [:]
        var usedKeys: [FileID: Set<String>] = [:]

        /// Replaces the declarations of a file, and returns the other files that use one that changed.
        mutating func setDeclarations(_ declarations: [Declaration], of file: FileID) -> [FileID] {
            let changed = project.setDeclarations(declarations, of: file)
            guard !changed.isEmpty else { return [] }
            generation += 1
            for key in changed { lastChange[key] = generation }
            return usedKeys.filter { $0.key != file && !$0.value.isDisjoint(with: changed) }.keys.sorted()
        }
    }

    /// The consequences of reading a file.
    struct Update {
        /// Whether a declaration that the file uses changed while it was read. It must be read again.
        var isOutdated: Bool
        /// The other files that use a declaration of the file that changed.
        var dependents: [FileID]
    }

    private let state = Mutex(State())

    /// The current declarations. Each change to them has a new generation.
    var current: (project: Project, generation: Int) {
        state.withLock { ($0.project, $0.generation) }
    }

    /// The files that have been read.
    var files: [FileID] { state.withLock { Array($0.usedKeys.keys) } }

    /// Takes the declarations and the used keys of a file that was read.
    ///
    /// - Parameter generation: that of the project with which the file was read.
    func update(_ file: FileID, with parsed: any ParsedDocument, readAt generation: Int) -> Update {
        let (declarations, usedKeys) = (parsed.declarations, parsed.usedKeys)
        return state.withLock { state in
            state.usedKeys[file] = usedKeys
            let isOutdated = usedKeys.contains { state.lastChange[$0, default: 0] > generation }
            return Update(isOutdated: isOutdated, dependents: state.setDeclarations(declarations, of: file))
        }
    }

    /// Removes a file that no longer exists, and returns the files that use its declarations.
    func remove(_ file: FileID) -> [FileID] {
        state.withLock { state in
            state.usedKeys[file] = nil
            return state.setDeclarations([], of: file)
        }
    }
}
