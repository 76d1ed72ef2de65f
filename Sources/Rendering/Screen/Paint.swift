import LayoutModel
import SourceText

/// What a colour is drawn on.
enum Ambience: Sendable {
    /// Something that is light or dark as the page is.
    case scheme
    /// A colour that stays as it is.
    case light, dark

    /// What a background makes of the ambience around it.
    init(background: Colour?, around: Ambience) {
        switch background {
        case .rgb(let red, let green, let blue, let opacity)? where opacity > 0.5:
            // The relative luminance, without the gamma: only what is nearer counts.
            self = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 ? .light : .dark
        case .system?: self = .scheme
        default: self = around
        }
    }
}

extension Colour {
    /// Attributes with a leading space that fill a shape or a text with the colour. A colour of the system has a class,
    /// so that it is light or dark as the page is; on a fixed colour, it has the shade that can be read there.
    func fill(on ambience: Ambience = .scheme) -> String {
        switch self {
        case .system(let colour):
            switch ambience {
            case .scheme: return " class=\"\(colour.style)\""
            case .light: return " fill=\"\(colour.shades.light)\""
            case .dark: return " fill=\"\(colour.shades.dark)\""
            }
        case .rgb(_, _, _, let opacity):
            let faint = opacity < 1 ? " fill-opacity=\"\(plainDecimal(opacity, places: 2) ?? "1")\"" : ""
            return " fill=\"\(hex)\"\(faint)"
        }
    }

    /// `#1f5fd0`, without the opacity; of a colour of the system, the light one.
    var hex: String {
        guard case .rgb(let red, let green, let blue, _) = self else {
            if case .system(let colour) = self { return colour.shades.light }
            return "#000000"
        }
        return [red, green, blue].reduce("#") { text, part in
            let digits = String(Int(clamping: (min(max(part, 0), 1) * 255).rounded()), radix: 16)
            return text + (digits.count < 2 ? "0" : "") + digits
        }
    }
}

extension SystemColour {
    /// The class of what is drawn in the colour.
    var style: String { "ui-\(rawValue)" }

    /// As in iOS 17, opaque: those with an opacity there are as on the background.
    var shades: (light: String, dark: String) {
        switch self {
        case .background: ("#ffffff", "#000000")
        case .secondaryBackground: ("#f2f2f7", "#1c1c1e")
        case .tertiaryBackground: ("#ffffff", "#2c2c2e")
        case .label: ("#000000", "#ffffff")
        case .secondaryLabel: ("#85858b", "#98989f")
        case .tertiaryLabel: ("#a9a9ae", "#6c6c72")
        case .separator: ("#c6c6c8", "#38383a")
        case .fill: ("#e4e4e6", "#39393d")
        case .control: ("#ffffff", "#59595b")
        case .blue: ("#007aff", "#0a84ff")
        case .red: ("#ff3b30", "#ff453a")
        case .green: ("#34c759", "#30d158")
        case .orange: ("#ff9500", "#ff9f0a")
        case .yellow: ("#ffcc00", "#ffd60a")
        case .pink: ("#ff2d55", "#ff375f")
        case .purple: ("#af52de", "#bf5af2")
        case .teal: ("#30b0c7", "#40c8e0")
        case .cyan: ("#32ade6", "#64d2ff")
        case .mint: ("#00c7be", "#63e6e2")
        case .indigo: ("#5856d6", "#5e5ce6")
        case .brown: ("#a2845e", "#ac8e68")
        case .gray: ("#8e8e93", "#8e8e93")
        case .gray2: ("#aeaeb2", "#636366")
        case .gray3: ("#c7c7cc", "#48484a")
        case .gray4: ("#d1d1d6", "#3a3a3c")
        case .gray5: ("#e5e5ea", "#2c2c2e")
        case .gray6: ("#f2f2f7", "#1c1c1e")
        }
    }
}
