import LayoutModel

/// The colours and fonts of a drawing.
///
/// Light colours are literal, for viewers without media queries and variables. Dark colours apply if the system is dark
/// and the drawing is not in the class `light`, or if the drawing is in the class `dark`.
enum SVGStyle {
    private struct Rule {
        var selector: String
        /// The properties other than colours.
        var form = ""
        var fill: (light: String, dark: String)?
        var stroke: (light: String, dark: String)?
        /// Whether the element has colours of its own on a light page.
        var isForDark = false
    }

    private static let ink = (light: "#1b2230", dark: "#e8edf4")
    private static let muted = (light: "#5c6779", dark: "#9dabbd")
    private static let paper = (light: "#ffffff", dark: "#171d27")
    private static let line = (light: "#1f5fd0", dark: "#7fb0ff")
    private static let red = (light: "#c4232b", dark: "#ff8078")
    private static let amber = (light: "#8f5f00", dark: "#f0c04a")
    private static let amberLine = (light: "#d08c00", dark: "#e0aa2c")
    private static let nothing = (light: "none", dark: "none")

    /// Views are neutral, so that constraints stand out: blue if they hold, red and amber if not.
    private static let rules: [Rule] = [
        // Not `font`, after which Inkscape ignores other sizes. Some converters know no font by the name `sans-serif`.
        Rule(
            selector: " text",
            form: "font-size:12px;font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,Helvetica,Arial,"
                + "\"DejaVu Sans\",\"Liberation Sans\",sans-serif", fill: ink),
        // A click on a name is one on the view.
        Rule(selector: " text", form: "pointer-events:none"),
        Rule(selector: " text.value", form: "pointer-events:auto"),
        Rule(selector: " path", form: "fill:none"),
        Rule(selector: " .page", fill: ("#f3f5f8", "#0e131a")),
        Rule(selector: " .canvas", fill: paper, stroke: ("#aab4c3", "#465365")),
        Rule(selector: " .box", fill: ("#edf1f6", "#222b38"), stroke: ("#8391a6", "#6d7f97")),
        Rule(
            selector: " .group", form: "fill-opacity:.45", fill: ("#f3f6fa", "#1c2430"),
            stroke: ("#aeb8c7", "#4c5b70")),
        Rule(selector: " .empty", form: "stroke-dasharray:1.5 2.5", fill: nothing, stroke: ("#8391a6", "#6d7f97")),
        Rule(selector: " .away", form: "stroke-dasharray:5 4", fill: nothing, stroke: ("#7c8798", "#8492a6")),
        Rule(selector: " .behind", form: "stroke-dasharray:2 3", fill: nothing, stroke: ("#8391a6", "#6d7f97")),
        Rule(selector: " .open", form: "stroke-width:2", stroke: amberLine),
        Rule(
            selector: " .ghost", form: "fill-opacity:.1;stroke-width:1.5;stroke-dasharray:7 4", fill: amberLine,
            stroke: amberLine),
        Rule(selector: " .moved", form: "stroke-width:2.5", stroke: ("#7a3fd1", "#c39bff")),
        Rule(selector: " .cross", stroke: ("#d3dae4", "#333f50")),
        Rule(selector: " .margin", form: "stroke-dasharray:3 3", fill: nothing, stroke: ("#a78bda", "#8f78c9")),
        Rule(selector: " .safe", form: "stroke-dasharray:8 3", fill: nothing, stroke: ("#12958a", "#3cc4b6")),
        Rule(selector: " .rule", stroke: ("#98a3b3", "#5d6b7f")),
        Rule(selector: " .line", form: "stroke-width:1.2", stroke: line),
        Rule(selector: " .soft", form: "stroke-dasharray:4 3"),
        Rule(selector: " .dot", form: "stroke-dasharray:1 3"),
        Rule(selector: " .pin", form: "stroke-width:3.5", stroke: line),
        Rule(selector: " .spacing", form: "stroke-dasharray:1.5 2"),
        Rule(selector: " .bad", form: "stroke-width:2", stroke: red),
        Rule(selector: " text.head", form: "font-size:15px;font-weight:700"),
        Rule(selector: " text.name", form: "font-weight:600"),
        Rule(selector: " text.small", form: "font-size:10.5px", fill: muted),
        Rule(selector: " .strong", form: "font-size:11px;font-weight:600", fill: ink),
        Rule(selector: " .mild", form: "font-weight:400", fill: muted),
        Rule(
            selector: " text.value",
            form: "font-size:11px;font-weight:600;paint-order:stroke;stroke-width:2.5px;stroke-linejoin:round",
            fill: ("#1a4fb0", "#a5c8ff"), stroke: paper),
        Rule(selector: " .warn.warn", fill: amber),
        Rule(selector: " .fail.fail", fill: red),
        Rule(selector: " .thumb", form: "stroke-width:1;vector-effect:non-scaling-stroke"),
        Rule(selector: " .way", form: "stroke-width:1.3", stroke: line),
        Rule(selector: " .tip", fill: line),
        Rule(
            selector: " text.scene",
            form: "font-size:10.5px;font-weight:600;paint-order:stroke;stroke-width:3px;stroke-linejoin:round",
            fill: ink, stroke: paper),
        Rule(selector: " .key", fill: paper, stroke: ("#5c6779", "#9dabbd")),
    ]

