import LayoutModel
import SourceText
import Synchronization

/// What the names of a project stand for in files that do not declare them, as far as code has asked.
final class ProjectNames: Sendable {
    let version: Project.Version
    let trees: TreeCache
    let lengths: OwnLengthsCache
    private let state: Mutex<State>

    private struct State: Sendable {
        var found = ByKind()
        /// What was found before a change, of which most still holds.
        var before: ByKind
    }

    /// By the kind's place, and the name.
    private typealias ByKind = [[String: Named]]

    /// - Parameter earlier: the same for an earlier version of the project, with the same trees.
    init(
        _ version: Project.Version, _ trees: TreeCache, _ lengths: OwnLengthsCache, after earlier: ProjectNames? = nil
    ) {
        self.version = version
        self.trees = trees
        self.lengths = lengths
        let nothing = ByKind(repeating: [:], count: DeclaredSyntax.Kind.allCases.count)
        let before = earlier?.state.withLock { $0.found } ?? nothing
        state = Mutex(State(found: nothing, before: before))
    }

    /// - Parameter project: in this version.
    func named(_ kind: DeclaredSyntax.Kind, _ name: String, in project: Project) -> Named {
        let (known, before) = state.withLock { state -> (Named?, Named?) in
            if let known = state.found[kind.index][name] { return (known, nil) }
            return (nil, state.before[kind.index][name])
        }
        if let known { return known }
        let declarations = project.declarations(of: kind.key(name))
        let found: Named
        if declarations.isEmpty {
            found = .nothing
        } else if let before, before.declarations.isSameArray(as: declarations) {
            found = before
        } else {
            found = Named(declarations)
        }
        return state.withLock { state in
            // Another thread may have been faster, and what it has found be in use.
            if let known = state.found[kind.index][name] { return known }
            state.found[kind.index][name] = found
            return found
        }
    }
}

/// What was read of the files of projects, for the files that are read next.
final class ReadProjects: Sendable {
    private struct State {
        var trees = TreeCache()
        var lengths = OwnLengthsCache()
        /// The last ones used at the end.
        var names: [ProjectNames] = []
    }

    private let most: Int
    private let state = Mutex(State())

    /// The most projects whose names are kept, or versions of one.
    private static let mostProjects = 2

    /// - Parameter most: the bytes of trees beyond which all is forgotten. What all code uses, such as extensions of
    ///   UIKit's classes, has to fit, or it is parsed again and again: in a project of 170 MB more than 96 MB.
    init(most: Int = 256 << 20) {
        self.most = most
    }

    /// Keeps the tree of a file that is read soon, if there is room for it.
    func keep(_ tree: SourceTree, of file: SwiftFile) {
        let trees = state.withLock { $0.trees }
        if trees.byteCount + tree.tree.byteCount <= most / 2 { trees.keep(tree, of: file) }
    }

    /// A file as the other files of a project know it, with its tree; nil if the text is another, or there is no tree.
    func known(_ text: SourceText, as file: FileID, in project: Project) -> (source: SwiftFile, tree: SourceTree)? {
        guard let content = project.anyDeclaration(in: file)?.content as? DeclaredSyntax,
            content.source.utf8 == text.utf8, let tree = names(of: project).trees.known(content.source)
        else { return nil }
        return (content.source, tree)
    }

    func names(of project: Project) -> ProjectNames {
        let version = project.version
        return state.withLock { state in
            if state.trees.byteCount > most { state = State() }
            if let index = state.names.lastIndex(where: { $0.version === version }) {
                let known = state.names.remove(at: index)
                state.names.append(known)
                return known
            }
            let names = ProjectNames(version, state.trees, state.lengths, after: state.names.last)
            state.names.append(names)
            if state.names.count > Self.mostProjects { state.names.removeFirst() }
            return names
        }
    }
}

extension Array {
    /// Whether both are copies of one array that have not been changed since. Complexity: O(1).
    func isSameArray(as other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }
    }
}
