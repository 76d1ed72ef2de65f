extension Attribute {
    /// The meaning of the attribute, for the documentation of a completion.
    package var explanation: String {
        switch self {
        case .left: "The left edge, regardless of the layout direction."
        case .right: "The right edge, regardless of the layout direction."
        case .top: "The top edge."
        case .bottom: "The bottom edge."
        case .leading: "The edge at which text begins: left, or right in a right-to-left layout."
        case .trailing: "The edge at which text ends: right, or left in a right-to-left layout."
        case .width: "The width in points."
        case .height: "The height in points."
        case .centerX: "The horizontal centre."
        case .centerY: "The vertical centre."
        case .firstBaseline: "The baseline of the first line of text; without text, the top edge."
        case .lastBaseline: "The baseline of the last line of text; without text, the bottom edge."
        }
    }
}
