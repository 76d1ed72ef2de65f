import LayoutModel

/// The alignment rectangle insets of AppKit's controls, derived from recorded frames: the distance that a constraint
/// leaves between its constant and the frame.
struct AppKitInsets {
    let settings: DocumentSettings
    let tree: XMLTree

    /// Before macOS 11's controls, with them, and with those of macOS 26.
    private enum Era {
        case old, middle, new
    }

    private var era: Era {
        let version = settings.version.number
        return version < 17000 ? .old : (24000..<30000).contains(version) ? .new : .middle
    }

    func insets(of view: XMLElementID, frame: Rect) -> EdgeInsets {
        let cell = tree.children(of: view).first { tree[$0, .key] == "cell" }
        func of(_ attribute: String) -> String? { cell.flatMap { tree[$0, attribute] } }
        let size = of("controlSize")
        switch tree.tag(of: view) {
        case "textField":
            // Labels (317 constraints): two points on either side. Fields with a border: none.
            return of("borderStyle") == nil ? EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2) : .zero
        case "imageView":
            // A frame around the image (four constraints in one document).
            return of("imageFrameStyle") == "grayBezel" ? EdgeInsets(3) : .zero
        case "box": return box(view, frame)
        case "button": return button(of("type"), size, hasBorder: of("borderStyle") != nil)
        case "popUpButton": return popUp(of("bezelStyle"), size)
        default: return era == .new ? .zero : control(tree.tag(of: view), size, of("style"), view)
        }
    }

    /// Controls that macOS 26 draws without insets.
    private func control(_ tag: String, _ size: String?, _ style: String?, _ view: XMLElementID) -> EdgeInsets {
        switch tag {
        case "segmentedControl":
            let side = style == "texturedSquare" ? 1.0 : 2
            // Small ones: two constraints in two documents.
            let bottom = size == "small" || style == "texturedSquare" ? 2.0 : 1
            return EdgeInsets(top: 1, leading: side, bottom: bottom, trailing: side)
        case "slider":
            // Sliders of the regular size in macOS 11 have a frame that is four points higher (three constraints).
            let bottom = size == nil && era == .middle ? 6.0 : 2
            return EdgeInsets(top: 2, leading: 2, bottom: bottom, trailing: 2)
        case "switch": return EdgeInsets(top: 1, leading: 2, bottom: 2, trailing: 2)
        // 17 constraints in two documents.
        case "colorWell": return EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3)
        // Seven constraints in one document, none of which is to the bottom edge.
        case "stepper": return EdgeInsets(top: 2, leading: 3, bottom: 3, trailing: 3)
        // Ten constraints of small ones in one document.
        case "comboBox" where size == "small": return EdgeInsets(top: 1, leading: 0, bottom: 4, trailing: 3)
        // Four constraints in one document. Without tabs and border: none.
        case "tabView" where tree[view, .type] == nil: return EdgeInsets(top: 6, leading: 7, bottom: 10, trailing: 7)
        default: return .zero
        }
    }

    private func button(_ type: String?, _ size: String?, hasBorder: Bool) -> EdgeInsets {
        let isSmall = size == "small"
        switch type {
        // The small square in the new era: eleven constraints in two documents.
        case "smallSquare" where era == .new: return EdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)
        case _ where era == .new: return .zero
        case "push":
            // 27 constraints in the middle era, 16 in the old one.
            let side = isSmall || era == .old ? 6.0 : 7
            return EdgeInsets(top: era == .old ? 4 : 5, leading: side, bottom: 7, trailing: side)
        case "radio" where isSmall && era == .middle: return EdgeInsets(top: 1, leading: 1, bottom: 0, trailing: 0)
        case "check" where isSmall && era == .old: return EdgeInsets(top: 2, leading: 3, bottom: 3, trailing: 2)
        case "check", "radio":
            let edge = era == .old ? 2.0 : 1
            return EdgeInsets(top: edge, leading: isSmall ? 1 : 2, bottom: edge, trailing: era == .old ? 2 : 0)
        // Of a small one: five constraints in two documents.
        case "help" where isSmall: return EdgeInsets(top: 1, leading: 1, bottom: 2, trailing: 1)
        case "help": return EdgeInsets(top: 1, leading: 3, bottom: 4, trailing: 2)
        // Four constraints of buttons and pop-up buttons in four documents; without a border none (three documents).
        case "roundRect" where era == .middle && hasBorder:
            return EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
        default: return .zero
        }
    }

    private func popUp(_ bezel: String?, _ size: String?) -> EdgeInsets {
        switch (bezel, era) {
        case ("smallSquare", .new): return EdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)
        case (_, .new): return .zero
        case ("rounded", .old):
            // Five constraints at the bottom in five documents. Up to 12121 they are one point higher (26, later 25).
            let top = settings.version < ToolsVersion(14400) ? 2.0 : 1
            return EdgeInsets(top: top, leading: 2, bottom: 3, trailing: 3)
        case ("rounded", .middle), ("texturedRounded", .middle):
            return EdgeInsets(top: 1, leading: size == "small" ? 4 : 3, bottom: 4, trailing: 4)
        case ("roundedRect", .middle): return EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
        default: return .zero
        }
    }

    private func box(_ view: XMLElementID, _ frame: Rect) -> EdgeInsets {
        switch tree[view, .boxType] {
        case "separator":
            // A line of one point in a frame of five.
            if frame.height == 5 { return EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0) }
            return frame.width == 5 ? EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2) : .zero
        case nil:
            // Below a title, nothing is added (five constraints in three documents; 14 without a title).
            let top = tree[view, "titlePosition"] == "noTitle" ? 2.0 : 0
            return EdgeInsets(top: top, leading: 3, bottom: 4, trailing: 3)
        default: return .zero
        }
    }

    /// How far below the centre of a control the baseline of its text is, at the recorded height.
    ///
    /// AppKit centres a line that is whole points high, and puts the baseline at a whole point: 265 of 284 constraints
    /// between baselines agree, among them those of controls without a text, which align like those with one.
    func baselineBelowCentre(of view: XMLElementID, fontSize: Double, height: Double) -> Double {
        // A line of the system font is 16 points high, and was 17 up to version 14490.
        let isTall = fontSize == 13 && settings.version < ToolsVersion(15000)
        let line = isTall ? 17 : (1.193 * fontSize).rounded(.up)
        return height / 2 - ((height - line) / 2 + 0.241 * fontSize).rounded() - rise(of: view)
    }

    /// Push buttons and, in the middle era, pop-up buttons of the regular size draw their text one point above the
    /// centre (34 constraints).
    private func rise(of view: XMLElementID) -> Double {
        guard let cell = tree.children(of: view).first(where: { tree[$0, .key] == "cell" }) else { return 0 }
        switch (tree.tag(of: view), era) {
        case (_, .new): return 0
        case ("button", _): return tree[cell, .type] == "push" ? 1 : 0
        case ("popUpButton", .middle):
            return tree[cell, "bezelStyle"] == "rounded" && tree[cell, "controlSize"] == nil ? 1 : 0
        default: return 0
        }
    }
}
