/// The likely values of numbers that only the running app knows, on the device that frames are drawn for. Only
/// drawings use them: nothing is concluded from them.
enum LikelyNumber {
    static let screen = (width: 390.0, height: 844.0, scale: 3.0)

    /// Nil for anything but a length of the screen or of the view that fills it, and the number of pixels of a point.
    ///
    /// - Parameter expression: on one line: `UIScreen.main.bounds.width`, `self.view.frame.size.height`.
    static func of(_ expression: String) -> Double? {
        var names = expression.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
        if names.first == "self" { names.removeFirst() }
        guard let name = names.popLast() else { return nil }
        let isOfScreen = names.first == "UIScreen"
        if ["scale", "nativeScale", "displayScale"].contains(name) {
            return isOfScreen || names.last == "traitCollection" ? screen.scale : nil
        }
        if names.last == "size" { names.removeLast() }
        guard let rectangle = names.popLast(), rectangle == "bounds" || rectangle == "frame",
            isOfScreen || names.isEmpty || names == ["view"] || names == ["window"]
        else { return nil }
        switch name {
        case "width", "maxX": return screen.width
        case "midX": return screen.width / 2
        case "height", "maxY": return screen.height
        case "midY": return screen.height / 2
        default: return nil
        }
    }
}
