import SwiftSource

extension Execution {
    /// Whether the class of a view relates the view to its superview by itself, in a method that UIKit calls.
    func placesItself(_ view: ObjectID) -> Bool {
        let ancestry = ancestry(of: view)
        guard let first = ancestry.first, first != ancestry.nearestOfUIKit else { return false }
        return Self.placing.contains { name in
            program.functions(name, of: ancestry, in: type.file).contains { places($0, ancestry) }
        }
    }

    /// Whether a function of a class, or one that it calls by name alone, relates the object to its superview.
    ///
    /// - Parameter byFrame: whether it may also do so by the object's frame, or by a helper of another name.
    func places(_ function: FunctionInfo, _ ancestry: Ancestry, byFrame: Bool = true, depth: Int = 0) -> Bool {
        guard let body = function.declaration?.body?.node else { return false }
        if body.placesOwner(byFrame: byFrame) { return true }
        guard depth < 2 else { return false }
        return body.contains { node in
            guard let name = CallExpression(node)?.callee.ownName, name != function.name else { return false }
            return program.functions(name, of: ancestry, in: type.file).contains {
                places($0, ancestry, byFrame: byFrame, depth: depth + 1)
            }
        }
    }

    /// Whether an initializer of a class, or what it calls by name alone, adds the object to a view:
    /// `parent.addSubview(self)`.
    func addsItself(_ ancestry: Ancestry) -> Bool {
        if let known = ancestry.addsItself { return known }
        let result = ownClasses(ancestry).flatMap(\.members.initializers).contains { adds($0, ancestry) }
        ancestry.addsItself = result
        return result
    }

    private func adds(_ function: FunctionInfo, _ ancestry: Ancestry, depth: Int = 0) -> Bool {
        guard let body = function.declaration?.body?.node, depth < 3 else { return false }
        return body.contains { node in
            guard let call = CallExpression(node), let name = call.name else { return false }
            if Self.adding.contains(name), call.arguments.first?.value.ownName == "self" { return true }
            guard call.callee.ownName == name, name != function.name else { return false }
            return program.functions(name, of: ancestry, in: type.file).contains {
                adds($0, ancestry, depth: depth + 1)
            }
        }
    }

    private static let adding: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview"]

    private static let placing = ["didMoveToSuperview", "willMove", "didMoveToWindow", "updateConstraints"]
}

extension SyntaxNode {
    /// Whether code names the superview of its object, and places the object: by constraints, a helper or its frame.
    fileprivate func placesOwner(byFrame: Bool) -> Bool {
        guard contains("uperview") else { return false }
        let namesSuperview = contains { ["superview", "newSuperview"].contains($0.ownName) }
        if usesOwnSnap {
            return namesSuperview || contains { MemberAccess($0)?.name.hasSuffix("ToSuperview") ?? false }
        }
        return namesSuperview && contains { $0.constrainsItself || byFrame && $0.placesByItself }
    }

    /// Whether an expression is an anchor of the object whose code it is in, or makes a constraint of the object.
    private var constrainsItself: Bool {
        if ownName?.hasSuffix("Anchor") == true { return true }
        guard let call = CallExpression(self), call.name == "NSLayoutConstraint" else { return false }
        return call.arguments.contains { $0.value.hasText("self") }
    }

    /// Whether an expression is the frame of the object whose code it is in, or a call of a helper by which it
    /// constrains itself.
    private var placesByItself: Bool {
        if let name = ownName { return ["frame", "center"].contains(name) }
        guard let called = CallExpression(self)?.callee.ownName else { return false }
        return ["pin", "constrain", "anchor", "edges"].contains(where: called.hasPrefix)
    }

    /// Whether code uses the `snp` of its own object.
    var usesOwnSnap: Bool { contains("snp") && contains { $0.ownName == "snp" } }
}
