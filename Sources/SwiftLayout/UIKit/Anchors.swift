import LayoutModel

/// UIKit's names for attributes and guides.
enum Anchors {
    /// The attribute of `leadingAnchor` and the like.
    static func attribute(ofAnchor name: String) -> Attribute? {
        guard name.hasSuffix("Anchor") else { return nil }
        return Attribute(rawValue: String(name.dropLast("Anchor".count)))
    }

    /// The guide that a property of a view or controller is.
    static func guide(named name: String) -> Guide? { name.hasSuffix("Guide") ? guides[name] : nil }

    private static let guides: [String: Guide] = [
        "safeAreaLayoutGuide": .safeArea, "layoutMarginsGuide": .layoutMargins,
        "readableContentGuide": .readableContent, "contentLayoutGuide": .scrollContent,
        "frameLayoutGuide": .scrollFrame, "keyboardLayoutGuide": .keyboard, "topLayoutGuide": .topLayout,
        "bottomLayoutGuide": .bottomLayout,
    ]

    /// The names of all anchors and guides.
    static var names: Set<String> { Set(Attribute.allCases.map { "\($0.rawValue)Anchor" }).union(guides.keys) }

    /// What an attribute of `NSLayoutConstraint.Attribute` relates: an attribute of the view, or of its margins.
    static func attribute(named name: String) -> (attribute: Attribute, isMargin: Bool)? {
        switch name {
        case "baseline": return (.lastBaseline, false)
        case "centerXWithinMargins": return (.centerX, true)
        case "centerYWithinMargins": return (.centerY, true)
        default: break
        }
        if name.hasSuffix("Margin") {
            return Attribute(rawValue: String(name.dropLast("Margin".count))).map { ($0, true) }
        }
        return Attribute(rawValue: name).map { ($0, false) }
    }

    /// The relation of `equalTo`, `lessThanOrEqualToConstant` and other first labels.
    static func relation(ofLabel label: String) -> Relation? {
        if label.hasPrefix("equalTo") { return .equal }
        if label.hasPrefix("lessThanOrEqualTo") { return .lessThanOrEqual }
        if label.hasPrefix("greaterThanOrEqualTo") { return .greaterThanOrEqual }
        return nil
    }

    /// Whether a first label is that of a method for the system's spacing.
    static func isSystemSpacing(_ label: String) -> Bool {
        label.hasSuffix("SystemSpacingAfter") || label.hasSuffix("SystemSpacingBelow")
    }

    static func relation(named name: String) -> Relation? {
        switch name {
        case "equal": .equal
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: nil
        }
    }
}

extension AnchorValue {
    /// UIKit's classes for the anchor, nearest first. Extensions of them add methods.
    var ancestry: [String?] {
        let own =
            if attribute.isSize || start != nil {
                "NSLayoutDimension"
            } else {
                attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
            }
        return [own, "NSLayoutAnchor", "NSObject"]
    }
}
