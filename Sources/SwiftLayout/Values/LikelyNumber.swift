/// Numbers that only the running app knows, on the device that frames are drawn for.
enum LikelyNumber {
    static let screen = (width: 390.0, height: 844.0, scale: 3.0)
    /// The shortest side of any screen that runs UIKit's Auto Layout, in points.
    private static let shortestSide = 320.0

    /// The least value of a width or height of the screen; nil for anything else.
    ///
    /// - Parameter expression: on one line: `UIScreen.main.bounds.width`.
    static func least(_ expression: String) -> Double? {
        let isSide = expression.hasSuffix(".width") || expression.hasSuffix(".height")
        return isSide && expression.hasPrefix("UIScreen.main.") && of(expression) != nil ? shortestSide : nil
    }

    /// A value for drawings, from which nothing is concluded. Nil for anything but a length of the screen or of the
    /// view that fills it, and the number of pixels of a point.
    ///
    /// - Parameter expression: on one line: `UIScreen.main.bounds.width`, `self.view.frame.size.height`.
    static func of(_ expression: String) -> Double? {
        // One member after another, and nothing that is computed with them.
        guard expression.utf8.allSatisfy({ $0.isWord || ".?!".utf8.contains($0) }) else { return nil }
        var names = expression.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
        if names.first == "self" { names.removeFirst() }
        guard let name = names.popLast() else { return nil }
        if ["scale", "nativeScale", "displayScale"].contains(name) {
            return names == ["UIScreen", "main"] || names.last == "traitCollection" ? screen.scale : nil
        }
        if names.last == "size" { names.removeLast() }
        guard let rectangle = names.popLast(), rectangle == "bounds" || rectangle == "frame",
            names.isEmpty || [["UIScreen", "main"], ["view"], ["window"]].contains(names)
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
