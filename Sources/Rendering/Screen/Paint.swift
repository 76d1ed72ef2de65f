import LayoutModel
import SourceText

/// What a colour is drawn on.
enum Ambience: Sendable {
    /// Something that is light or dark as the page is.
    case scheme
    /// A colour that stays as it is.
    case fixed(Colour)

    /// What a background makes of the ambience around it.
    init(background: Colour?, around: Ambience) {
        switch background {
        case .rgb(_, _, _, let opacity)? where opacity > 0.5: self = .fixed(background ?? Colour(white: 1))
        case .system?: self = .scheme
        default: self = around
        }
    }

    /// Whether dark texts are readable on it; nil if that depends on the page.
    var isLight: Bool? {
        switch self {
        case .scheme: nil
        case .fixed(let colour): colour.isLight
        }
    }
}

extension Colour {
    /// Attributes with a leading space that fill a shape with the colour. A colour of the system has a class, so that
    /// it is light or dark as the page is; on a fixed colour, it has the shade that can be seen there.
    func fill(on ambience: Ambience = .scheme) -> String {
        switch self {
        case .system(let colour):
            guard let isLight = ambience.isLight else { return " class=\"\(colour.style)\"" }
            return " fill=\"\(isLight ? colour.shades.light : colour.shades.dark)\""
        case .rgb(_, _, _, let opacity):
            let faint = opacity < 1 ? " fill-opacity=\"\(plainDecimal(opacity, places: 2) ?? "1")\"" : ""
            return " fill=\"\(hex)\"\(faint)"
        }
    }

    /// The attributes of ``fill(on:)`` for a text. One in the colour of what it is drawn on could not be read: what is
    /// behind it comes from code then. It has a colour of the system instead.
    func textFill(on ambience: Ambience) -> String {
        guard case .rgb = self else { return fill(on: ambience) }
        switch ambience {
        case .fixed(let ground):
            let isReadable = contrast(to: ground) >= Self.leastContrast
            return (isReadable ? self : .system(.secondaryLabel)).fill(on: ambience)
        case .scheme:
            if contrast(to: Colour(white: 1)) < Self.leastContrast { return Colour.system(.label).fill() }
            return fill() + (contrast(to: Self.darkCanvas) < Self.leastOnDark ? " class=\"ui-lit\"" : "")
        }
    }

    /// Below this, a text is taken for one that is meant for another background.
    private static let leastContrast = 1.25
    /// Documents without dark colours are drawn on a dark page too.
    private static let leastOnDark = 2.5
    private static let darkCanvas = Colour(red: 0.09, green: 0.114, blue: 0.153)

    /// The contrast ratio of WCAG 2, from 1 to 21, with a gamma of 2.
    func contrast(to other: Colour) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// From 0 to 1; of a colour of the system, that of the light background.
    private var luminance: Double {
        guard case .rgb(let red, let green, let blue, _) = self else { return 1 }
        return 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
    }

    fileprivate var isLight: Bool {
        guard case .rgb(let red, let green, let blue, _) = self else { return true }
        // The luminance without the gamma: only what is nearer counts.
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5
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