    /// The rules for views as they look: the colours of the system, and the parts of controls.
    private static let screenRules: [Rule] =
        SystemColour.allCases.map { Rule(selector: " .\($0.style)", fill: $0.shades) } + [
            // A view without a background can be clicked too.
            Rule(selector: " .ui-clear", form: "pointer-events:all", fill: nothing),
            Rule(
                selector: " .ui-bare", form: "pointer-events:all;stroke-dasharray:2 3", fill: nothing,
                stroke: ("#b9c2cf", "#465365")),
            Rule(selector: " .ui-field", fill: ("#ffffff", "#1c1c1e"), stroke: ("#c6c6c8", "#48484a")),
            Rule(selector: " .ui-knob", fill: ("#ffffff", "#ffffff"), stroke: ("#c8c8cc", "#c8c8cc")),
            Rule(selector: " .ui-chosen", fill: ("#ffffff", "#636366"), stroke: ("#d8d8dc", "#4a4a4d")),
            Rule(selector: " .ui-bar", fill: ("#f7f7f8", "#161618"), stroke: ("#c6c6c8", "#38383a")),
            Rule(
                selector: " .ui-image", fill: ("#dfe5ee", "#2b333f"),
                stroke: ("#b4bfce", "#4c5b70")),
            Rule(selector: " .ui-hill", fill: ("#a9b6c8", "#55657b")),
            Rule(
                selector: " .ui-ring", form: "stroke-width:2.5;stroke-dasharray:3 2.5", fill: nothing,
                stroke: ("#8e8e93", "#98989f")),
            Rule(selector: " .ui-rule", form: "stroke-width:.7", stroke: ("#d4d4d8", "#38383a")),
            Rule(selector: " .ui-tick", form: "stroke-width:1.6", stroke: ("#ffffff", "#ffffff")),
            // A text in a fixed colour that could not be read on a dark page.
            Rule(selector: " .ui-lit", fill: ("#000000", "#ffffff"), isForDark: true),
        ]

    /// The classes of ``screenRules`` with their colours, for the page's script.
    static var screenShades:
        [(style: String, fill: (light: String, dark: String)?, stroke: (light: String, dark: String)?)]
    {
        screenRules.map { (String($0.selector.dropFirst(2)), $0.fill, $0.stroke) }
    }

    /// The colours of one of ``screenShades`` as declarations for an element's `style`; nil for another class.
    static func screenColours(_ style: String, isLight: Bool) -> String? {
        guard let shade = shades[style] else { return nil }
        let fill = shade.fill.map { "fill:\(isLight ? $0.light : $0.dark)" }
        let stroke = shade.stroke.map { "stroke:\(isLight ? $0.light : $0.dark)" }
        return [fill, stroke].compactMap { $0 }.joined(separator: ";")
    }

    private static let shades = Dictionary(uniqueKeysWithValues: screenShades.map { ($0.style, $0) })

    /// The content of a `style` element.
    static func css(for look: PictureLook) -> String {
        switch look {
        case .blueprint: blueprint
        case .screen: screen
        }
    }

    private static let blueprint = css(rules)
    private static let screen = css(rules + screenRules)

    private static func css(_ rules: [Rule]) -> String {
        func colours(_ rule: Rule, _ dark: Bool) -> String {
            var parts: [String] = []
            if rule.isForDark, !dark { return "" }
            if let fill = rule.fill, !dark || fill.light != fill.dark {
                parts.append("fill:\(dark ? fill.dark : fill.light)")
            }
            if let stroke = rule.stroke { parts.append("stroke:\(dark ? stroke.dark : stroke.light)") }
            return parts.joined(separator: ";")
        }
        let light = rules.compactMap { rule -> String? in
            let parts = [rule.form, colours(rule, false)].filter { !$0.isEmpty }
            return parts.isEmpty ? nil : ".plumbline\(rule.selector){\(parts.joined(separator: ";"))}"
        }
        func dark(_ root: String) -> [String] {
            rules.compactMap { rule in
                let colours = colours(rule, true)
                return colours.isEmpty ? nil : "\(root)\(rule.selector){\(colours)}"
            }
        }
        return
            (light + ["@media(prefers-color-scheme:dark){"] + dark(".plumbline:not(.light)") + ["}"]
            + dark(".plumbline.dark")).joined(separator: "\n")
    }
}
