import LayoutModel

/// The sizes of fonts in points.
enum Fonts {
    /// The size of the font of a view's text or symbol; nil if it has neither.
    static func size(of view: XMLElementID, _ tree: XMLTree, _ platform: Platform) -> Double? {
        if platform == .macOS { return appKitSize(of: view, tree) }
        for child in tree.children(of: view) where tree.has(child, tag: .fontDescription) {
            if let size = tree.number(child, .pointSize), size > 0 { return size }
            if let style = tree[child, .style] { return styles[style] }
        }
        switch tree.tag(of: view) {
        case "label": return 17
        // System buttons have a smaller font than custom ones.
        case "button":
            return tree[view, .buttonType] == "roundedRect" || tree[view, .buttonType] == "system" ? 15 : 18
        case "textField", "textView": return 14
        case "imageView": return symbolSize(of: view, tree)
        default: return nil
        }
    }

    /// The size of the font of an AppKit control. A control without a text aligns its centre as if it had one.
    private static func appKitSize(of view: XMLElementID, _ tree: XMLTree) -> Double? {
        let cell = tree.children(of: view).first { tree[$0, .key] == "cell" }
        guard let font = cell.flatMap({ tree.child(of: $0, .font, key: "font") }) else {
            let tag = tree.tag(of: view)
            guard tag == "switch" || tag == "slider" || tag == "stepper" else { return nil }
            return controlSize(tree[cell ?? view, .controlSize])
        }
        if let size = tree.number(font, .size) { return size }
        switch tree[font, .metaFont] {
        case "miniSystem", "mini": return 9
        case "label": return 10
        case "smallSystem", "smallSystemBold", "toolTip": return 11
        case "cellTitle": return 12
        default: return 13
        }
    }

    /// The size of the system font in a control of a size.
    private static func controlSize(_ name: String?) -> Double {
        switch name {
        case "mini": 9
        case "small": 11
        default: 13
        }
    }

    private static func symbolSize(of view: XMLElementID, _ tree: XMLTree) -> Double? {
        let reference = tree.child(of: view, .imageReference, key: "image")
        guard tree[view, .catalog] == "system" || reference.map({ tree[$0, .catalog] == "system" }) ?? false else {
            return nil
        }
        guard let configuration = tree.child(of: view, .preferredSymbolConfiguration) else { return 17 }
        return tree.number(configuration, .pointSize) ?? 17
    }

    /// UIKit's text styles at the default size.
    private static let styles: [String: Double] = [
        "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
        "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
        "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
        "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
    ]
}
