import SourceText
import SwiftSource

/// The autoresizing masks of views, which their own classes may turn off.
extension Execution {
    /// Whether the mask of a view is off: code turned it off, or the view's class does whenever it makes one.
    func hasMaskOff(_ view: ObjectID) -> Bool {
        if let mask = field(SyntaxNode.mask, of: view) { return mask.bool == false }
        guard objects[view.index].kind == .view, objects[view.index].type != type.name else { return false }
        return program.turnsMaskOff(ancestry(of: view), in: type.file)
    }

    /// Whether the mask of a view is off on a path.
    func hasMaskOff(_ view: ObjectID, on path: Path) -> Bool {
        hasMaskOff(view) || !masksOn.contains(view) && masksOff[view]?.contains { $0.isPart(of: path) } ?? false
    }

    /// Whether the code says nothing of the mask of a view. Then only the view's class may turn it off, and that says
    /// nothing of the place where this one is used.
    func leavesMask(of view: ObjectID) -> Bool {
        objects[view.index].kind == .view && field(SyntaxNode.mask, of: view) == nil
    }
}

extension Program {
    /// Whether each initializer of the nearest class that has any turns the mask off, by itself or by what it calls.
    fileprivate func turnsMaskOff(_ ancestry: Ancestry, in file: FileID) -> Bool {
        if let known = ancestry.turnsMaskOff { return known }
        let classes = ancestry.compactMap { $0.flatMap { type($0, in: file) } }
        let isTurnedOff =
            turnsMaskOff(ArraySlice(classes), ancestry)
            && !classes.flatMap(\.members.nodes).contains { code in
                // A view that asks for its superview may place itself in it.
                code.contains("uperview") || code.contains(SyntaxNode.mask) && code.contains(where: \.mayTurnMaskOn)
            }
        ancestry.turnsMaskOff = isTurnedOff
        return isTurnedOff
    }

    private func turnsMaskOff(_ classes: ArraySlice<TypeInfo>, _ ancestry: Ancestry) -> Bool {
        guard let first = classes.first else { return false }
        let initializers = first.members.initializers.filter { $0.parameters.first?.label != "coder" }
        if initializers.isEmpty { return turnsMaskOff(classes.dropFirst(), ancestry) }
        return initializers.allSatisfy { initializer in
            initializer.declaration?.hasModifier("convenience") == true
                || turnsMaskOff(initializer, ancestry, above: classes.dropFirst())
        } && initializers.contains { $0.declaration?.hasModifier("convenience") != true }
    }

    /// Whether a function of a class turns the mask of its object off, in a statement that is always reached.
    private func turnsMaskOff(
        _ function: FunctionInfo, _ ancestry: Ancestry, above: ArraySlice<TypeInfo>, depth: Int = 0
    ) -> Bool {
        for statement in function.declaration?.body?.statements ?? [] {
            if statement.turnsMaskOff { return true }
            if statement.contains(where: { $0.kind == .returnStatement }) { return false }
            guard let callee = CallExpression(statement)?.callee else { continue }
            if let access = MemberAccess(callee), access.name == "init", let base = access.base,
                NameExpression(base)?.isSuper == true, turnsMaskOff(above, ancestry)
            {
                return true
            }
            guard depth < 3, let name = callee.ownName, name != function.name else { continue }
            let called = functions(name, of: ancestry, in: function.file)
            if called.count == 1, turnsMaskOff(called[0], ancestry, above: above, depth: depth + 1) { return true }
        }
        return false
    }
}

extension SyntaxNode {
    fileprivate static let mask = "translatesAutoresizingMaskIntoConstraints"

    /// Whether it sets the mask of the object whose code it is in to anything but off.
    fileprivate var mayTurnMaskOn: Bool {
        guard let assignment = AssignmentExpression(self) else { return false }
        return assignment.target.ownName == Self.mask && assignment.value.text != "false"
    }

    /// Whether it is `translatesAutoresizingMaskIntoConstraints = false` for the object whose code it is in.
    fileprivate var turnsMaskOff: Bool {
        guard let assignment = AssignmentExpression(self) else { return false }
        return assignment.target.ownName == Self.mask && assignment.value.text == "false"
    }
}
