import SourceText
import SwiftSource
import Synchronization

/// The tree of a file, with the members of those of its declarations that were used.
final class SourceTree: Sendable {
    let tree: SyntaxTree
    private let members = Mutex<[UInt32: DeclaredMembers]>([:])

    init(_ tree: SyntaxTree) {
        self.tree = tree
    }

    /// The members of a type or extension of the file, which are read once.
    ///
    /// - Parameters:
    ///   - node: of this tree.
    ///   - owner: the type's name, which is the same each time.
    func members(
        of node: SyntaxNode, owner: String, for selfClass: String? = nil, _ file: FileID,
        _ read: () -> (nodes: [SyntaxNode], inherited: [String])
    ) -> DeclaredMembers {
        if let known = members.withLock({ $0[node.number] }) { return known }
        let (nodes, inherited) = read()
        let found = DeclaredMembers(nodes, inheriting: inherited, owner: owner, for: selfClass, file)
        members.withLock { $0[node.number] = found }
        return found
    }
}
