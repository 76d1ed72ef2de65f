/// A colour of a view.
package enum Colour: Hashable, Sendable {
    /// From 0 to 1 each.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)
    /// One that is light or dark as its surroundings are.
    case system(SystemColour)

    /// Components outside of 0 to 1 become the nearest of these.
    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func part(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, 0), 1) }
        self = .rgb(red: part(red), green: part(green), blue: part(blue), opacity: part(opacity))
    }

    package init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour that UIKit or AppKit names, such as `systemBackground` or `systemBackgroundColor`; nil for other names.
    package init?(named name: String) {
        let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let system = SystemColour(word) {
            self = .system(system)
        } else if let (red, green, blue) = Self.fixed[word] {
            self.init(red: red, green: green, blue: blue)
        } else {
            return nil
        }
    }

    /// A colour with another opacity.
    package func withOpacity(_ opacity: Double) -> Colour {
        guard case .rgb(let red, let green, let blue, _) = self else { return self }
        return Colour(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Whether nothing of it is seen.
    package var isClear: Bool {
        if case .rgb(_, _, _, let opacity) = self { opacity == 0 } else { false }
    }

    /// The components of UIColor's class properties.
    private static let fixed: [String: (Double, Double, Double)] = [
        "black": (0, 0, 0), "white": (1, 1, 1), "darkGray": (1 / 3, 1 / 3, 1 / 3), "gray": (0.5, 0.5, 0.5),
        "lightGray": (2 / 3, 2 / 3, 2 / 3), "red": (1, 0, 0), "green": (0, 1, 0), "blue": (0, 0, 1),
        "cyan": (0, 1, 1), "yellow": (1, 1, 0), "magenta": (1, 0, 1), "orange": (1, 0.5, 0), "purple": (0.5, 0, 0.5),
        "brown": (0.6, 0.4, 0.2), "darkText": (0, 0, 0), "lightText": (1, 1, 1),
        "scrollViewTexturedBackground": (0.4, 0.4, 0.44), "viewFlipsideBackground": (0.12, 0.13, 0.14),
    ]
}
