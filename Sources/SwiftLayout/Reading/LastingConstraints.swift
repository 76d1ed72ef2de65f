import LayoutModel
import SourceText
import SwiftSource

extension LayoutReading {
    /// The constraints that all views of the class have, whoever makes and uses them: nothing keeps them, so nobody
    /// changes them later, and nothing decides whether they are made.
    var lastingConstraints: Set<ConstraintID> {
        var changed: Set<ObjectID> = []
        var removed: Set<ObjectID> = []
        for event in execution.events where !execution.isBase(event.path) {
            switch event.effect {
            case .setConstant(let id, _, _), .deactivate(let id), .mayActivate(let id): changed.insert(id)
            case .remove(let view): removed.insert(view)
            default: break
            }
        }
        let trees = execution.treesOfItsClasses
        return Set(
            made.lazy.filter { _, object in
                guard case .constraint(let made) = execution[object].kind else { return false }
                return !execution[object].isStored && !changed.contains(object)
                    && made.items.allSatisfy { !removed.contains($0.object) && !execution[$0.object].isRemadeLater }
                    && trees[made.statement.file].map { $0.root.innermost(at: made.statement.range.start) }
                        .map { isAlwaysMade($0, made) } ?? false
            }.map(\.key))
    }

    /// The stack views inside of it that arrange the same views in all views of the class, none of which other code can
    /// hide. How the views of a class of stack views are arranged their users may say.
    var lastingStacks: [(view: ViewID, stack: StackArrangement)] {
        let objects = Dictionary(ids.map { ($0.value, $0.key) }) { first, _ in first }
        return layout.views.compactMap { view in
            guard let stack = view.stack, stack.isCertain, !stack.isMarginsRelative, !stack.isBaselineRelative,
                !view.children.isEmpty, view.id != .root, !layout.isPartiallyKnown(view.id)
            else { return nil }
            let isLasting = view.children.allSatisfy { child in
                guard let object = objects[child] else { return false }
                return !hierarchy.isHiddenSometimes(object) && !hierarchy.isHiddenFirst(object)
                    && execution.isUsedByItsFileAlone(object)
            }
            return isLasting ? (view.id, stack) : nil
        }
    }

    /// Whether no `guard` comes before, which may leave the function. What a lazy property relates to the view itself
    /// is there only once it was asked for.
    private func isAlwaysMade(_ node: SyntaxNode, _ made: MadeConstraint) -> Bool {
        var node = node
        while let parent = node.parent, !node.kind.isTypeDeclaration {
            if parent.kind == .codeBlock,
                parent.children.contains(where: { $0.kind == .guardStatement && $0.range.end <= node.range.start })
            {
                return false
            }
            if let variable = VariableDeclaration(parent), variable.isLazy,
                made.items.contains(where: { ids[$0.object] == .root })
            {
                return false
            }
            node = parent
        }
        return true
    }
}

extension Execution {
    /// The trees of the files that declare or extend the class and the project's classes that it inherits from.
    fileprivate var treesOfItsClasses: [FileID: SyntaxTree] {
        let bases = ancestry(of: .root).compactMap { $0.flatMap { program.type($0, in: type.file) } }
        var trees: [FileID: SyntaxTree] = [:]
        for one in [type] + bases {
            trees[one.file] = one.declaration.node.tree
            for function in one.members.order { trees[function.file] = function.node.tree }
        }
        return trees
    }
}

extension Program {
    /// Whether each initializer of a class does all that the class requires of its views: none leaves early, a
    /// convenience initializer changes nothing, and not several are inherited.
    func initializersDoTheSame(_ type: TypeInfo) -> Bool {
        let own = type.members.initializers
        let mayLeave = own.contains { $0.declaration?.body?.node.contains { $0.kind == .guardStatement } ?? false }
        let mayChange = own.contains { initializer in
            guard let declaration = initializer.declaration, declaration.hasModifier("convenience"),
                let text = declaration.body?.node.text
            else { return false }
            return ["onstraint", "snp", "isActive", "remove"].contains(where: text.contains)
        }
        guard !mayLeave, !mayChange else { return false }
        guard own.isEmpty, let base = base(of: type).flatMap({ self.type($0, in: type.file) }) else { return true }
        return Execution.initializers(of: base).count <= 1 && initializersDoTheSame(base)
    }
}
