// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SnapKit, whose documentation describes them.

import RecordingUIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets

/// A number, or a value that has one number for each attribute.
public enum ConstraintAmount {
    case number(CGFloat)
    case size(CGSize)
    case point(CGPoint)
    case insets(UIEdgeInsets)
    case directionalInsets(NSDirectionalEdgeInsets)
}

/// What a relation can be to: a view, a guide, one of their attributes, or an amount.
public enum ConstraintTarget {
    case item(LayoutAnchors, attributes: ConstraintAttributes)
    case amount(ConstraintAmount)
}

public protocol ConstraintRelatableTarget {
    var constraintTarget: ConstraintTarget { get }
}

public protocol ConstraintNumber: ConstraintRelatableTarget {
    var constraintNumber: CGFloat { get }
}

public typealias ConstraintOffsetTarget = ConstraintNumber
public typealias ConstraintMultiplierTarget = ConstraintNumber

public protocol ConstraintInsetTarget {
    var constraintInsets: UIEdgeInsets { get }
}

public protocol ConstraintPriorityTarget {
    var constraintPriority: Float { get }
}

extension ConstraintNumber {
    public var constraintTarget: ConstraintTarget { .amount(.number(constraintNumber)) }
    public var constraintPriority: Float { Float(constraintNumber) }
    public var constraintInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: constraintNumber, left: constraintNumber, bottom: constraintNumber, right: constraintNumber)
    }
}

extension Int: ConstraintNumber, ConstraintInsetTarget, ConstraintPriorityTarget {
    public var constraintNumber: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintNumber, ConstraintInsetTarget, ConstraintPriorityTarget {
    public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Float: ConstraintNumber, ConstraintInsetTarget, ConstraintPriorityTarget {
    public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Double: ConstraintNumber, ConstraintInsetTarget, ConstraintPriorityTarget {
    public var constraintNumber: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintNumber, ConstraintInsetTarget, ConstraintPriorityTarget {
    public var constraintNumber: CGFloat { self }
}

extension UILayoutPriority: ConstraintPriorityTarget {
    public var constraintPriority: Float { rawValue }
}

extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {
    public var constraintTarget: ConstraintTarget { .amount(.insets(self)) }
    public var constraintInsets: UIEdgeInsets { self }
}

extension NSDirectionalEdgeInsets: ConstraintRelatableTarget {
    public var constraintTarget: ConstraintTarget { .amount(.directionalInsets(self)) }
}

extension CGSize: ConstraintRelatableTarget {
    public var constraintTarget: ConstraintTarget { .amount(.size(self)) }
}

extension CGPoint: ConstraintRelatableTarget {
    public var constraintTarget: ConstraintTarget { .amount(.point(self)) }
}

extension UIView: ConstraintRelatableTarget {
    public var constraintTarget: ConstraintTarget { .item(self, attributes: []) }
}

extension UILayoutGuide: ConstraintRelatableTarget {
    public var constraintTarget: ConstraintTarget { .item(self, attributes: []) }
}

/// An attribute of a view or guide: `title.snp.bottom`.
public struct ConstraintItem: ConstraintRelatableTarget {
    let item: LayoutAnchors
    let attributes: ConstraintAttributes

    public var constraintTarget: ConstraintTarget { .item(item, attributes: attributes) }
}

public struct ConstraintPriority: ExpressibleByFloatLiteral, Hashable, Sendable {
    public let value: Float

    public static let required = ConstraintPriority(1000)
    public static let high = ConstraintPriority(750)
    public static let medium = ConstraintPriority(500)
    public static let low = ConstraintPriority(250)

    public init(_ value: Float) {
        self.value = value
    }

    public init(floatLiteral value: Float) {
        self.value = value
    }

    public func advanced(by difference: Float) -> ConstraintPriority {
        ConstraintPriority(value + difference)
    }
}
