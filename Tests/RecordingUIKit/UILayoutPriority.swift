// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + difference)
    }

    public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - difference)
    }

    public static func += (priority: inout UILayoutPriority, difference: Float) {
        priority = priority + difference
    }

    public static func -= (priority: inout UILayoutPriority, difference: Float) {
        priority = priority - difference
    }
}
