import LayoutModel
import SourceText
import SwiftSource

/// How numbers, priorities, axes and names are written in code.
enum CodeSpelling {
    static func number(_ number: Double) -> String { plainDecimal(number, places: 3) ?? "0" }

    /// As an argument or a value of type `UILayoutPriority`.
    static func priority(_ priority: Double) -> String {
        switch priority {
        case 1000: ".required"
        case 750: ".defaultHigh"
        case 250: ".defaultLow"
        default: "UILayoutPriority(\(number(priority)))"
        }
    }

    /// The first label of a call that makes a constraint from anchors.
    ///
    /// - Parameter label: the label for another relation: `equalToConstant`.
    static func label(_ label: String, for relation: Relation) -> String? {
        guard let end = label.firstRange(of: "To")?.lowerBound else { return nil }
        return name(of: relation) + label[end...]
    }

    static func name(of relation: Relation) -> String {
        switch relation {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }

    /// `titleWidth`.
    static func name(of view: View, _ attribute: LayoutModel.Attribute) -> String {
        let name = identifier(of: view)
        return name.isEmpty ? attribute.rawValue + "Constraint" : name + capitalized(attribute.rawValue)
    }

    /// The letters and digits of a view's name.
    static func identifier(of view: View) -> String { view.name.filter { $0.isLetter || $0.isNumber } }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// `title` for `self.title`.
    static func withoutSelf(_ name: String) -> String {
        name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    }

    /// The number of a literal with or without a sign.
    static func literal(_ node: SyntaxNode) -> Double? {
        if let sign = PrefixExpression(node), sign.operator == "-" { return literal(sign.operand).map { -$0 } }
        return NumberLiteral(node)?.value
    }
}

extension Anchors {
    /// The property of a view or controller that is a guide.
    static func name(of guide: Guide) -> String {
        switch guide {
        case .safeArea: "safeAreaLayoutGuide"
        case .layoutMargins: "layoutMarginsGuide"
        case .readableContent: "readableContentGuide"
        case .scrollContent: "contentLayoutGuide"
        case .scrollFrame: "frameLayoutGuide"
        case .keyboard: "keyboardLayoutGuide"
        case .topLayout: "topLayoutGuide"
        case .bottomLayout: "bottomLayoutGuide"
        }
    }
}
