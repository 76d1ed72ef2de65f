import LayoutModel

/// The page of a rule: what it finds, why that matters, what to do.
package struct RulePage: Sendable {
    package var code: FindingCode
    package var severity: Finding.Severity
    /// One line.
    package var summary: String
    /// Markdown.
    package var text: String

    package init(code: FindingCode, severity: Finding.Severity, summary: String, text: String) {
        self.code = code
        self.severity = severity
        self.summary = summary
        self.text = text
    }

    /// Every rule's page, in order of the code.
    package static let all: [RulePage] = []

    package static func page(for code: String) -> RulePage? {
        all.first { $0.code.rawValue == code }
    }
}
