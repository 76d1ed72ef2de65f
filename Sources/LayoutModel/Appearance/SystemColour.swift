/// The colours of the system that are light or dark as their surroundings are.
package enum SystemColour: String, Hashable, Sendable, CaseIterable {
    case background, secondaryBackground, tertiaryBackground, label, secondaryLabel, tertiaryLabel, separator, fill
    case control, blue, red, green, orange, yellow, pink, purple, teal, cyan, mint, indigo, brown
    case gray, gray2, gray3, gray4, gray5, gray6

    /// The colour with a name of UIKit's or AppKit's, without `Color` at its end; nil for other names.
    package init?(_ name: String) {
        if let known = Self.names[name] {
            self = known
        } else if name.hasPrefix("system"), let first = name.dropFirst(6).first,
            let colour = Self(rawValue: first.lowercased() + name.dropFirst(7)), colour.isHue
        {
            self = colour
        } else {
            return nil
        }
    }

    private var isHue: Bool {
        switch self {
        case .background, .secondaryBackground, .tertiaryBackground, .label, .secondaryLabel, .tertiaryLabel,
            .separator,
            .fill, .control:
            false
        default: true
        }
    }

    private static let names: [String: SystemColour] = [
        "systemBackground": .background, "secondarySystemBackground": .secondaryBackground,
        "tertiarySystemBackground": .tertiaryBackground, "systemGroupedBackground": .secondaryBackground,
        "groupTableViewBackground": .secondaryBackground, "secondarySystemGroupedBackground": .background,
        "tertiarySystemGroupedBackground": .secondaryBackground, "label": .label, "secondaryLabel": .secondaryLabel,
        "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .tertiaryLabel, "placeholderText": .tertiaryLabel,
        "separator": .separator, "opaqueSeparator": .separator, "link": .blue, "systemFill": .fill,
        "secondarySystemFill": .fill, "tertiarySystemFill": .fill, "quaternarySystemFill": .fill,
        // AppKit's.
        "text": .label, "controlText": .label, "windowFrameText": .label, "headerText": .label,
        "disabledControlText": .tertiaryLabel,
        "textBackground": .background, "controlBackground": .background, "windowBackground": .secondaryBackground,
        "underPageBackground": .tertiaryBackground, "control": .control, "grid": .separator,
        "controlAccent": .blue, "selectedContentBackground": .blue, "alternateSelectedControl": .blue,
    ]
}
