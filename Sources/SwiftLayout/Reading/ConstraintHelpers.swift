import SourceText
import SwiftSource

/// The functions of a project that make constraints for whatever views they are called with, as an extension's
/// `pinToSuperview()` does. A call of one is a place that makes constraints.
struct ConstraintHelpers {
    private let program: Program

    init(_ program: Program) {
        self.program = program
    }

    /// Whether a call in a class is one of a helper.
    func isCalled(by call: CallExpression, in type: TypeInfo) -> Bool {
        guard let name = call.name else { return false }
        return isHelper(name, type.file, depth: 0)
    }

    /// What a helper may belong to.
    private static let owners = [
        ["UIButton", "UIControl", "UIView"], ["UIStackView", "UIView"], ["UIScrollView", "UIView"], ["UILayoutGuide"],
        ["UIViewController"], ["NSLayoutXAxisAnchor", "NSLayoutAnchor"], ["NSLayoutYAxisAnchor", "NSLayoutAnchor"],
        ["NSLayoutDimension", "NSLayoutAnchor"], ["NSLayoutConstraint"],
    ]

    private static let deepest = 3

    private func isHelper(_ name: String, _ file: FileID, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        let members = Self.owners.flatMap { program.functions(name, of: $0, in: file) }
        return (members + program.functions(name, in: file)).contains { function in
            guard let body = function.declaration?.body else { return false }
            var makes = false
            body.node.walk { node in
                guard !makes, let call = CallExpression(node) else { return !makes }
                makes =
                    ConstraintSites.constraints(madeBy: call) > 0
                    || call.name.map { $0 != name && isHelper($0, file, depth: depth + 1) } ?? false
                return !makes
            }
            return makes
        }
    }
}
