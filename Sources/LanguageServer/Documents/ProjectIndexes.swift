import LayoutModel
import Synchronization

/// The index of each project whose files are open or in the workspace.
///
/// Files outside of any project share one index: they are those of a folder that was opened without being a project.
final class ProjectIndexes: Sendable {
    private struct State {
        var roots = ProjectRoots()
        /// By the project's folder.
        var indexes: [String?: ProjectIndex] = [:]

        mutating func index(of root: String?) -> ProjectIndex {
            if let known = indexes[root] { return known }
            let index = ProjectIndex()
            indexes[root] = index
            return index
        }
    }

    private let state = Mutex(State())

    /// The index with which a file is read.
    ///
    /// - Parameter path: nil for a document that is not a file.
    func index(ofFileAt path: String?) -> ProjectIndex {
        state.withLock { state in
            let root = path.flatMap { state.roots.root(ofFileAt: $0) }
            return state.index(of: root)
        }
    }

    /// The indexes of the projects around a file's own.
    func outerIndexes(ofFileAt path: String) -> [ProjectIndex] {
        state.withLock { state in
            let own = state.roots.root(ofFileAt: path)
            return state.indexes.filter { root, _ in
                guard let root, root != own else { return false }
                return ProjectRoots.contains(root, path)
            }.map(\.value)
        }
    }

    /// The folders of the projects that files or folders are in, sorted; without those below another.
    func roots(ofFilesAt paths: [String], folders: [String]) -> [String] {
        state.withLock { state in
            let found = Set(
                paths.compactMap { state.roots.root(ofFileAt: $0) } + folders.compactMap { state.roots.root(at: $0) })
            return found.filter { root in
                !found.contains { $0 != root && ProjectRoots.contains($0, root) }
            }.sorted()
        }
    }

    /// Looks again for the projects of files, after settings or repositories have come or gone.
    func forgetRoots() { state.withLock { $0.roots = ProjectRoots() } }

    var all: [ProjectIndex] { state.withLock { Array($0.indexes.values) } }
}
