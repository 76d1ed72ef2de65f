// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight
    case rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified
    case compact
    case regular
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified
    case phone
    case pad
}

public struct UIContentSizeCategory: Hashable, Sendable {
    public let rawValue: String

    public static let large = UIContentSizeCategory(rawValue: "L")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AM")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("A") }
}

/// A phone upright: what an app sees first.
open class UITraitCollection: NSObject {
    public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public let verticalSizeClass = UIUserInterfaceSizeClass.regular
    public let userInterfaceStyle = UIUserInterfaceStyle.light
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let preferredContentSizeCategory = UIContentSizeCategory.large
    public let displayScale: CGFloat = 3
}

public final class UIDevice: Sendable {
    public static let current = UIDevice()
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
}

public final class UIScreen: Sendable {
    public static let main = UIScreen()
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    public let scale: CGFloat = 3
}

public final class UIApplication: Sendable {
    public static let shared = UIApplication()
    public let userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
}
