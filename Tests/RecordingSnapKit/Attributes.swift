// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SnapKit, whose documentation describes them.

import RecordingUIKit

/// The attributes of one side of a chain.
public struct ConstraintAttributes: OptionSet, Sendable {
    public let rawValue: UInt

    static let left = ConstraintAttributes(.left)
    static let top = ConstraintAttributes(.top)
    static let right = ConstraintAttributes(.right)
    static let bottom = ConstraintAttributes(.bottom)
    static let leading = ConstraintAttributes(.leading)
    static let trailing = ConstraintAttributes(.trailing)
    static let width = ConstraintAttributes(.width)
    static let height = ConstraintAttributes(.height)
    static let centerX = ConstraintAttributes(.centerX)
    static let centerY = ConstraintAttributes(.centerY)
    static let lastBaseline = ConstraintAttributes(.lastBaseline)
    static let firstBaseline = ConstraintAttributes(.firstBaseline)
    static let leftMargin = ConstraintAttributes(.leftMargin)
    static let rightMargin = ConstraintAttributes(.rightMargin)
    static let topMargin = ConstraintAttributes(.topMargin)
    static let bottomMargin = ConstraintAttributes(.bottomMargin)
    static let leadingMargin = ConstraintAttributes(.leadingMargin)
    static let trailingMargin = ConstraintAttributes(.trailingMargin)
    static let centerXWithinMargins = ConstraintAttributes(.centerXWithinMargins)
    static let centerYWithinMargins = ConstraintAttributes(.centerYWithinMargins)

    static let horizontalEdges: ConstraintAttributes = [.left, .right]
    static let verticalEdges: ConstraintAttributes = [.top, .bottom]
    static let edges: ConstraintAttributes = [.horizontalEdges, .verticalEdges]
    static let directionalHorizontalEdges: ConstraintAttributes = [.leading, .trailing]
    static let directionalEdges: ConstraintAttributes = [.directionalHorizontalEdges, .verticalEdges]
    static let size: ConstraintAttributes = [.width, .height]
    static let center: ConstraintAttributes = [.centerX, .centerY]
    static let margins: ConstraintAttributes = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
    static let directionalMargins: ConstraintAttributes = [
        .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
    ]
    static let centerWithinMargins: ConstraintAttributes = [.centerXWithinMargins, .centerYWithinMargins]

    /// The order in which a group's constraints are made.
    private static let order: [NSLayoutConstraint.Attribute] = [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
    ]

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    private init(_ attribute: NSLayoutConstraint.Attribute) {
        self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    var list: [NSLayoutConstraint.Attribute] {
        Self.order.filter { contains(ConstraintAttributes($0)) }
    }

    /// Two different groups that can be related edge by edge.
    private static let pairs: [(ConstraintAttributes, ConstraintAttributes)] = [
        (.edges, .margins), (.margins, .edges), (.directionalEdges, .directionalMargins),
        (.directionalMargins, .directionalEdges),
    ]

    func isPaired(with other: ConstraintAttributes) -> Bool {
        Self.pairs.contains { $0 == self && $1 == other }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin of an edge, and the edge of a margin.
    var counterpart: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        default: self
        }
    }
}
