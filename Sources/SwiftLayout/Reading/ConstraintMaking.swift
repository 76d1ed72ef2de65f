import SwiftSource

/// A call of UIKit's that makes a constraint or a list of them.
struct ConstraintMaking {
    let isList: Bool

    /// Nil for other calls.
    init?(_ node: SyntaxNode) {
        guard let call = CallExpression(node), call.trailingClosures.isEmpty, let name = call.name else { return nil }
        let first = call.arguments.first?.label
        switch name {
        case "constraint":
            guard let base = MemberAccess(call.callee)?.base,
                let anchor = MemberAccess(base)?.name ?? NameExpression(base)?.name,
                Anchors.attribute(ofAnchor: anchor) != nil, let first, Anchors.relation(ofLabel: first) != nil,
                Self.others(than: first).contains(call.arguments.dropFirst().map { $0.label ?? "" })
            else { return nil }
            isList = false
        case "NSLayoutConstraint":
            guard call.callee.kind == .nameExpression, first == "item", call.arguments.count == 7 else { return nil }
            isList = false
        case "constraints":
            guard first == "withVisualFormat", MemberAccess(call.callee)?.base?.hasText("NSLayoutConstraint") == true
            else { return nil }
            isList = true
        default: return nil
        }
    }

    /// The labels that may follow the first one of an anchor's method.
    private static func others(than first: String) -> [[String]] {
        if first.hasSuffix("ToConstant") { return [[]] }
        if first.contains("ToSystemSpacing") { return [["multiplier"]] }
        return first.hasSuffix("To") ? [[], ["constant"], ["multiplier"], ["multiplier", "constant"]] : []
    }
}
