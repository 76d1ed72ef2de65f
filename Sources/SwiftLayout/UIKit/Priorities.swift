/// The names of layout priorities, in UIKit and in SnapKit.
enum Priorities {
    /// Whether a name is one of UIKit's own priorities, which mean nothing else.
    static func isUIKits(_ name: String) -> Bool {
        ["required", "defaultHigh", "defaultLow", "fittingSizeLevel"].contains(name)
    }

    static func value(of name: String) -> Double? {
        switch name {
        case "required": 1000
        case "defaultHigh", "high": 750
        case "dragThatCanResizeScene": 510
        case "sceneSizeStayPut": 500
        case "medium": 500
        case "dragThatCannotResizeScene": 490
        case "defaultLow", "low": 250
        case "fittingSizeLevel", "fittingSizeCompression": 50
        default: nil
        }
    }
}
