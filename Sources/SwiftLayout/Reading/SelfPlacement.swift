import SwiftSource

extension Execution {
    /// Whether the class of a view, which the project declares, places its views itself: when UIKit has given one a
    /// superview, or lays one out, a method of the class relates it to the superview.
    func placesItself(_ view: ObjectID) -> Bool {
        let ancestry = ancestry(of: view)
        guard let first = ancestry.first, first != ancestry.nearestOfUIKit else { return false }
        return Self.placing.contains { name in
            program.functions(name, of: ancestry, in: type.file).contains { function in
                function.declaration?.body.map { Self.placesSelf($0.node) } ?? false
            }
        }
    }

    private static let placing = ["didMoveToSuperview", "willMove", "didMoveToWindow", "updateConstraints"]

    /// Whether a body names the superview and something that places views.
    private static func placesSelf(_ body: SyntaxNode) -> Bool {
        ["superview", "newSuperview", "equalToSuperview"].contains(where: body.contains)
            && ["Anchor", "snp", "onstraint", "frame", "center", "pin", "edges"].contains(where: body.contains)
    }
}
