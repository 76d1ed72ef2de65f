import LayoutModel
import SourceText

/// What the page's script draws of views as they look. Members that are as usual are left out.
enum ScreenJSON {
    static func view(_ look: ScreenView) -> JSON {
        var members: [(String, JSON)] = []
        func add(_ name: String, _ value: JSON, unless isUsual: Bool) {
            if !isUsual { members.append((name, value)) }
        }
        add("form", .integer(look.form.rawValue), unless: look.form == .plain)
        if let background = look.background { add("back", colour(background), unless: false) }
        if let foreground = look.foreground { add("front", colour(foreground), unless: false) }
        if let text = look.text {
            add("text", .string(text), unless: false)
            add("size", .number(look.fontSize), unless: false)
        }
        add("hint", .integer(1), unless: !look.isHint)
        add("bold", .integer(1), unless: !look.isBold)
        add("align", .integer(look.alignment.rawValue), unless: look.alignment == .left)
        add("left", .number(look.titleInsets.left), unless: look.titleInsets.left == 0)
        add("right", .number(look.titleInsets.right), unless: look.titleInsets.right == 0)
        add("lines", .integer(look.lines), unless: look.lines == 1)
        add("border", .integer(1), unless: !look.hasBorder)
        add("radius", .number(look.cornerRadius), unless: look.cornerRadius == 0)
        add("opacity", .number(look.opacity), unless: look.opacity == 1)
        add("clips", .integer(1), unless: !look.clips)
        add("scrolls", .integer(1), unless: !look.isScrolled)
        add("on", .integer(1), unless: !look.isOn)
        add("value", .number(look.value), unless: look.value == 0.5)
        add("items", .array(look.items.map(JSON.string)), unless: look.items.isEmpty)
        add("chosen", .integer(look.selected), unless: look.selected == 0)
        return members.isEmpty ? .integer(0) : .object(members)
    }

    /// A name among ``shades``, or `["#1f5fd0", 0.5]`, a colour that stays as it is, with its opacity.
    private static func colour(_ colour: Colour) -> JSON {
        switch colour {
        case .system(let system): .string(system.style)
        case .rgb(_, _, _, let opacity): .array([.string(colour.hex), .number((opacity * 100).rounded() / 100)])
        }
    }

    /// The light and the dark shade of each class of ``SVGStyle``'s for screens: `[fill, fill, stroke, stroke]`.
    static let shades = JSON.object(
        SVGStyle.screenShades.map { shade in
            (
                shade.style,
                .array(
                    [shade.fill, shade.stroke].flatMap { colour -> [JSON] in
                        [.string(colour?.light ?? "none"), .string(colour?.dark ?? "none")]
                    })
            )
        })
}
