/// The names of layout priorities, in UIKit and in SnapKit.
enum Priorities {
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
