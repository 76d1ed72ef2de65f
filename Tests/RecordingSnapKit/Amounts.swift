import RecordingUIKit

extension ConstraintAmount {
    /// The constant of a constraint whose target has an attribute; where there is no target, its own attribute counts.
    ///
    /// Numbers are the same for every attribute. Insets are towards the middle, whatever the relation.
    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch self {
        case .number(let number): number
        case .size(let size): attribute == .width ? size.width : attribute == .height ? size.height : 0
        case .point(let point): Self.constant(of: point, for: attribute)
        case .insets(let insets): Self.constant(of: insets, for: attribute)
        // Without a right-to-left language, left is leading.
        case .directionalInsets(let insets):
            Self.constant(
                of: UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
                for: attribute)
        }
    }

    private static func constant(of point: CGPoint, for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .width, .height, .notAnAttribute: 0
        case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline, .lastBaseline:
            point.y
        default: point.x
        }
    }

    private static func constant(of insets: UIEdgeInsets, for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: insets.left
        case .right, .trailing, .rightMargin, .trailingMargin: -insets.right
        case .top, .topMargin, .firstBaseline: insets.top
        case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
        case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
        case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
        case .width: -(insets.left + insets.right)
        case .height: -(insets.top + insets.bottom)
        case .notAnAttribute: 0
        }
    }
}
