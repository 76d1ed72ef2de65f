import LayoutModel

/// The meaning of an attribute's name in the constraints of a document.
struct AttributeName {
    let attribute: Attribute
    /// Whether the name means the layout margins of the item.
    let isMargin: Bool

    /// Nil if no attribute has this name.
    static func named(_ name: String) -> AttributeName? { table[name] }

    static var all: [String] { table.keys.sorted() }

    /// The meaning of the attribute, for the documentation of a completion.
    var explanation: String {
        isMargin ? "\(attribute.rawValue) of the area inside the layout margins." : attribute.explanation
    }

    private static let table: [String: AttributeName] = {
        var table = [
            "centerXWithinMargins": AttributeName(attribute: .centerX, isMargin: true),
            "centerYWithinMargins": AttributeName(attribute: .centerY, isMargin: true),
            "baseline": AttributeName(attribute: .lastBaseline, isMargin: false),
        ]
        for attribute in Attribute.allCases {
            table[attribute.rawValue] = AttributeName(attribute: attribute, isMargin: false)
            guard !attribute.isSize else { continue }
            table[attribute.rawValue + "Margin"] = AttributeName(attribute: attribute, isMargin: true)
        }
        return table
    }()
}

extension Attribute {
    /// The name of the attribute of a view, or of its margins; nil if there is none.
    func documentName(in guide: Guide?) -> String? {
        guard guide == .layoutMargins else { return self == .lastBaseline ? "baseline" : rawValue }
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: return rawValue + "Margin"
        case .centerX, .centerY: return rawValue + "WithinMargins"
        case .width, .height, .firstBaseline, .lastBaseline: return nil
        }
    }
}

extension Relation {
    static func documentNamed(_ name: String) -> Relation? { allCases.first { $0.documentName == name } }

    var documentName: String {
        switch self {
        case .lessThanOrEqual: "lessThanOrEqual"
        case .equal: "equal"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}
