import LayoutModel

/// The page of a finding code: what the finding means, why it matters, and what to do about it.
///
/// Each page is a Markdown file, `Pages/CODE.md` in the folder of its family. It begins with a heading such as
///
///     # clipped
///
///     *information, opt-in*: a view that extends beyond its superview
///
/// and a description, which ends at the next empty line.
package struct RulePage: Sendable {
    package let code: FindingCode
    package let severity: Finding.Severity
    /// Whether the code is reported only when it is enabled.
    package let isOptIn: Bool
    /// One line, in lower case and without a full stop.
    package let summary: String
    /// The file's bytes, which stay in the program's read-only data and are decoded on demand.
    private let bytes: [UInt8]

    /// - Returns: nil if the page does not begin with a heading as described above.
    init?(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
            .prefix(3).map { String(decoding: $0, as: UTF8.self) }
        guard lines.count == 3, lines[0].hasPrefix("# "), lines[1].isEmpty, lines[2].hasPrefix("*") else { return nil }
        let parts = lines[2].dropFirst().split(separator: "*: ", maxSplits: 1)
        let words = parts.first?.split(separator: ", ") ?? []
        guard parts.count == 2, let level = words.first, let severity = Finding.Severity(word: level),
            words.count == 1 || words[1...] == ["opt-in"]
        else { return nil }
        code = FindingCode(rawValue: String(lines[0].dropFirst(2)))
        self.severity = severity
        isOptIn = words.count > 1
        summary = String(parts[1])
        self.bytes = bytes
    }

    /// The whole page, in Markdown.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The first paragraph below the heading, on one line.
    package var description: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).prefix { !$0.isEmpty }
            .joined(separator: " ")
    }
}

extension Finding.Severity {
    /// - Parameter word: the name of a case.
    fileprivate init?(word: Substring) {
        switch word {
        case "error": self = .error
        case "warning": self = .warning
        case "information": self = .information
        case "hint": self = .hint
        default: return nil
        }
    }
}
