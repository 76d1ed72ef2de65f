import LayoutModel

/// Whether text for a terminal is coloured.
package struct Style: Sendable {
    package static let plain = Style(usesColour: false)
    package static let coloured = Style(usesColour: true)

    package var usesColour: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }

    func severity(_ severity: Finding.Severity, _ text: String) -> String {
        switch severity {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .information: wrap(text, "1;34")
        case .hint: wrap(text, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String {
        usesColour && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
