import SwiftSource

/// A call of UIKit's that makes a constraint or a list of them.
struct ConstraintMaking {
    let isList: Bool

    /// Nil for other calls.
    init?(_ node: SyntaxNode) {
        guard let call = CallExpression(node), call.trailingClosures.isEmpty else { return nil }
        if call.isItemInitializer {
            isList = false
            return
        }
        let labels = call.arguments.map { $0.label }
        let first = labels.first ?? nil
        switch call.name {
        case "constraint":
            guard let anchor = MemberAccess(call.callee)?.base?.lastName,
                Anchors.attribute(ofAnchor: anchor) != nil, let first, Anchors.relation(ofLabel: first) != nil,
                Self.canFollow(first, labels.dropFirst().map { $0 ?? "" })
            else { return nil }
            isList = false
        case "constraints":
            guard first == "withVisualFormat", MemberAccess(call.callee)?.base?.hasText("NSLayoutConstraint") == true
            else { return nil }
            isList = true
        default: return nil
        }
    }

    /// Whether labels may follow the first one of an anchor's method.
    private static func canFollow(_ first: String, _ others: [String]) -> Bool {
        if first.hasSuffix("ToConstant") { return others.isEmpty }
        if Anchors.isSystemSpacing(first) { return others == ["multiplier"] }
        guard first.hasSuffix("To") else { return false }
        switch others.count {
        case 0: return true
        case 1: return others[0] == "constant" || others[0] == "multiplier"
        default: return others == ["multiplier", "constant"]
        }
    }
}

extension CallExpression {
    /// `NSLayoutConstraint(item: a, attribute: .top, …)`, also with `NSLayoutConstraint.init` or only `.init`: no
    /// other initializer has these labels.
    var isItemInitializer: Bool {
        // Every call is asked, and few have the name.
        switch name {
        case "NSLayoutConstraint": guard callee.kind == .nameExpression else { return false }
        case "init": guard MemberAccess(callee)?.base?.hasText("NSLayoutConstraint") ?? true else { return false }
        default: return false
        }
        let arguments = arguments
        return arguments.count == 7 && arguments[0].label == "item"
    }
}
