// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

@_exported import Foundation

public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets()

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// Only what layout code writes; Darwin has its own.
#if !canImport(CoreGraphics)
    public struct CGAffineTransform: Hashable, Sendable {
        public var a: CGFloat = 1
        public var b: CGFloat = 0
        public var c: CGFloat = 0
        public var d: CGFloat = 1
        public var tx: CGFloat = 0
        public var ty: CGFloat = 0

        public static let identity = CGAffineTransform()

        public init() {}

        public init(rotationAngle angle: CGFloat) {
            (a, b, c, d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
        }

        public init(scaleX x: CGFloat, y: CGFloat) {
            (a, d) = (x, y)
        }

        public init(translationX x: CGFloat, y: CGFloat) {
            (tx, ty) = (x, y)
        }
    }
#endif
