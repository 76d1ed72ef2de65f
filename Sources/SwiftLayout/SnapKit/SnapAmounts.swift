import LayoutModel

/// The constants that SnapKit computes from what a chain adds.
enum SnapAmounts {
    /// The constant for the target's attribute: insets go by that attribute, not by the chain's own.
    ///
    /// - Returns: Nil if a part of the amount is not known.
    static func constant(_ amount: SnapChain.Amount, for attribute: Attribute) -> LinearNumber? {
        switch amount {
        case .offset(let number): number
        case .insets(let insets): inset(insets, attribute)
        case .structure(let structure): part(structure, attribute)
        }
    }

    private static func number(_ structure: Value.Structure, _ names: String...) -> LinearNumber? {
        for name in names {
            if case .number(let number)? = structure.fields[name] { return number }
        }
        return nil
    }

    private static func inset(_ insets: Value.Structure, _ attribute: Attribute) -> LinearNumber? {
        guard let top = number(insets, "top"), let bottom = number(insets, "bottom"),
            let near = number(insets, "left", "leading"), let far = number(insets, "right", "trailing")
        else { return nil }
        return switch attribute {
        case .left, .leading: near
        case .top, .firstBaseline: top
        case .right, .trailing: far * -1
        case .bottom, .lastBaseline: bottom * -1
        case .centerX: (near - far) * 0.5
        case .centerY: (top - bottom) * 0.5
        case .width: (near + far) * -1
        case .height: (top + bottom) * -1
        }
    }

    private static func part(_ structure: Value.Structure, _ attribute: Attribute) -> LinearNumber? {
        switch structure.type {
        case "CGSize":
            switch attribute {
            case .width: number(structure, "width")
            case .height: number(structure, "height")
            default: LinearNumber(0)
            }
        case "CGPoint":
            attribute.isSize ? LinearNumber(0) : number(structure, attribute.axis == .horizontal ? "x" : "y")
        case "UIEdgeInsets", "NSDirectionalEdgeInsets": inset(structure, attribute)
        default: nil
        }
    }
}
