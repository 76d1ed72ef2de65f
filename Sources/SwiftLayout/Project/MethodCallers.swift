import LayoutModel
import SourceText
import SwiftSource

/// Which classes call the methods of a class of cells. Each table makes cells of its own, so two methods that no class
/// calls both are called for two cells. Only classes are known that get a cell from their table, call it and return it:
/// one that hands it on lets others call it.
struct MethodCallers {
    private let values: PassedValues
    private let type: TypeInfo

    /// Nil if the class is none of cells, or not known.
    init?(of type: String, _ values: PassedValues) {
        let (program, file) = (values.program, values.own.file)
        guard let type = program.type(type, in: file),
            program.ancestry(of: type.name, in: file).types.contains(where: UIKitClass.isReusable)
        else { return nil }
        self.values = values
        self.type = type
    }

    /// Whether one cell may get both methods called. True if it is not known what calls one of them.
    ///
    /// - Complexity: O(length of the project's texts), and the trees of the files that use the methods.
    func mayCallBoth(_ first: String, _ second: String) -> Bool {
        guard let first = callers(of: first), let second = callers(of: second), !first.isEmpty, !second.isEmpty else {
            return true
        }
        return first.contains { one in second.contains { areRelated(one, $0) } }
    }

    /// The full names of the classes whose code calls a method; nil if any other code may, or it is not known for which
    /// cells.
    private func callers(of method: String) -> Set<String>? {
        var callers: Set<String> = []
        for file in values.files {
            guard let bytes = values.bytes(of: file) else { continue }
            for word in bytes.uses(of: method) {
                guard let tree = values.tree(file) else { return nil }
                let leaf = tree.root.innermost(at: UTF8Offset(word.lowerBound))
                guard values.mayMean(leaf, memberOf: type.name, in: file) else { continue }
                guard let caller = values.program.type(at: leaf, in: file), caller.isClass,
                    !isBelow(caller.name, type), leaf.isMemberOfOwnCell
                else { return nil }
                callers.insert(caller.name)
            }
        }
        return callers
    }

    /// Whether two classes may be of one object: they are the same, or one is below the other or in it.
    private func areRelated(_ one: String, _ other: String) -> Bool {
        [(one, other), (other, one)].contains { one, other in
            one.hasPrefix("\(other).")
                || values.program.type(other, in: values.own.file).map { isBelow(one, $0) } ?? true
        }
    }

    private func isBelow(_ name: String, _ type: TypeInfo) -> Bool {
        name == type.name || values.program.classes(below: type).contains { $0.name == name }
    }
}

extension SyntaxNode {
    /// Whether the name is a member of a cell that the function around it gets from its table, and that it hands on to
    /// nobody.
    fileprivate var isMemberOfOwnCell: Bool {
        let marks: Set<SyntaxKind> = [.optionalChain, .forceUnwrap]
        guard let access = parent.flatMap(MemberAccess.init), let base = access.base?.unwrapped,
            let cell = (marks.contains(base.kind) ? base.child(.base) : base)?.ownName,
            let function = ancestors.first(where: { FunctionDeclaration($0) != nil })
        else { return false }
        let bindings = PassedValues.names(cell, in: function).compactMap(\.parent)
        let isDequeued = !bindings.isEmpty && bindings.allSatisfy { $0.child(.value)?.contains("dequeue") ?? false }
        let uses = tree.nodes(in: function) { kind, _ in kind == .nameExpression }.filter { $0.ownName == cell }
        return isDequeued
            && uses.allSatisfy { use in
                guard let parent = use.parent else { return false }
                if marks.contains(parent.kind) { return parent.parent?.kind == .memberAccess }
                return [.memberAccess, .returnStatement].contains(parent.kind)
            }
    }
}
