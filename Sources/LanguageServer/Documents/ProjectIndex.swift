import LayoutModel
import SourceText
import Synchronization

/// The declarations of all files of a project, and the keys that each open file looked up.
final class ProjectIndex: Sendable {
    private struct State {
        var project = Project.empty
        /// A number that each change to `project` replaces by a higher one, which no other index has.
        var generation = 0
        /// The generation in which each key last changed.
        var lastChange: [String: Int] = [:]
        var usedKeys: [FileID: Set<String>] = [:]
        /// The generation with which each open file was read that depends on all of the project.
        var readAt: [FileID: Int] = [:]

        /// Replaces the declarations of a file, and returns the other files that use one that changed.
        mutating func setDeclarations(_ declarations: [Declaration], of file: FileID) -> [FileID] {
            let changed = project.setDeclarations(declarations, of: file)
            guard !changed.isEmpty else { return [] }
            generation = ProjectIndex.changes.add(1, ordering: .relaxed).newValue
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

    /// The number of changes to all indexes.
    private static let changes = Atomic<Int>(0)

    private let state = Mutex(State())

    /// The current declarations. Each change to them has a new generation.
    var current: (project: Project, generation: Int) {
        state.withLock { ($0.project, $0.generation) }
    }

    /// The files that are open, or declare something.
    var files: Set<FileID> { state.withLock { Set($0.usedKeys.keys).union($0.project.files) } }

    /// Takes the declarations and the used keys of a file that was read.
    ///
    /// - Parameters:
    ///   - generation: that of the project with which the file was read.
    ///   - isOpen: whether it is to be read again when what it used changes. Other files are read when they are needed.
    ///   - isShared: whether other files can use what it declares.
    func update(
        _ file: FileID, with parsed: any ParsedDocument, readAt generation: Int, isOpen: Bool = true,
        isShared: Bool = true
    ) -> Update {
        let (declarations, usedKeys) = (isShared ? parsed.declarations : [], parsed.usedKeys)
        let dependsOnProject = parsed.dependsOnProject
        return state.withLock { state in
            state.usedKeys[file] = isOpen ? usedKeys : nil
            let isOutdated = usedKeys.contains { state.lastChange[$0, default: 0] > generation }
            let isNewest = generation == state.generation
            let dependents = state.setDeclarations(declarations, of: file)
            // Its own declarations were known to it.
            state.readAt[file] = isOpen && dependsOnProject ? isNewest ? state.generation : generation : nil
            return Update(isOutdated: isOutdated, dependents: dependents)
        }
    }

    /// The open files that depend on all of the project and were read before its last change.
    var outdated: [FileID] {
        state.withLock { state in
            state.readAt.filter { $0.value < state.generation }.keys.sorted()
        }
    }

    /// Takes the declarations of a file that belongs to a project further below, and returns the files that use one
    /// that changed.
    func declare(_ declarations: [Declaration], of file: FileID) -> [FileID] {
        state.withLock { $0.setDeclarations(declarations, of: file) }
    }

    /// Removes a file that no longer exists, and returns the files that use its declarations.
    func remove(_ file: FileID) -> [FileID] {
        state.withLock { state in
            state.usedKeys[file] = nil
            state.readAt[file] = nil
            return state.setDeclarations([], of: file)
        }
    }
}
