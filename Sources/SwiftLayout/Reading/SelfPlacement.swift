import SwiftSource

extension Execution {
    /// Whether the class of a view relates the view to its superview by itself, in a method that UIKit calls.
    func placesItself(_ view: ObjectID) -> Bool {
        let ancestry = ancestry(of: view)
        guard let first = ancestry.first, first != ancestry.nearestOfUIKit else { return false }
        return Self.placing.contains { name in
            program.functions(name, of: ancestry, in: type.file).contains { function in
                function.declaration?.body?.node.placesOwner ?? false
            }
        }
    }

    private static let placing = ["didMoveToSuperview", "willMove", "didMoveToWindow", "updateConstraints"]
}

extension SyntaxNode {
    /// Whether code names the superview of its object, and places the object: by constraints, a helper or its frame.
    fileprivate var placesOwner: Bool {
        guard contains("uperview") else { return false }
        var (namesSuperview, relatesToSuperview, usesSnap, places) = (false, false, false, false)
        walk { node in
            if let name = node.ownName {
                if ["superview", "newSuperview"].contains(name) { namesSuperview = true }
                if name == "snp" { usesSnap = true }
                if name.hasSuffix("Anchor") || ["frame", "center"].contains(name) { places = true }
            }
            if MemberAccess(node)?.name.hasSuffix("ToSuperview") == true { relatesToSuperview = true }
            let called = CallExpression(node)?.callee.ownName
            if let called, ["pin", "constrain", "anchor", "edges"].contains(where: called.hasPrefix) { places = true }
            return true
        }
        return usesSnap && (namesSuperview || relatesToSuperview) || places && namesSuperview
    }

    /// Whether code uses the `snp` of its own object.
    var usesOwnSnap: Bool {
        guard contains("snp") else { return false }
        var found = false
        walk { node in
            if node.ownName == "snp" { found = true }
            return !found
        }
        return found
    }
}
