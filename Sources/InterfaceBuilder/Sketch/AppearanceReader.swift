import LayoutModel

/// Reads how views look: their colours, fonts, images and values.
struct AppearanceReader {
    private let tree: XMLTree
    private let colours: ColourReader

    init(_ tree: XMLTree) {
        self.tree = tree
        colours = ColourReader(tree)
    }

    func appearance(of view: XMLElementID) -> Appearance {
        var appearance = Appearance()
        readOwn(view, into: &appearance)
        for child in tree.children(of: view) {
            switch tree.tag(of: child) {
            case "state" where tree[child, .key] == "normal":
                appearance.text = colours.colour("titleColor", of: child) ?? appearance.text
                appearance.image = tree[child, .image] ?? appearance.image
            case "inset" where ["titleEdgeInsets", "contentEdgeInsets"].contains(tree[child, .key]):
                appearance.titleInsets.left += number(child, "minX") ?? 0
                appearance.titleInsets.right += number(child, "maxX") ?? 0
            case "buttonConfiguration": readConfiguration(child, into: &appearance)
            case "fontDescription", "font": readFont(child, into: &appearance)
            case "segments":
                appearance.items = tree.children(of: child).map { tree[$0, .title] ?? tree[$0, "label"] ?? "" }
            case "items":
                appearance.items = tree.children(of: child).map { item in
                    tree[item, .title] ?? tree[item, "systemItem"] ?? ""
                }
            case "userDefinedRuntimeAttributes": readRuntimeAttributes(child, into: &appearance)
            case "textFieldCell", "buttonCell", "popUpButtonCell", "segmentedCell", "sliderCell", "imageCell",
                "searchFieldCell", "comboBoxCell", "secureTextFieldCell":
                readCell(child, into: &appearance)
            default: break
            }
        }
        return appearance
    }

    // MARK: Attributes

    private func number(_ element: XMLElementID, _ attribute: String) -> Double? {
        tree[element, attribute].flatMap(XMLTree.number)
    }

    private func readOwn(_ view: XMLElementID, into appearance: inout Appearance) {
        appearance.background = colours.colour("backgroundColor", of: view) ?? colours.colour("barTintColor", of: view)
        appearance.text = colours.colour("textColor", of: view)
        let tints = ["onTintColor", "minimumTrackTintColor", "progressTintColor", "tintColor", "color"]
        appearance.tint = tints.lazy.compactMap { colours.colour($0, of: view) }.first
        appearance.alignment = alignment(tree[view, "textAlignment"] ?? tree[view, "contentHorizontalAlignment"])
        appearance.opacity = number(view, "alpha").map { min(max($0, 0), 1) } ?? 1
        appearance.image = tree[view, .image]
        appearance.placeholder = tree[view, .placeholder]
        appearance.isOn = tree[view, "on"].map { $0 == "YES" }
        appearance.selected = number(view, "selectedSegmentIndex").flatMap { Int(exactly: $0) }
        if tree.tag(of: view) == "textField", tree.child(of: view, .textFieldCell) == nil {
            appearance.hasBorder = tree[view, "borderStyle"].map { $0 != "none" } ?? false
        }
        readValue(of: view, into: &appearance)
    }

    private func readValue(of element: XMLElementID, into appearance: inout Appearance) {
        let names = ["value", "progress", "doubleValue"]
        guard let value = names.lazy.compactMap({ number(element, $0) }).first else { return }
        let (least, most) = (number(element, "minValue") ?? 0, number(element, "maxValue") ?? 1)
        if most > least { appearance.value = min(max((value - least) / (most - least), 0), 1) }
    }

    private func alignment(_ word: String?) -> Appearance.Alignment? {
        switch word {
        case "left": .left
        case "center": .centre
        case "right", "trailing": .right
        default: nil
        }
    }

    private func readFont(_ font: XMLElementID, into appearance: inout Appearance) {
        guard ["fontDescription", "font"].contains(tree[font, .key]) else { return }
        let words = [tree[font, .type], tree[font, "weight"], tree[font, .metaFont], tree[font, .name]]
        appearance.isBold = words.compactMap { $0?.lowercased() }.contains { word in
            ["bold", "heavy", "black"].contains { word.contains($0) }
        }
        if tree[font, .style] == "UICTFontTextStyleHeadline" { appearance.isBold = true }
        appearance.font = tree[font, "family"] ?? tree[font, .name]
    }

    /// The cell of an AppKit control.
    private func readCell(_ cell: XMLElementID, into appearance: inout Appearance) {
        appearance.alignment = alignment(tree[cell, .alignment]) ?? appearance.alignment
        appearance.text = colours.colour("textColor", of: cell) ?? appearance.text
        appearance.placeholder = tree[cell, "placeholderString"] ?? appearance.placeholder
        appearance.image = tree[cell, .image] ?? appearance.image
        appearance.isOn = tree[cell, .state].map { $0 == "on" } ?? appearance.isOn
        if tree[cell, "drawsBackground"] == "YES" {
            appearance.background = colours.colour("backgroundColor", of: cell) ?? appearance.background
        }
        switch tree.tag(of: cell) {
        case "textFieldCell", "secureTextFieldCell":
            appearance.hasBorder = tree[cell, "borderStyle"] != nil
            // Without a mode of its own, a cell wraps.
            let mode = tree[cell, "lineBreakMode"] ?? "wordWrapping"
            appearance.lines = mode == "wordWrapping" || mode == "charWrapping" ? 0 : 1
        case "buttonCell":
            appearance.hasBorder = tree[cell, "bezelStyle"] != nil && tree[cell, "bezelStyle"] != "inline"
            switch tree[cell, .type] {
            case "check": appearance.mark = .box
            case "radio": appearance.mark = .circle
            default: break
            }
        default: break
        }
        readValue(of: cell, into: &appearance)
        for child in tree.children(of: cell) {
            switch tree.tag(of: child) {
            case "font": readFont(child, into: &appearance)
            case "segments":
                appearance.items = tree.children(of: child).map { tree[$0, "label"] ?? "" }
            default: break
            }
        }
    }

    private func readConfiguration(_ configuration: XMLElementID, into appearance: inout Appearance) {
        let foreground = colours.colour("baseForegroundColor", of: configuration)
        let background = colours.colour("baseBackgroundColor", of: configuration)
        let fills: [String: (background: Colour, text: Colour?)] = [
            "filled": (.system(.blue), Colour(white: 1)), "borderedProminent": (.system(.blue), Colour(white: 1)),
            "gray": (.system(.fill), nil), "bordered": (.system(.fill), nil), "tinted": (.system(.fill), nil),
            "borderedTinted": (.system(.fill), nil),
        ]
        if let fill = tree[configuration, .style].flatMap({ fills[$0] }) {
            appearance.background = background ?? fill.background
            appearance.text = foreground ?? fill.text
            appearance.cornerRadius = tree[configuration, "cornerStyle"] == "capsule" ? 100 : 6
        } else {
            appearance.background = background ?? appearance.background
            appearance.text = foreground ?? appearance.text
        }
        appearance.image = tree[configuration, .image] ?? appearance.image
    }

    /// `layer.cornerRadius`, which designers set as a runtime attribute.
    private func readRuntimeAttributes(_ list: XMLElementID, into appearance: inout Appearance) {
        for attribute in tree.children(of: list) {
            guard let path = tree[attribute, .keyPath], path == "layer.cornerRadius" || path == "cornerRadius" else {
                continue
            }
            let values = tree.children(of: attribute).compactMap { number($0, "value") }
            if let radius = values.first ?? number(attribute, "value"), radius >= 0 { appearance.cornerRadius = radius }
        }
    }
}
